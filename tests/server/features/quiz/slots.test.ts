import { afterAll, beforeAll, expect, test } from 'vitest';
import { eraseDeletedQuizzes } from '#server/features/quiz/bulk/mutations.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { standardRules } from '#shared/features/quiz/rules.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { makeEssayQuiz } from '#tests/support/essays.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const link = (questionId: number, position: number) =>
  ({ kind: 'link', questionId, position }) as const;
const slotsOf = async (id: number) => (await admin.calls.quiz.slots({ id })).slots;
const card = (id: number) => admin.calls.quiz.getForAuthor({ id });
const idsOf = (attempt: { questions: readonly { questionId: number }[] }) =>
  attempt.questions.map(({ questionId }) => questionId);

/** A quiz that keeps its order, and another one whose questions it can link. */
async function stage({
  own = 3,
  status = 'active',
}: {
  own?: number;
  status?: 'active' | 'draft';
} = {}) {
  const home = await makeQuiz(world, { questions: 3, status: 'draft' });
  const quiz = await makeQuiz(world, { questions: own, status });
  await admin.calls.quiz.update({
    id: quiz.id,
    rules: { ...standardRules, shuffleQuestions: false },
  });
  const [first = 0, second = 0, third = 0] = home.questionIds;
  return { home, quiz, first, second, third };
}

test('an attempt asks own, linked and drawn questions in the order of the slots', async () => {
  const { home, quiz, first, second, third } = await stage();
  const draw = { kind: 'draw' as const, count: 1, categoryId: home.categoryId, position: 2 };
  await admin.calls.quiz.setSlots({
    id: quiz.id,
    slots: [link(second, 0), draw, link(first, 9)],
  });
  expect(await card(quiz.id)).toMatchObject({
    totalQuestions: 6,
    drawnQuestions: 3,
    questionCount: 6,
  });
  const person = await world.person();
  const attempt = await person.calls.attempt.start({ quizId: quiz.id });
  const [one, two, three] = quiz.questionIds;
  // The draw cannot take what is linked.
  expect(idsOf(attempt)).toEqual([second, one, third, two, three, first]);
  expect(JSON.stringify(attempt)).not.toContain('secret explanation');
  const outcome = await person.calls.attempt.submit({
    attemptId: attempt.id,
    answers: answersFor(attempt.questions, 6),
  });
  expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 6, totalQuestions: 6 } });
});

test('a quiz of linked questions alone can be published; a draw and a link are found again', async () => {
  const { quiz, first } = await stage({ own: 0, status: 'draft' });
  await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 0)] });
  await admin.calls.quiz.update({ id: quiz.id, status: 'active' });
  expect(await card(quiz.id)).toMatchObject({ status: 'active', questionCount: 1 });
  expect(await slotsOf(quiz.id)).toMatchObject([
    { kind: 'link', questionId: first, isAsked: true, question: { id: first } },
  ]);
});

test('an essay of another quiz can be linked; a question that is not complete cannot', async () => {
  const home = await makeEssayQuiz(world, { status: 'draft' });
  const { quiz } = await stage();
  const [essay = 0] = home.essayIds;
  await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(essay, 0)] });
  expect((await slotsOf(quiz.id))[0]).toMatchObject({ questionId: essay, isAsked: true });
  const { id } = await admin.calls.quiz.addQuestion({
    quizId: home.id,
    text: 'What is missing?',
    options: ['A key', 'Nothing'],
  });
  await expect(
    admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(id, 0)] }),
  ).rejects.toMatchObject({ message: 'Only complete questions can be linked' });
});

/** Every way in which a question leaves the bank, by the app and by REST. */
const removals = {
  'quiz.archiveQuestions': ({ first }) => admin.calls.quiz.archiveQuestions({ ids: [first] }),
  'quiz.removeMany': ({ home }) => admin.calls.quiz.removeMany({ ids: [home.id] }),
  'quiz.save': async ({ home, first }) => {
    const { updatedAt } = await card(home.id);
    await admin.calls.quiz.save({
      ...{ id: home.id, quiz: {}, questions: [], removedIds: [first] },
      loadedUpdatedAt: updatedAt,
    });
  },
  'DELETE /api/quizzes/{id}': ({ home }) => admin.http('DELETE', `/api/quizzes/${home.id}`),
  'DELETE /api/questions/{id}': ({ first }) => admin.http('DELETE', `/api/questions/${first}`),
} satisfies Record<string, (staged: Awaited<ReturnType<typeof stage>>) => Promise<unknown>>;

