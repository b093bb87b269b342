import type { Ledger } from '../learners/ledger.ts';
import type { Finding } from './finding.ts';
import type { Stored } from './rows.ts';

/** A mail that the mail server accepted. */
export interface DeliveredMail {
  to: string;
  subject: string;
  /** Its Message-ID; the repetition of a mail has the same. */
  id: string;
}

/** Every account gets one mail to confirm its address, and every contact message is mailed once. */
export function checkMails(
  ledgers: Ledger[],
  { people }: Stored,
  mails: DeliveredMail[],
): Finding[] {
  const names = new Set(people.map(({ username }) => username));
  const confirmations = Map.groupBy(
    mails.filter(({ subject }) => subject === 'Confirm your email address'),
    ({ to }) => to,
  );
  return ledgers.flatMap(({ username, email, contactSubjects }) => [
    ...(names.has(username)
      ? expectOne(`the mail to ${email}`, confirmations.get(email) ?? [])
      : []),
    ...contactSubjects.flatMap((subject) =>
      expectOne(
        `the mail about "${subject}"`,
        mails.filter((mail) => mail.subject.endsWith(subject)),
      ),
    ),
  ]);
}

function expectOne(what: string, mails: DeliveredMail[]): Finding[] {
  const ids = new Set(mails.map(({ id }) => id));
  if (ids.size === 1) return [];
  return [
    ids.size === 0
      ? { kind: 'lost mail', text: `${what} was not sent` }
      : { kind: 'doubled mail', text: `${what} was sent as ${ids.size} mails` },
  ];
}
