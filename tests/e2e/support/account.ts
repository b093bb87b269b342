import { type IdentityProvider, startIdentityProvider } from '#scripts/dev-identity-provider.ts';
import { freePort } from '#scripts/local-postgres.ts';
import { openPostOffice, type PostOffice } from '#tests/support/post-office.ts';
import { test as base } from './journey.ts';
import { type RunningServer, startServer } from './server.ts';

export { expect } from './journey.ts';

interface Neighbours {
  server: RunningServer;
  post: PostOffice;
  provider: IdentityProvider;
}

/** Journeys through a server that sends its mail to a real SMTP server and knows a real OpenID provider. */
export const test = base.extend<object, Neighbours & { address: { port: number; url: string } }>({
  address: [
    async ({}, use) => {
      const port = await freePort();
      await use({ port, url: `http://localhost:${port}` });
    },
    { scope: 'worker' },
  ],
  post: [
    async ({}, use) => {
      const post = await openPostOffice();
      await use(post);
      await post.stop();
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({ address }, use) => {
      const provider = await startIdentityProvider({ publicUrl: address.url });
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ address, post, provider }, use) => {
      const server = await startServer(
        {
          SMTP_URL: post.url,
          CONTACT_EMAIL: 'contact@example.com',
          OIDC_ISSUER: provider.issuer,
          GOOGLE_CLIENT_ID: provider.clientId,
          GOOGLE_CLIENT_SECRET: provider.clientSecret,
        },
        address.port,
      );
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});