for (const [name, remove] of Object.entries(removals))
  test(`a linked question that ${name} removes stays in the other quiz, as its own, in its place`, async () => {
    const staged = await stage();
    const { quiz, first } = staged;
    const draw = { kind: 'draw' as const, count: 1, position: 4 };
    await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 1), draw] });
    const [, linked] = await slotsOf(quiz.id);
    await remove(staged);
    const slots = await slotsOf(quiz.id);
    expect(slots.map(({ kind }) => kind)).toEqual(['own', 'own', 'own', 'own', 'draw']);
    expect(linked).toMatchObject({ kind: 'link', questionId: first, preview: expect.any(String) });
    if (linked?.kind === 'link') expect(slots[1]).toMatchObject({ preview: linked.preview });
    const { questions, ...counted } = await card(quiz.id);
    expect(counted).toMatchObject({ totalQuestions: 5, drawnQuestions: 1 });
    const others = questions.map(({ id }) => id).filter((_, index) => index !== 1);
    expect(others).toEqual(quiz.questionIds);
  });

test('what is removed together keeps nothing of each other, and a link that was not asked stays', async () => {
  const { home, quiz, first } = await stage();
  await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 0)] });
  await admin.calls.quiz.removeMany({ ids: [home.id, quiz.id] });
  await admin.calls.quiz.restoreMany({ ids: [quiz.id] });
  expect((await slotsOf(quiz.id))[0]).toMatchObject({ kind: 'link', isAsked: false });
  await admin.calls.quiz.restoreMany({ ids: [home.id] });
  expect((await slotsOf(quiz.id))[0]).toMatchObject({ kind: 'link', isAsked: true });
});

test('a quiz that was restored alone keeps what it links when the other one is erased', async () => {
  const { home, quiz, first, second } = await stage();
  await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 1), link(second, 9)] });
  const before = await slotsOf(quiz.id);
  await admin.calls.quiz.removeMany({ ids: [home.id, quiz.id] });
  await admin.calls.quiz.restoreMany({ ids: [quiz.id] });
  const now = new Date(world.clock.now().getTime() + 1000);
  await inTransaction(world.db, (tx) => eraseDeletedQuizzes(tx, now, now));
  const after = await slotsOf(quiz.id);
  const previews = (slots: typeof before) =>
    slots.map((slot) => (slot.kind === 'draw' ? undefined : slot.preview));
  expect(previews(after)).toEqual(previews(before));
  expect(after.map(({ kind }) => kind)).toEqual(Array(5).fill('own'));
  expect(await card(quiz.id)).toMatchObject({ totalQuestions: 5 });
});

for (const [name, remove] of Object.entries(removals))
  test(`a deleted quiz keeps what it links when ${name} removes it, and is restored with it`, async () => {
    const staged = await stage();
    const { quiz, first } = staged;
    await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 1)] });
    const before = await slotsOf(quiz.id);
    await admin.calls.quiz.removeMany({ ids: [quiz.id] });
    await remove(staged);
    await admin.calls.quiz.restoreMany({ ids: [quiz.id] });
    const previews = (slots: typeof before) =>
      slots.map((slot) => (slot.kind === 'draw' ? undefined : slot.preview));
    const after = await slotsOf(quiz.id);
    expect(previews(after)).toEqual(previews(before));
    expect(after.map(({ kind }) => kind)).toEqual(['own', 'own', 'own', 'own']);
    expect(await card(quiz.id)).toMatchObject({ totalQuestions: 4, drawnQuestions: 0 });
  });

test('a merge of the tag or the category of a draw is a newer version of the slots, for their author too', async () => {
  const author = await world.person({ roles: ['author'] });
  const home = await makeQuiz(world, { questions: 2, status: 'draft' });
  const other = await makeQuiz(world, { questions: 1 });
  const [former, latter] = await Promise.all(
    ['former', 'latter'].map((name) =>
      admin.calls.question.createTag({ name: `${name} ${home.id}` }),
    ),
  );
  const merges = [
    {
      rule: { tagIds: [former?.id ?? 0] },
      merge: () =>
        admin.calls.question.mergeTags({ ids: [former?.id ?? 0], into: latter?.id ?? 0 }),
    },
    {
      rule: { categoryId: home.categoryId },
      merge: () =>
        admin.calls.category.merge({
          from: { kind: 'category', id: home.categoryId },
          into: { kind: 'category', id: other.categoryId },
          quizzes: 1,
        }),
    },
  ];
  for (const { rule, merge } of merges) {
    const quiz = await makeQuiz(world, { questions: 1, status: 'draft', createdBy: author.id });
    const slots = [{ kind: 'draw' as const, count: 1, position: 1, ...rule }];
    const { updatedAt } = await admin.calls.quiz.setSlots({ id: quiz.id, slots });
    world.clock.advance(1000);
    await merge();
    await expect(
      author.calls.quiz.setSlots({ id: quiz.id, slots, loadedUpdatedAt: updatedAt }),
    ).rejects.toMatchObject({ failure: 'stale' });
  }
});

