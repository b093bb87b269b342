import type { Ledger } from '../learners/ledger.ts';
import { checkAnswers } from './answers.ts';
import { checkGrades, checkOrder } from './attempts.ts';
import { checkCounters } from './counters.ts';
import { checkEvents } from './events.ts';
import type { Finding } from './finding.ts';
import { checkMails, type DeliveredMail } from './mails.ts';
import { checkRatings } from './ratings.ts';
import { type Query, readStored } from './rows.ts';

export interface Evidence {
  ledgers: Ledger[];
  query: Query;
  /** Undefined where mails cannot be seen. */
  mails: DeliveredMail[] | undefined;
}

/**
 * Compares the ledgers of the learners with the database, row by row, and counts everything again. It shares no
 * code with the product.
 */
export async function check({ ledgers, query, mails }: Evidence): Promise<Finding[]> {
  const stored = await readStored(query);
  return [
    ...checkAnswers(ledgers, stored),
    ...checkEvents(ledgers, stored),
    ...checkGrades(stored),
    ...checkOrder(stored),
    ...(await checkCounters(query)),
    ...(await checkRatings(query)),
    ...(mails ? checkMails(ledgers, stored, mails) : []),
  ];
}
