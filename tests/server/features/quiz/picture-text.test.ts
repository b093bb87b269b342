import { expect, test } from 'vitest';
import { makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld } from '#tests/support/world.ts';

test('M11: the text alternative of a picture is stored, also on the attempt, and shown with the result', async () => {
  await using world = await createWorld();
  const [admin, learner] = [await world.person({ isAdmin: true }), await world.person()];
  const quiz = await admin.calls.quiz.create({
    title: 'Pictures',
    description: 'With words',
    categoryId: await makeCategory(world),
  });
  const question = {
    text: 'What does it show?',
    type: 'true_false' as const,
    options: ['True', 'False'],
    correctOption: 0,
    imageUrl: 'https://example.com/square.png',
  };
  const added = await admin.http('POST', '/api/questions', {
    ...question,
    quizId: quiz.id,
    imageAlt: ' A square ',
  });
  expect(added).toMatchObject({ status: 201, body: { imageAlt: 'A square' } });
  const attempt = await learner.calls.attempt.start({ quizId: quiz.id });
  expect(attempt.questions[0]?.imageAlt).toBe('A square');

  const stored = await admin.calls.quiz.getForAuthor({ id: quiz.id });
  await admin.calls.quiz.save({
    id: quiz.id,
    quiz: { title: 'Pictures', description: '', categoryId: stored.categoryId },
    questions: stored.questions.map((kept) => ({ ...kept, imageAlt: 'A blue square' })),
    loadedUpdatedAt: stored.updatedAt,
  });
  const after = await admin.calls.quiz.getForAuthor({ id: quiz.id });
  expect(after.questions[0]?.imageAlt).toBe('A blue square');
});

test('the text alternative of a cover is in lists and the audit trail of quizzes and series', async () => {
  await using world = await createWorld();
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world);
  const series = await admin.calls.series.create({
    name: 'stairs',
    displayName: 'Stairs',
    categoryId: quiz.categoryId,
  });
  const cover = { imageUrl: 'https://example.com/stairs.png', imageAlt: 'A spiral staircase' };
  await admin.http('PATCH', `/api/quizzes/${quiz.id}`, cover);
  await admin.calls.series.update({ id: series.id, ...cover });

  const listed = await world.guest.calls.quiz.page({});
  expect(listed.items.find(({ id }) => id === quiz.id)).toMatchObject(cover);
  expect(await world.guest.calls.series.get({ id: series.id })).toMatchObject(cover);
  for (const [kind, id] of [
    ['quizzes', quiz.id],
    ['series', series.id],
  ] as const) {
    const { items } = await admin.calls.audit.page({ kind, rowId: id });
    expect(JSON.stringify(items)).toContain('A spiral staircase');
  }
});
