import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { SendMailOptions, Transporter } from 'nodemailer';
import { makeFolder } from '#db/make-folder.ts';
import { productName } from '#shared/kernel/product.ts';
import type { Config } from '../config.ts';
import { undefinedIfAbsent } from '../kernel/files/file-store.ts';

export interface Message {
  to: string;
  /** Whom the mail is from, unless MAIL_FROM says so; the product by default. */
  fromName?: string;
  subject: string;
  text: string;
  html: string;
  /** The address for replies, if it is not the sender. */
  replyTo?: string | undefined;
  attachments?: Attachment[] | undefined;
  /** The address that ends such mails with one press (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

export interface Attachment {
  filename: string;
  content: string;
  contentType: string;
}

export interface Mailer {
  /** Sends the message. The same `id` gives the same Message-ID, so that a repetition can be recognised. */
  send(message: Message, id: string): Promise<void>;
  close(): void;
}

/** Sends through the configured server; without one, writes each message as a file to the outbox. */
export function createMailer(config: Config, log: Pick<FastifyBaseLogger, 'info'>): Mailer {
  const { smtpUrl, tlsRequired, from } = config.mail;
  const compose = (
    { to, fromName = productName, unsubscribeUrl, ...message }: Message,
    id: string,
  ): SendMailOptions => ({
    ...message,
    from: from ?? { name: fromName, address: 'no-reply@localhost' },
    to: { name: '', address: to },
    messageId: `<${id}@${new URL(config.publicUrl).hostname}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl
        ? {
            'List-Unsubscribe': `<${unsubscribeUrl}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return smtpUrl
    ? overSmtp({ url: smtpUrl, tlsRequired }, compose)
    : intoOutbox(config.dataDir, compose, log);
}

/** A transport that is opened with the first message: loading the library takes a part of the start. */
function opened<Sent>(open: (library: typeof import('nodemailer')) => Transporter<Sent>) {
  let transport: Promise<Transporter<Sent>> | undefined;
  return {
    open: () => (transport ??= import('nodemailer').then(open)),
    close: () => void transport?.then((each) => each.close()),
  };
}

type Compose = (message: Message, id: string) => SendMailOptions;

/** Without TLS, links that sign in could be read on the network path. */
function overSmtp(
  { url, tlsRequired }: { url: string; tlsRequired: boolean },
  compose: Compose,
): Mailer {
  const transport = opened(({ createTransport }) =>
    createTransport({
      url,
      requireTLS: tlsRequired,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
    }),
  );
  return {
    async send(message, id) {
      await (await transport.open()).sendMail(compose(message, id));
    },
    close: transport.close,
  };
}

function intoOutbox(
  dataDir: string,
  compose: Compose,
  log: Pick<FastifyBaseLogger, 'info'>,
): Mailer {
  const transport = opened(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true }),
  );
  const outbox = outboxOf(dataDir);
  return {
    async send(message, id) {
      const { message: bytes } = await (await transport.open()).sendMail(compose(message, id));
      const file = path.join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`);
      // Messages contain links that sign in, so only the owner may read the files.
      await makeFolder(outbox, 0o700);
      await writeFile(`${file}.part`, bytes, { mode: 0o600 });
      await rename(`${file}.part`, file);
      log.info({ file }, 'mail written to a file; SMTP_URL would send it');
    },
    close: transport.close,
  };
}

const outboxOf = (dataDir: string): string => path.resolve(dataDir, 'outbox');

/** Removes mails that were written before a moment, and those that a full disk cut off. */
export async function clearOutbox(dataDir: string, before: Date): Promise<void> {
  const outbox = outboxOf(dataDir);
  if (!existsSync(outbox)) return;
  for (const name of await readdir(outbox)) {
    const file = path.join(outbox, name);
    if (!/\.eml(?:\.part)?$/.test(name)) continue;
    // A mail that was being written when the folder was read has another name by now.
    const found = await stat(file).catch(undefinedIfAbsent);
    if (found && found.mtime < before) await rm(file, { force: true });
  }
}
