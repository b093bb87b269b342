import assert from 'node:assert/strict';
import { contests, type Workload } from '../contest.ts';
import { prepareDatabases } from '../dataset/databases.ts';
import type { Answer } from '../load/connection.ts';
import type { Supply } from '../load/measure.ts';
import { request, trpcQuery } from '../load/request.ts';
import { startApp } from '../process/app.ts';

/** The beginnings of words that people type, frequent and rare. */
const words = ['net', 'databases', 'algebra ba', 'step', 'chem', 'practice', 'advanced', 'history'];

const size = { quizzes: 100_000, questionsPerQuiz: 1, attempts: 0, learners: 100 };

/** Suggestions below the search field. To reach: 5,000/s with p99 of at most 10 ms among 100,000 quizzes. */
export const search: Workload = {
  name: 'search',
  async *sections(stage, pace) {
    const databases = await prepareDatabases(size, stage.report);
    const url = await databases.copy('search');
    const app = await startApp({ DATABASE_URL: url });
    const uncached = await startApp({ DATABASE_URL: url, RESPONSE_CACHE: 'off' });
    const contest = {
      title: `Search suggestions among ${size.quizzes.toLocaleString('en')} quizzes`,
      connections: 32,
      contenders: [
        { name: 'Quizwright', server: app, supply: typing },
        { name: 'Quizwright, cache off', server: uncached, supply: typing },
      ],
      goals: {},
    };
    try {
      yield* contests('search', async () => [contest]).sections(stage, pace);
    } finally {
      await Promise.all([app.stop(), uncached.stop()]);
      await databases.stop();
    }
  },
};

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
