import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { answersFor, makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
let ann: Person;
let ben: Person;
let own: Awaited<ReturnType<typeof makeQuiz>>;
let foreign: Awaited<ReturnType<typeof makeQuiz>>;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  ann = await world.person({ roles: ['author'] });
  ben = await world.person({ roles: ['author'] });
  own = await makeQuiz(world, { title: 'Rivers of Ann', questions: 2, createdBy: ann.id });
  foreign = await makeQuiz(world, { title: 'Rivers of Ben', questions: 2, createdBy: ben.id });
});
afterAll(() => world.close());

/** Access to single rows is in tests/access.test.ts: here are lists, and calls that name rows of two owners. */
describe('an author', () => {
  test('has own quizzes, questions and numbers in every list; an administrator has all', async () => {
    const { calls } = ann;
    const quizIds = async (person: Person) =>
      (await person.calls.quiz.pageForAuthor({})).items.map(({ id }) => id).toSorted();
    expect(await quizIds(ann)).toEqual([own.id]);
    expect(await quizIds(admin)).toEqual([own.id, foreign.id]);
    expect((await calls.quiz.recent()).map(({ id }) => id)).toEqual([own.id]);
    expect(await calls.quiz.totals()).toMatchObject({ totalQuizzes: 1, totalQuestions: 2 });
    const { items, total } = await calls.question.page({});
    expect(total).toBe(2);
    expect(items.map(({ id }) => id).toSorted()).toEqual(own.questionIds);
    expect((await admin.calls.question.page({})).total).toBe(4);
    const hits = await calls.quiz.searchQuestions({ text: 'question' });
    expect(new Set(hits.map(({ quizId }) => quizId))).toEqual(new Set([own.id]));
    const rest = await ann.http('GET', '/api/quizzes');
    expect(rest.body).toMatchObject([{ id: own.id }]);
    expect((await calls.quality.page({})).items).toEqual([]);
  });

  test('finds same texts in own questions only', async () => {
    const [id = 0, other] = own.questionIds;
    const near = await ann.calls.question.nearDuplicates({ id });
    expect(near.map((question) => question.id)).toEqual([other]);
    const content = Buffer.from('1. Question number 1\n*a) yes\nb) no').toString('base64');
    const report = (person: Person) =>
      person.calls.exchange.importFile({ content, dryRun: true, newQuiz: { title: 'New' } });
    expect((await report(ben)).items[0]?.duplicate).toMatchObject({ quizId: foreign.id });
    expect((await report(ann)).items[0]?.duplicate).toMatchObject({ quizId: own.id });
  });

  test('reads an own draft over REST with its keys, and a quiz of another author without them', async () => {
    expect(await (await ann.http('GET', `/api/quizzes/${own.id}`)).text).toContain('secret');
    expect(await (await ann.http('GET', `/api/quizzes/${foreign.id}`)).text).not.toContain(
      'secret',
    );
    const draft = await makeQuiz(world, { status: 'draft', createdBy: ben.id });
    expect((await ben.http('GET', `/api/quizzes/${draft.id}`)).status).toBe(200);
    expect((await ann.http('GET', `/api/quizzes/${draft.id}`)).status).toBe(404);
  });

  test('publishes a first quiz without an administrator', async () => {
    const author = await world.person({ roles: ['author'] });
    const { id } = await author.calls.quiz.createWithQuestions({
      title: 'First',
      description: 'By a new author',
      categoryId: await makeCategory(world),
      status: 'active',
      questions: [{ text: 'Which?', type: 'single_choice', options: ['a', 'b'], correctOption: 1 }],
    });
    expect(await world.guest.calls.quiz.card({ id })).toMatchObject({ title: 'First' });
  });

  test.each([
    [
      'a copy of a question of another author',
      () => ann.calls.quiz.copyQuestions({ ids: foreign.questionIds, quizId: own.id }),
    ],
    [
      'a copy into a quiz of another author',
      () => ann.calls.quiz.copyQuestions({ ids: own.questionIds, quizId: foreign.id }),
    ],
    [
      'one foreign id among several',
      () => ann.calls.quiz.archiveQuestions({ ids: [...own.questionIds, ...foreign.questionIds] }),
    ],
    [
      'one foreign quiz among several',
      () => ann.calls.quiz.removeMany({ ids: [own.id, foreign.id] }),
    ],
    [
      'a translation of another author',
      () => ann.calls.quiz.linkTranslation({ id: own.id, translationId: foreign.id }),
    ],
    [
      'an export of single questions',
      () =>
        ann.calls.exchange.exportFile({
          format: 'gift',
          questionIds: `${own.questionIds[0]},${foreign.questionIds[0]}`,
        }),
    ],
  ])('is refused %s, and nothing is changed', async (_, call) => {
    await expect(call()).rejects.toThrow('not found');
    expect((await admin.calls.question.page({ perPage: 500 })).items).toEqual(
      expect.arrayContaining(
        [...own.questionIds, ...foreign.questionIds].map((id) => expect.objectContaining({ id })),
      ),
    );
  });

  test('cannot draw from the bank, which has the questions of all', async () => {
    await expect(ann.calls.quiz.setDraws({ id: own.id, draws: [{ count: 1 }] })).rejects.toThrow(
      'administrator',
    );
    await expect(ann.calls.quiz.sampleDraws({ id: own.id })).rejects.toThrow('administrator');
  });

  test('knows the keys of an own quiz: such an attempt is not counted, another one is', async () => {
    for (const { id } of [own, foreign]) {
      const attempt = await ann.calls.attempt.start({ quizId: id });
      await ann.calls.attempt.submit({
        attemptId: attempt.id,
        answers: answersFor(attempt.questions, 2),
      });
    }
    await tallyAttempts(world.db, world.clock.now());
    expect(await world.guest.calls.quiz.stats({ id: own.id })).toMatchObject({ attemptCount: 0 });
    expect(await world.guest.calls.quiz.stats({ id: foreign.id })).toMatchObject({
      attemptCount: 1,
    });
  });

  test('who has lost the role manages nothing any more', async () => {
    const person = await world.person({ roles: ['author'] });
    const { id } = await makeQuiz(world, { createdBy: person.id });
    expect((await person.http('GET', `/trpc/quiz.getForAuthor?input={"id":${id}}`)).status).toBe(
      200,
    );
    await admin.calls.account.setRoles({ id: person.id, roles: ['teacher'] });
    expect((await person.http('GET', `/trpc/quiz.getForAuthor?input={"id":${id}}`)).status).toBe(
      403,
    );
    expect((await person.http('GET', `/api/quizzes/${id}`)).text).not.toContain('secret');
  });
});

describe('a teacher', () => {
  test('has own classes in the list, and assigns open quizzes and, as an author, own drafts', async () => {
    const teacher = await world.person({ roles: ['teacher', 'author'] });
    const other = await world.person({ roles: ['teacher'] });
    const { id: classId } = await teacher.calls.classroom.create({ name: 'Seven' });
    expect(await other.calls.classroom.list()).toEqual([]);
    expect((await teacher.calls.classroom.list()).map(({ id }) => id)).toEqual([classId]);
    expect((await admin.calls.classroom.list()).map(({ id }) => id)).toContain(classId);
    const draft = await makeQuiz(world, { status: 'draft', createdBy: teacher.id });
    const foreignDraft = await makeQuiz(world, { status: 'draft', createdBy: ben.id });
    const times = { startsAt: world.clock.now().toISOString(), dueAt: null };
    const assign = (quizId: number) =>
      teacher.calls.classroom.assign({ classId, quizId, ...times });
    await assign(foreign.id);
    await assign(draft.id);
    await expect(assign(foreignDraft.id)).rejects.toThrow('not found');
  });
});
