import { execFile, execFileSync } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient, takeAQuiz } from '#scripts/examples/take-a-quiz.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
let baseUrl: string;
const root = path.join(import.meta.dirname, '../..');

beforeAll(async () => {
  world = await createWorld();
  await makeQuiz(world, { title: 'Capitals', questions: 6 });
  baseUrl = await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

test('the committed client types match the OpenAPI document', () => {
  execFileSync(process.execPath, ['scripts/generate-api-types.ts', '--verify'], { cwd: root });
});

test('a typed client generated from the document completes a quiz', async () => {
  const review = await takeAQuiz(baseUrl, {
    username: 'typed_client',
    email: 'typed@example.com',
    password: 'a long password',
  });
  expect(review.quiz.title).toBe('Capitals');
  expect(review.answers).toHaveLength(6);
  expect(review.answers.every(({ isAnswered }) => isAnswered)).toBe(true);
  expect(review.score).toBe(review.answers.filter(({ isCorrect }) => isCorrect).length);
});

test('a typed client receives the reason of a refusal', async () => {
  const api = createApiClient(baseUrl);
  const { error, response } = await api.POST('/api/login', {
    body: { email: 'typed@example.com', password: 'wrong' },
  });
  expect(response.status).toBe(401);
  expect(error).toMatchObject({ failure: 'signed-out', message: 'Invalid email or password' });
});

test('a curl script completes a quiz', async () => {
  const script = path.join(root, 'scripts/examples/take-a-quiz.sh');
  const { stdout, stderr } = await promisify(execFile)('bash', [script, baseUrl]);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Capitals: \d of 6 right, (?:not )?passed\n$/);
});
