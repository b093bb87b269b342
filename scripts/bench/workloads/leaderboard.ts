import assert from 'node:assert/strict';
import { contests } from '../contest.ts';
import { signedIn } from '../dataset/sessions.ts';
import { members } from '../dataset/size.ts';
import type { Answer } from '../load/connection.ts';
import { request, trpcQuery } from '../load/request.ts';

/** The ten best, and the own place of many members. To reach: 10,000 reads/s with p99 of at most 5 ms. */
export const leaderboard = contests('leaderboard', async ({ app, uncached }) => {
  const best = { request: request(trpcQuery('progress.leaderboard')), status: 200, check: isTop };
  const own = Array.from({ length: members }, (_, index) =>
    request(trpcQuery('progress.ownPlace'), { headers: signedIn(index + 1) }),
  );
  const check = ({ body }: Answer) => assert.match(body.toString(), /"isOwn":true/);
  return [
    {
      title: 'Leaderboard',
      connections: 32,
      contenders: [
        { name: 'Quizwright', server: app, supply: () => () => best },
        { name: 'Quizwright, cache off', server: uncached, supply: () => () => best },
      ],
      goals: {},
    },
    {
      title: 'Own place on the leaderboard',
      connections: members,
      contenders: [
        {
          name: 'Quizwright',
          server: app,
          supply: () => (connection) => {
            const bytes = own[connection % members];
            return bytes && { request: bytes, status: 200, check };
          },
        },
      ],
      goals: {},
    },
  ];
});

const isTop = ({ body }: Answer) =>
  assert.equal(body.toString().match(/"quizzesCompleted":/g)?.length, 10);
