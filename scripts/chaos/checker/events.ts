import { isDeepStrictEqual } from 'node:util';
import type { Ledger, SentAnswer } from '../learners/ledger.ts';
import type { Finding } from './finding.ts';
import type { EventRow, Stored } from './rows.ts';

const blank = { response: null, flagged: false };

/**
 * Every acknowledged answer is an event, unless it repeated what was stored; the events of an attempt are an
 * unbroken chain; the last event of a question is its stored answer.
 */
export function checkEvents(ledgers: Ledger[], { answers, events }: Stored): Finding[] {
  const ofAttempt = Map.groupBy(events, ({ attempt_id }) => attempt_id);
  const acknowledged = ledgers.flatMap(({ attempts }) =>
    [...attempts.values()].flatMap((attempt) =>
      [...attempt.answers].flatMap(([questionId, sent]) =>
        [...sent.values()]
          .filter(({ isAcknowledged }) => isAcknowledged)
          .map((answer) => ({ attemptId: attempt.id, questionId, answer })),
      ),
    ),
  );
  const ofQuestion = (attemptId: number, questionId: number) =>
    (ofAttempt.get(attemptId) ?? []).filter(({ question_id }) => question_id === questionId);
  const broken = [...ofAttempt].filter(([, chain]) => !isChain(chain));
  const lost = acknowledged.filter(
    ({ attemptId, questionId, answer }) =>
      !isSame(answer, lastUpTo(ofQuestion(attemptId, questionId), answer.seq)),
  );
  const different = answers.filter(
    (row) => !isSame(row, ofQuestion(row.attempt_id, row.question_id).at(-1)),
  );
  const text = (attempt: number, question: number, what: string) =>
    `attempt ${attempt}, question ${question}: ${what}`;
  return [
    ...broken.map(([attempt]) => `attempt ${attempt}: the chain of events is broken`),
    ...lost.map(({ attemptId, questionId, answer }) =>
      text(attemptId, questionId, `number ${answer.seq} was acknowledged and is no event`),
    ),
    ...different.map((row) =>
      text(row.attempt_id, row.question_id, 'the last event is not the stored answer'),
    ),
  ].map((found) => ({ kind: 'lost event', text: found }));
}

const isChain = (events: EventRow[]): boolean =>
  events.every(({ number, is_linked }, index) => number === index + 1 && is_linked);

/** An unchanged repetition adds no event, so the event may have a lower number than the answer. */
const lastUpTo = (events: EventRow[], seq: number) =>
  events.filter((event) => event.seq <= seq).at(-1);

const isSame = (
  {
    response,
    flagged,
  }: Pick<SentAnswer, 'response' | 'flagged'> | Pick<EventRow, 'response' | 'flagged'>,
  event: Pick<EventRow, 'response' | 'flagged'> = blank,
): boolean => isDeepStrictEqual(response, event.response) && flagged === event.flagged;
