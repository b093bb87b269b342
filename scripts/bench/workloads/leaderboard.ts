import assert from 'node:assert/strict';
import { contests, repeating } from '../contest.ts';
import { members } from '../dataset/size.ts';
import type { Answer } from '../load/connection.ts';
import { trpcQuery } from '../load/request.ts';
import { byMember } from './signed.ts';

/** The ten best, and the own place of many members. To reach: 10,000 reads/s with p99 of at most 5 ms. */
export const leaderboard = contests('leaderboard', async ({ app, uncached }) => {
  const best = { path: trpcQuery('progress.leaderboard'), check: isTop };
  return [
    {
      title: 'Leaderboard',
      connections: 32,
      contenders: [
        repeating('Quizwright', app, best),
        repeating('Quizwright, cache off', uncached, best),
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
          supply: () => byMember(trpcQuery('progress.ownPlace'), /"isOwn":true/),
        },
      ],
      goals: {},
    },
  ];
});

const isTop = ({ body }: Answer) =>
  assert.equal(body.toString().match(/"quizzesCompleted":/g)?.length, 10);
