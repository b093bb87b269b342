import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

const options = ['ant', 'bee', 'cat', 'dog', 'All of the above'];
const Created = z.object({ id: z.int() });
const Exported = z.object({
  content: z.string(),
  losses: z.array(z.object({ fields: z.array(z.string()) })),
});

test('an option that is pinned stays last for everyone, and files of our own form keep the pin', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const { id: quizId } = await makeQuiz(world, { questions: 0 });
  const written = { quizId, text: 'Which are animals?', options, correctOption: 4 };
  const refused = await admin.http('POST', '/api/questions', { ...written, pinnedOptions: [5] });
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('A pinned option is not among the options');
  const created = await admin.http('POST', '/api/questions', { ...written, pinnedOptions: [4] });
  expect(created.status, created.text).toBe(201);
  const { id } = created.read(Created);
  const stored = await admin.calls.quiz.getForAuthor({ id: quizId });
  expect(stored.questions).toMatchObject([{ id, pinnedOptions: [4] }]);

  const orders = new Set<string>();
  for (let learners = 0; learners < 12; learners += 1) {
    const { calls } = await world.person();
    const attempt = await calls.attempt.start({ quizId });
    const shown = attempt.questions[0]?.options.map(({ index }) => index) ?? [];
    expect(shown.at(-1)).toBe(4);
    orders.add(shown.join());
    const answers = [{ questionId: id, selectedOption: 4 }];
    const outcome = await calls.attempt.submit({ attemptId: attempt.id, answers });
    expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 1 } });
  }
  expect(orders.size).toBeGreaterThan(1);

  const file = async (format: string) =>
    (await admin.http('GET', `/api/admin/export?format=${format}&quizId=${quizId}`)).read(Exported);
  const own = await file('json');
  expect(own.losses).toEqual([]);
  expect((await file('gift')).losses).toMatchObject([{ fields: ['pinnedOptions'] }]);
  const newQuiz = { title: 'Again', categoryId: null };
  const added = await admin.calls.exchange.importFile({ content: own.content, newQuiz });
  const again = await admin.calls.quiz.getForAuthor({ id: added.added?.quizId ?? 0 });
  expect(again.questions).toMatchObject([{ options, pinnedOptions: [4] }]);
});
