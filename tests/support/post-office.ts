import type { Email } from 'postal-mime';
import { startLocalMailServer } from '#scripts/local-mail.ts';
import { tokenOf } from './link-token.ts';

export interface PostOffice {
  /** The value for SMTP_URL. */
  url: string;
  /** All mails that have arrived. */
  mails: Email[];
  /** The next mail to `to`, or the first that has arrived already; each is returned once. */
  receive(to: string, subject?: string): Promise<Email>;
  /** While true, all mails are refused. */
  closed: boolean;
  stop(): Promise<void>;
}

/** A real SMTP server on loopback that stores the mails it receives. */
export async function openPostOffice(): Promise<PostOffice> {
  const mails: Email[] = [];
  const taken = new Set<Email>();
  const office = { closed: false };
  const server = await startLocalMailServer((mail) => {
    if (office.closed) throw new Error('The mail server is closed');
    mails.push(mail);
  });
  return Object.assign(office, {
    url: `smtp://127.0.0.1:${server.port}`,
    mails,
    async receive(to: string, subject?: string) {
      for (const until = Date.now() + 15_000; Date.now() < until; ) {
        const mail = mails.find(
          (candidate) =>
            !taken.has(candidate) &&
            candidate.to?.some(({ address }) => address === to) &&
            (subject === undefined || candidate.subject === subject),
        );
        if (mail) {
          taken.add(mail);
          return mail;
        }
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      const seen = mails.map((mail) => `${mail.to?.[0]?.address}: ${mail.subject}`);
      throw new Error(`No mail to ${to} arrived. These did: ${seen.join(', ') || 'none'}`);
    },
    stop: server.stop,
  });
}

/** The address behind the mail's button. */
export function linkIn(mail: Email): URL {
  const address = mail.text?.match(/https?:\/\/\S+#token=\S+/)?.[0];
  if (!address) throw new Error(`No link in: ${mail.text}`);
  return new URL(address);
}

export const tokenIn = (mail: Email): string => tokenOf(linkIn(mail));
