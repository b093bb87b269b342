import { type IdentityProvider, startIdentityProvider } from '#scripts/dev-identity-provider.ts';
import { freePort } from '#scripts/local-postgres.ts';
import { openPostOffice, type PostOffice } from '#tests/support/post-office.ts';
import { test as base } from './journey.ts';

export { expect } from './journey.ts';

interface Neighbours {
  post: PostOffice;
  provider: IdentityProvider;
}

/** Journeys through a server with a real SMTP server and a real OpenID provider. */
export const test = base.extend<object, Neighbours>({
  chosenPort: [async ({}, use) => use(await freePort()), { scope: 'worker' }],
  post: [
    async ({}, use) => {
      const post = await openPostOffice();
      await use(post);
      await post.stop();
    },
    { scope: 'worker' },
  ],
  provider: [
    async ({ chosenPort }, use) => {
      const provider = await startIdentityProvider({ publicUrl: `http://localhost:${chosenPort}` });
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  environment: [
    async ({ post, provider }, use) =>
      use({
        SMTP_URL: post.url,
        SMTP_TLS: 'optional',
        CONTACT_EMAIL: 'contact@example.com',
        OIDC_ISSUER: provider.issuer,
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: provider.clientSecret,
      }),
    { scope: 'worker' },
  ],
});
