import { takeExam } from '../support/exam.ts';
import { expect, test } from '../support/journey.ts';
import { inClass, signIn, trpc } from '../support/school.ts';
import { admin } from '../support/server.ts';
import { lowTargets } from '../support/targets.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('on a phone, links apart from a text are pressed on the height of a button', async ({
  page,
  server,
  signUp,
}) => {
  const open = async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    return (await lowTargets(page)).map((found) => `${path}: ${found}`);
  };
  const found: string[] = [];
  for (const path of ['/', '/auth', '/quizzes', '/blog', '/quiz-overview/1'])
    found.push(...(await open(path)));

  const { joinCode } = await inClass(await signIn(server.url, admin), 'Biology 7b', 1);
  const learner = await signUp();
  await trpc(await signIn(server.url, learner), 'classroom.join', { joinCode });
  found.push(...(await open('/')));
  await takeExam(page, 1, 1);
  for (const path of ['/', '/classes', '/results', '/practice', '/notification-settings'])
    found.push(...(await open(path)));
  expect(found).toEqual([]);
});
