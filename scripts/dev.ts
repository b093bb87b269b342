/** The server with the web app from its sources: one process, which Node.js restarts when server code changes. */
process.env.NODE_ENV = 'development';
process.env.LOG_LEVEL ||= 'info';
if (!process.env.GOOGLE_CLIENT_ID) await standInForGoogle();
const { startServer } = await import('#server/main.ts');
await startServer();

/** Without credentials for Google, a provider on this machine takes its place: any email address signs in. */
async function standInForGoogle(): Promise<void> {
  const { startIdentityProvider } = await import('./dev-identity-provider.ts');
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${process.env.PORT || 3000}`;
  const { issuer, clientId, clientSecret } = await startIdentityProvider({ publicUrl });
  process.env.OIDC_ISSUER = issuer;
  process.env.GOOGLE_CLIENT_ID = clientId;
  process.env.GOOGLE_CLIENT_SECRET = clientSecret;
}
