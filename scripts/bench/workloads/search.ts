import assert from 'node:assert/strict';
import { contests } from '../contest.ts';
import type { Answer } from '../load/connection.ts';
import type { Supply } from '../load/measure.ts';
import { request, trpcQuery } from '../load/request.ts';

/** The beginnings of words that people type, frequent and rare. */
const words = ['net', 'databases', 'algebra ba', 'step', 'chem', 'practice', 'advanced', 'history'];

/** Suggestions below the search field. To reach: 5,000/s with p99 of at most 10 ms among 100,000 quizzes. */
export const search = contests('search', async ({ app, uncached, size }) => [
  {
    title: `Search suggestions among ${size.quizzes.toLocaleString('en')} quizzes`,
    connections: 32,
    contenders: [
      { name: 'Quizwright', server: app, supply: typing },
      { name: 'Quizwright, cache off', server: uncached, supply: typing },
    ],
    goals: {},
  },
]);

function typing(): Supply {
  const exchanges = words.map((text) => ({
    request: request(trpcQuery('quiz.suggest', { text })),
    status: 200,
    check: ({ body }: Answer) => assert.equal(body.toString().match(/"title":/g)?.length, 5, text),
  }));
  let next = 0;
  return () => {
    next += 1;
    return exchanges[next % exchanges.length];
  };
}