test('a question is linked after more than two thousand own ones', async () => {
  const { first } = await stage();
  const quiz = await makeQuiz(world, {
    ...{ questions: 2001, questionsPerAttempt: 10, status: 'draft' },
  });
  const { slots } = await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 2001)] });
  expect(slots).toHaveLength(2002);
  expect(slots.at(-1)).toMatchObject({ kind: 'link', questionId: first });
});

test('a removal from a quiz that does not have the question leaves the links to it', async () => {
  const { quiz, first } = await stage();
  await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 0)] });
  const author = await world.person({ roles: ['author'] });
  const own = await makeQuiz(world, { questions: 1, createdBy: author.id });
  const removed = await author.calls.quiz.removeCopies({ quizId: own.id, ids: [first] });
  expect(removed).toEqual({ removed: 0 });
  expect((await slotsOf(quiz.id))[0]).toMatchObject({ kind: 'link', questionId: first });
});

test('a link and the removal of its question at once: the question stays, or the link is refused', async () => {
  for (let run = 0; run < 5; run += 1) {
    const { home, quiz, first } = await stage();
    const [linked] = await Promise.allSettled([
      admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 0)] }),
      admin.calls.quiz.removeMany({ ids: [home.id] }),
    ]);
    const { totalQuestions, drawnQuestions } = await card(quiz.id);
    expect(drawnQuestions).toBe(0);
    expect(totalQuestions).toBe(linked.status === 'fulfilled' ? 4 : 3);
  }
});

test('the mean rating of a quiz has its linked questions, as they are rated now', async () => {
  const { home, quiz, first } = await stage({ own: 1 });
  const meanOf = async (id: number) =>
    (
      await world.db
        .selectFrom('quizzes')
        .where('id', '=', id)
        .select('meanRating')
        .executeTakeFirstOrThrow()
    ).meanRating;
  const rate = (id: number, difficulty: 'easy' | 'hard') =>
    admin.http('PUT', `/api/questions/${id}`, { difficulty });
  await rate(quiz.questionIds[0] ?? 0, 'easy');
  await rate(first, 'hard');
  expect(await meanOf(quiz.id)).toBe(250);
  await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 0)] });
  expect(await meanOf(quiz.id)).toBe(500);
  await rate(first, 'easy');
  expect(await meanOf(quiz.id)).toBe(250);
  await rate(first, 'hard');
  // What the quiz keeps has the difficulty that its author gave.
  await admin.calls.quiz.removeMany({ ids: [home.id] });
  expect(await meanOf(quiz.id)).toBe(500);
});

test('a copy takes the place of its link in one call, and everything else stays in its place', async () => {
  const { home, quiz, first, second } = await stage({ own: 2 });
  const draw = { kind: 'draw' as const, count: 1, categoryId: home.categoryId, position: 3 };
  await admin.calls.quiz.setSlots({
    id: quiz.id,
    slots: [link(first, 0), link(second, 2), draw],
  });
  const copy = async (id: number) => {
    const copying = { ids: [id], quizId: quiz.id, replacesLinks: true };
    const [outcome] = await admin.calls.quiz.copyQuestions(copying);
    return outcome?.outcome === 'done' ? outcome.copyId : 0;
  };
  const [one, two] = quiz.questionIds;
  const copied = await copy(first);
  const own = (questionId: number | undefined) => ({ kind: 'own', questionId });
  expect(await slotsOf(quiz.id)).toMatchObject([
    own(copied),
    own(one),
    { kind: 'link', questionId: second },
    { kind: 'draw' },
    own(two),
  ]);
  const copiedToo = await copy(second);
  expect(await slotsOf(quiz.id)).toMatchObject([
    own(copied),
    own(one),
    own(copiedToo),
    { kind: 'draw' },
    own(two),
  ]);
});

test('a copy that is not to replace its link comes last, and the link stays', async () => {
  const { quiz, second } = await stage({ own: 1 });
  await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(second, 1)] });
  await admin.calls.quiz.copyQuestions({ ids: [second], quizId: quiz.id });
  expect((await slotsOf(quiz.id)).map(({ kind }) => kind)).toEqual(['own', 'link', 'own']);
});

test('a file of a quiz has its linked questions in their places, without those of others', async () => {
  const { quiz, first } = await stage({ own: 2 });
  const author = await world.person({ roles: ['author'] });
  await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 1)] });
  const countFor = async ({ calls }: Person) =>
    (await calls.exchange.exportFile({ quizId: quiz.id, format: 'json' })).questions;
  expect(await countFor(admin)).toBe(3);
  await world.db
    .updateTable('quizzes')
    .set({ createdBy: author.id })
    .where('id', '=', quiz.id)
    .execute();
  expect(await countFor(author)).toBe(2);
});

