import { type IdentityProvider, startIdentityProvider } from '#scripts/dev-identity-provider.ts';
import { startLocalMailServer } from '#scripts/local-mail.ts';
import { freePort } from '#scripts/local-postgres.ts';
import type { DeliveredMail } from '../checker/mails.ts';
import { Link } from './link.ts';

/** What the app depends on apart from its database, each behind a link. */
export interface Services {
  mails: DeliveredMail[];
  mailLink: Link;
  identity: IdentityProvider;
  identityLink: Link;
  /** The part of the app's environment that names them. */
  environment: Record<string, string>;
  stop(): Promise<void>;
}

/** @param publicUrl the address of the app, to which the identity provider sends people back */
export async function startServices(publicUrl: string): Promise<Services> {
  const mails: DeliveredMail[] = [];
  const mailServer = await startLocalMailServer((mail) => {
    const [to] = mail.to ?? [];
    mails.push({
      to: to?.address ?? '',
      subject: mail.subject ?? '',
      id: mail.messageId ?? '',
    });
  });
  const mailLink = await Link.open(() => [{ host: '127.0.0.1', port: mailServer.port }]);
  const providerPort = await freePort();
  const identityLink = await Link.open(() => [{ host: '127.0.0.1', port: providerPort }]);
  const identity = await startIdentityProvider({
    publicUrl,
    port: providerPort,
    issuer: `http://localhost:${identityLink.port}`,
  });
  return {
    mails,
    mailLink,
    identity,
    identityLink,
    environment: {
      SMTP_TLS: 'optional',
      SMTP_URL: `smtp://127.0.0.1:${mailLink.port}`,
      CONTACT_EMAIL: 'contact@example.com',
      GOOGLE_CLIENT_ID: identity.clientId,
      GOOGLE_CLIENT_SECRET: identity.clientSecret,
      OIDC_ISSUER: identity.issuer,
    },
    stop: async () => {
      await Promise.all([mailLink.close(), identityLink.close()]);
      await identity.stop();
      await mailServer.stop();
    },
  };
}
