import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#db/project-root.ts';
import { takeAQuiz } from '#scripts/examples/take-a-quiz.ts';
import { exampleQuestions } from '#shared/features/exchange/example-questions.ts';
import { makeCategory } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

const hotspot = {
  text: 'Where is Oslo?',
  type: 'hotspot' as const,
  imageUrl: 'https://example.com/map.png',
  options: [],
  regions: [{ shape: 'rectangle' as const, x: 4000, y: 4000, width: 2000, height: 2000 }],
  correctOptions: [0],
};
const questions = [...exampleQuestions, hotspot];

let world: World;
let baseUrl: string;

beforeAll(async () => {
  world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  await admin.calls.quiz.createWithQuestions({
    title: 'All types',
    description: 'A question of each type',
    categoryId: await makeCategory(world),
    status: 'active',
    questions,
  });
  baseUrl = await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

test('the typed example client answers questions of every type', async () => {
  const review = await takeAQuiz(baseUrl, {
    username: 'typed_client',
    email: 'typed@example.com',
    password: 'a long password',
  });
  expect(review.answers.filter(({ isAnswered }) => !isAnswered)).toEqual([]);
  expect(review.answers).toHaveLength(questions.length);
});

test('the example script answers questions of every type', async () => {
  const { stdout, stderr } = await promisify(execFile)(
    'bash',
    ['scripts/examples/take-a-quiz.sh', baseUrl],
    { cwd: projectRoot },
  );
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^All types: \d+ of 11 right, (?:not )?passed\n$/);
  const answers = await world.db.selectFrom('answers').select('response').execute();
  expect(answers.filter(({ response }) => response === null)).toEqual([]);
});