test('authors link their own questions only, see keys of no others, and move draws without changing them', async () => {
  const author = await world.person({ roles: ['author'] });
  const [mine, others] = [
    await makeQuiz(world, { questions: 2, createdBy: author.id }),
    await makeQuiz(world, { questions: 2 }),
  ];
  const home = await makeQuiz(world, { questions: 2, createdBy: author.id });
  const [theirs = 0] = others.questionIds;
  const [ours = 0] = home.questionIds;
  const set = (slots: Parameters<typeof author.calls.quiz.setSlots>[0]['slots']) =>
    author.calls.quiz.setSlots({ id: mine.id, slots });
  await expect(set([link(theirs, 0)])).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(set([link(mine.questionIds[0] ?? 0, 0)])).rejects.toMatchObject({
    message: 'The quiz asks its own questions already',
  });
  const draw = { kind: 'draw' as const, count: 1, categoryId: home.categoryId };
  await admin.calls.quiz.setSlots({
    id: mine.id,
    slots: [link(theirs, 0), { ...draw, position: 1 }],
  });
  await set([{ ...draw, position: 0 }, link(theirs, 1), link(ours, 2)]);
  const { slots } = await author.calls.quiz.slots({ id: mine.id });
  expect(slots).toMatchObject([
    { kind: 'draw', count: 1 },
    { kind: 'link', questionId: theirs, question: null },
    { kind: 'link', questionId: ours, question: { id: ours } },
    { kind: 'own' },
    { kind: 'own' },
  ]);
  await expect(set([{ ...draw, count: 2, position: 0 }])).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('where a question is linked is counted at home and in the bank', async () => {
  const { home, quiz, first } = await stage();
  await admin.calls.quiz.setSlots({ id: quiz.id, slots: [link(first, 0)] });
  expect(await slotsOf(home.id)).toMatchObject([{ linkedBy: 1 }, { linkedBy: 0 }, { linkedBy: 0 }]);
  const { uses } = await admin.calls.question.get({ id: first });
  expect(uses.map(({ quizId }) => quizId)).toEqual([home.id, quiz.id]);
});

test('an author sees no titles of other people’s quizzes that ask a question, only how many they are', async () => {
  const author = await world.person({ roles: ['author'] });
  const mine = await makeQuiz(world, { title: 'Mine', questions: 1, createdBy: author.id });
  const theirs = await makeQuiz(world, { title: 'Secret', status: 'draft', createdBy: admin.id });
  const [id = 0] = mine.questionIds;
  await admin.calls.quiz.setSlots({ id: theirs.id, slots: [link(id, 0)] });
  const own = { quizId: mine.id, title: 'Mine' };
  const other = { quizId: theirs.id, title: 'Secret' };
  for (const read of ['get', 'quality'] as const) {
    const readBy = ({ calls }: Person) =>
      read === 'get' ? calls.question.get({ id }) : calls.quality.question({ id });
    expect(await readBy(author)).toMatchObject({ uses: [own], otherUses: 1 });
    expect(await readBy(admin)).toMatchObject({ uses: [own, other], otherUses: 0 });
  }
});

test('of two authors who change what a quiz asks from others the second is refused; open editors of the quiz are not', async () => {
  const { quiz, first, second } = await stage();
  const { id } = quiz;
  const opened = await admin.calls.quiz.slots({ id });
  const { updatedAt: quizVersion } = await card(id);
  world.clock.advance(1000);
  const set = (slots: ReturnType<typeof link>[], loadedUpdatedAt: string) =>
    admin.calls.quiz.setSlots({ id, slots, loadedUpdatedAt });
  const saved = await set([link(first, 0)], opened.updatedAt);
  await expect(set([link(second, 0)], opened.updatedAt)).rejects.toMatchObject({
    message: 'This list of questions was changed since you opened it. Nothing was overwritten.',
  });
  await expect(
    admin.calls.quiz.setDraws({ id, draws: [], loadedUpdatedAt: opened.updatedAt }),
  ).rejects.toThrow('Nothing was overwritten');
  expect(await admin.calls.quiz.slots({ id })).toEqual(saved);
  expect((await card(id)).updatedAt).toEqual(quizVersion);
  world.clock.advance(1000);
  const { updatedAt } = await admin.calls.quiz.setDraws({
    ...{ id, draws: [], loadedUpdatedAt: saved.updatedAt },
  });
  await set([link(second, 0)], updatedAt);
});
