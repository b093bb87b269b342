import assert from 'node:assert/strict';
import { contests } from '../contest.ts';
import { withClient } from '../dataset/databases.ts';
import { type OpenAttempt, openAttempts } from '../dataset/open-attempts.ts';
import { signedIn } from '../dataset/sessions.ts';
import { members } from '../dataset/size.ts';
import type { Answer } from '../load/connection.ts';
import type { Exchange, Supply } from '../load/measure.ts';
import { request } from '../load/request.ts';

/** Autosaves: each connection is a learner who answers one question after the other. */
export const save = contests('save', async ({ app, drizzle, prisma, databases }) => {
  const byPeer = async () => answering(await openIn(databases.peers), peerCall);
  return [
    {
      title: 'Save one answer',
      connections: members,
      contenders: [
        {
          name: 'Quizwright',
          server: app,
          supply: async () => answering(await openIn(databases.app), appCall),
        },
        { name: 'Express + Drizzle', server: drizzle, supply: byPeer },
        { name: 'Express + Prisma', server: prisma, supply: byPeer },
      ],
      goals: { 'Express + Drizzle': 4 },
    },
  ];
});

const openIn = (database: string) =>
  withClient(database, (client) => openAttempts(client, members, members));

interface GivenAnswer {
  questionId: number;
  selectedOption: number;
  seq: number;
}

type Call = (attempt: OpenAttempt, answer: GivenAnswer) => { path: string; body: unknown };

const appCall: Call = (attempt, answer) => ({
  path: '/trpc/attempt.save',
  body: { attemptId: attempt.id, answers: [answer] },
});

const peerCall: Call = (attempt, answer) => ({
  path: `/attempts/${attempt.id}/answers`,
  body: { answers: [answer] },
});

function answering(attempts: OpenAttempt[], toCall: Call): Supply {
  let seq = 0;
  return (connection) => {
    const attempt = attempts[connection];
    if (!attempt) return undefined;
    seq += 1;
    return saveOf(attempt, seq, toCall);
  };
}

/** A save of the next answer of an attempt. */
export function saveOf(attempt: OpenAttempt, seq: number, toCall: Call = appCall): Exchange {
  const questionId = attempt.questionIds[seq % attempt.questionIds.length] ?? 0;
  const answer = { questionId, selectedOption: seq % 4, seq };
  const { path, body } = toCall(attempt, answer);
  return {
    request: request(path, { method: 'POST', headers: signedIn(attempt.userId), body }),
    status: 200,
    check: ({ body: saved }: Answer) => {
      const text = saved.toString();
      assert.ok(text.includes(`"questionId":${questionId}`) && text.includes('selectedOption'));
      assert.match(text, new RegExp(`"selectedOption":${answer.selectedOption}`));
    },
  };
}
