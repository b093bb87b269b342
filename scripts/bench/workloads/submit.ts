import assert from 'node:assert/strict';
import { contests } from '../contest.ts';
import { withClient } from '../dataset/databases.ts';
import { type OpenAttempt, openAttempts } from '../dataset/open-attempts.ts';
import { signedIn } from '../dataset/sessions.ts';
import { members } from '../dataset/size.ts';
import type { Answer } from '../load/connection.ts';
import type { Exchange, Supply } from '../load/measure.ts';
import { request } from '../load/request.ts';

/** Attempts that a round can submit at most. */
const perSecond = 1200;

/** Submits of whole papers, each of another attempt; all are graded and durable when they are answered. */
export const submit = contests('submit', async ({ app, drizzle, prisma, databases, size }) => {
  const { learners } = size;
  const byPeer = (seconds: number) => submitting(databases.peers, peerCall, { seconds, learners });
  return [
    {
      title: 'Submit 30 answers',
      connections: members,
      contenders: [
        {
          name: 'Quizwright',
          server: app,
          supply: (seconds) => submitting(databases.app, appCall, { seconds, learners }),
        },
        { name: 'Express + Drizzle', server: drizzle, supply: byPeer },
        { name: 'Express + Prisma', server: prisma, supply: byPeer },
      ],
      goals: { 'Express + Drizzle': 8 },
    },
  ];
});

interface GivenAnswer {
  questionId: number;
  selectedOption: number;
}

type Call = (attempt: OpenAttempt, answers: GivenAnswer[]) => { path: string; body: unknown };

const appCall: Call = (attempt, answers) => ({
  path: '/trpc/attempt.submit',
  body: { attemptId: attempt.id, answers },
});

const peerCall: Call = (attempt, answers) => ({
  path: `/attempts/${attempt.id}/submit`,
  body: { answers },
});

/** A submit of all answers of an attempt; 24 of 30 are right. */
export function submitOf(attempt: OpenAttempt, toCall: Call = appCall): Exchange {
  // The key of question n is option n mod 4: all are right but every fifth.
  const answers = attempt.questionIds.map((questionId, index) => ({
    questionId,
    selectedOption: (index + 1 + (index % 5 === 0 ? 1 : 0)) % 4,
  }));
  const { path, body } = toCall(attempt, answers);
  return {
    request: request(path, { method: 'POST', headers: signedIn(attempt.userId), body }),
    status: 200,
    check: ({ body: graded }: Answer) => assert.match(graded.toString(), /"score":24\b/),
  };
}

async function submitting(
  database: string,
  toCall: Call,
  { seconds, learners }: { seconds: number; learners: number },
): Promise<Supply> {
  const count = Math.ceil(perSecond * seconds);
  const attempts = await withClient(database, (client) => openAttempts(client, count, learners));
  let next = 0;
  return () => {
    const attempt = attempts[next];
    next += 1;
    return attempt && submitOf(attempt, toCall);
  };
}
