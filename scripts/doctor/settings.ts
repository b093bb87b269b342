import type { Config } from '#server/config.ts';
import { listMisspelt } from '#server/misspelt-settings.ts';
import { isLoopback } from '#server/start-checks.ts';
import { type Finding, ok, warn } from './finding.ts';

/** Settings that are valid but probably not meant, or not safe on a public server. */
export function checkSettings(
  config: Config,
  environment: Record<string, string | undefined>,
): Finding[] {
  const misspelt = listMisspelt(environment).map(({ name, meant }) =>
    warn(`${name} is no setting`, meant ? `Is ${meant} meant?` : 'Remove it.'),
  );
  const { publicUrl, mail, databaseUrl, directUrl, mode } = config;
  const isLocal = isLoopback(new URL(publicUrl).hostname);
  const found = [...misspelt];
  if (isLocal) found.push(warn(`PUBLIC_URL is ${publicUrl}`, 'Set the address that people type.'));
  else if (!publicUrl.startsWith('https:'))
    found.push(warn(`${publicUrl} is without TLS`, 'Passwords can be read on the way: use https.'));
  if (!isLocal && config.trustedProxies === 0 && publicUrl.startsWith('https:'))
    found.push(
      warn(
        'TRUST_PROXY is off',
        'Behind a proxy, all visitors count as one network. Set it to true.',
      ),
    );
  if (!mail.smtpUrl)
    found.push(warn('Without SMTP_URL mails are files in DATA_DIR/outbox', 'Set SMTP_URL.'));
  else if (!mail.from)
    found.push(
      warn(
        'Without MAIL_FROM mails are from no-reply@localhost',
        'Set an address for which the mail server sends.',
      ),
    );
  if (mode !== 'production')
    found.push(warn(`NODE_ENV is ${mode}`, 'Set it to production, or leave it out.'));
  // The driver reads more than this, for example an address without a host; what it cannot read is a finding of its own.
  const usual = databaseUrl && URL.canParse(databaseUrl) ? new URL(databaseUrl) : undefined;
  if (!directUrl && usual?.port === '6432')
    found.push(
      warn('DATABASE_URL looks like PgBouncer', 'Set DATABASE_DIRECT_URL to the server itself.'),
    );
  return found.length > 0 ? found : [ok('settings')];
}
