import assert from 'node:assert/strict';
import type pg from 'pg';
import type { Workload } from '../contest.ts';
import { withClient } from '../dataset/databases.ts';
import { signedIn } from '../dataset/sessions.ts';
import type { Exchange } from '../load/measure.ts';
import { inTurn, offer } from '../load/offer.ts';
import { request, trpcQuery } from '../load/request.ts';
import { offeredTable } from '../report.ts';

const lists = 5000;
const secondsBetweenPolls = 2;

/** Lists of quizzes are open, in each of which one quiz has to be waited for. */
export const openLists: Workload = {
  name: 'lists',
  async *sections({ app, databases, report, size }, pace) {
    const count = Math.min(lists, size.learners);
    report(`lists: ${count} open lists poll every ${secondsBetweenPolls} s`);
    const waits = await withClient(databases.app, (client) => letWait(client, count));
    const pollAt = inTurn(waits.map(pollOf));
    const perSecond = count / secondsBetweenPolls;
    const polls = (seconds: number) =>
      offer({ ...app, perSecond, seconds, connections: 1000, next: pollAt });
    // The first poll of each list reads what the process keeps then.
    await polls(secondsBetweenPolls);
    const round = await polls(pace.seconds * pace.rounds);
    const title = `${count.toLocaleString('en')} open lists that poll every ${secondsBetweenPolls} s`;
    yield offeredTable({ title, unit: 'polls', goal: '10%' }, round);
  },
};

interface Wait {
  userId: number;
  quizId: number;
}

/** Makes each of the first learners wait for a quiz, until tomorrow. */
async function letWait(client: pg.Client, count: number): Promise<Wait[]> {
  const { rows } = await client.query<Wait>(
    `update quiz_attempts set completed_at = now(), can_retake_at = now() + interval '1 day'
     where id in (select max(id) from quiz_attempts where user_id <= $1 group by user_id)
     returning user_id as "userId", quiz_id as "quizId"`,
    [count],
  );
  return rows;
}

const pollOf = ({ userId, quizId }: Wait): Exchange => ({
  request: request(trpcQuery('attempt.retakeStatus', { quizIds: [quizId] }), {
    headers: signedIn(userId),
  }),
  status: 200,
  check: ({ body }) => assert.match(body.toString(), /"canRetake":false/),
});
