import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { quizDifficulty } from '#shared/features/quiz/rules.ts';
import { answersFor, makeCategory, makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
let learner: Person;
let quiz: Awaited<ReturnType<typeof makeQuiz>>;
let attemptId: number;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
  learner = await world.person();
  quiz = await makeQuiz(world, { title: 'Élan vital', questions: 10 });
  const attempt = await learner.calls.attempt.start({ quizId: quiz.id });
  attemptId = attempt.id;
  await learner.calls.attempt.submit({ attemptId, answers: answersFor(attempt.questions, 9) });
  await tallyAttempts(world.db, world.clock.now());
});
afterAll(() => world.close());

const Ids = z.array(z.object({ id: z.int() }));
const get = (path: string) => world.guest.http('GET', path);

describe('public reads', () => {
  test('RQZ-01, ENT-08: GET /api/quizzes lists open quizzes with their ten keys and more', async () => {
    const draft = await makeQuiz(world, { status: 'draft' });
    const empty = await makeQuiz(world, { questions: 0 });
    const answer = await get('/api/quizzes');
    const [first] = z.array(z.record(z.string(), z.unknown())).parse(answer.body);
    expect(Object.keys(first ?? {})).toEqual(
      expect.arrayContaining(
        'id title description difficulty status questionCount attemptCount timeLimit categoryId subCategoryId seriesId imageUrl averageScore passRate totalAttempts category categoryName'.split(
          ' ',
        ),
      ),
    );
    const listed = answer.read(Ids).map((row) => row.id);
    expect(listed).toContain(quiz.id);
    expect(listed).not.toContain(draft.id);
    expect(listed).not.toContain(empty.id);
    const seenByAdmin = (await admin.http('GET', '/api/quizzes')).read(Ids).map((row) => row.id);
    expect(seenByAdmin).toEqual(expect.arrayContaining([quiz.id, draft.id, empty.id]));
  });

  test('RQZ-02, ENT-08: GET /api/quizzes/{id} gives the quiz with its questions', async () => {
    const { body } = await get(`/api/quizzes/${quiz.id}`);
    expect(body).toMatchObject({ id: quiz.id, questions: { length: 10 } });
    expect(await get('/api/quizzes/999999')).toMatchObject({
      status: 404,
      body: { message: 'Quiz not found' },
    });
  });

  test('RQZ-03: GET /api/quizzes/{id}/stats counts learners and the best result', async () => {
    expect((await get(`/api/quizzes/${quiz.id}/stats`)).body).toMatchObject({
      totalUsers: 1,
      topScore: 90,
    });
  });

  test('RQZ-12, HOME-03: GET /api/statistics counts the quizzes that can be taken', async () => {
    const listed = (await get('/api/quizzes')).read(Ids);
    expect((await get('/api/statistics')).body).toEqual({ totalQuizzes: listed.length });
  });

  test('RQZ-07, RQZ-09, VAL-33: categories and sub-categories', async () => {
    const category = await admin.http('POST', '/api/categories', {
      name: 'Web Dev & C++',
      displayName: 'Web & C++',
    });
    const { id } = category.read(z.object({ id: z.int() }));
    const subCategory = await admin.http('POST', '/api/subcategories', {
      name: 'Basics',
      displayName: 'The basics',
      categoryId: id,
    });
    expect((await get('/api/categories')).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id, name: 'web_dev__c', displayName: 'Web & C++' }),
      ]),
    );
    expect((await get(`/api/categories/${id}`)).body).toMatchObject({ displayName: 'Web & C++' });
    expect((await get('/api/subcategories')).body).toEqual(
      expect.arrayContaining([subCategory.body]),
    );
    expect((await get(`/api/subcategories?categoryId=${id}`)).body).toEqual([subCategory.body]);
  });

  test('RQZ-08, RQZ-10, RQZ-11: series in snake_case, of all or one category, and one with its quizzes', async () => {
    const categoryId = await makeCategory(world);
    const made = await admin.http('POST', '/api/series', {
      name: 'A path',
      displayName: 'A Path',
      categoryId,
      description: 'd',
      learningOutcomes: ['one'],
    });
    const { id } = made.read(z.object({ id: z.int() }));
    await admin.http('PUT', `/api/series/${id}/quizzes`, { quizIds: [quiz.id] });
    const wanted = { id, display_name: 'A Path', quiz_count: 1, learning_outcomes: ['one'] };
    const keys = [
      'display_name',
      'category_name',
      'quiz_count',
      'estimated_duration',
      'created_at',
      'learning_outcomes',
    ];
    for (const path of ['/api/series', `/api/categories/${categoryId}/series`]) {
      const rows = z.array(z.record(z.string(), z.unknown())).parse((await get(path)).body);
      expect(rows).toEqual(expect.arrayContaining([expect.objectContaining(wanted)]));
      expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(keys));
    }
    expect((await get(`/api/series/${id}`)).body).toMatchObject({
      quizzes: [
        { id: quiz.id, title: 'Élan vital', quiz_order: 1, unique_users: 1, attempt_count: 1 },
      ],
    });
  });

  test('decision 116: suggestions ignore case and accents, prefer beginnings, and are at most five', async () => {
    for (const title of [
      'Land of elan',
      'The elan of spring',
      'Elan',
      'Melange',
      'élan again',
      'ELAN too',
    ])
      await makeQuiz(world, { title });
    await makeQuiz(world, { title: 'Elan, unfinished', status: 'draft' });
    const found = await world.guest.calls.quiz.suggest({ text: ' ÉLAN ' });
    expect(found.map((hit) => hit.title)).toEqual([
      'Elan',
      'élan again',
      'ELAN too',
      'Élan vital',
      'Land of elan',
    ]);
    expect(await world.guest.calls.quiz.suggest({ text: '100%' })).toEqual([]);
    expect(await world.guest.calls.quiz.suggest({ text: '_lan' })).toEqual([]);
  });

  test('the filter uses the level that the card shows', async () => {
    const levels = ['beginner', 'intermediate', 'advanced'] as const;
    for (const difficulty of ['easy', 'medium', 'hard'] as const) {
      const made = await makeQuiz(world, { title: `All ${difficulty}` });
      await world.db
        .updateTable('questions')
        .set({ difficulty })
        .where('quizId', '=', made.id)
        .execute();
    }
    const seen = new Set<number>();
    for (const difficulty of levels) {
      const { items } = await world.guest.calls.quiz.page({ difficulty });
      for (const item of items) {
        expect(item.difficulty.toLowerCase()).toBe(difficulty);
        seen.add(item.id);
      }
    }
    expect(seen.size).toBe((await world.guest.calls.quiz.page({})).total);
    expect(quizDifficulty(null, null)).toBe('Beginner');
  });

  test('HOME-06, HOME-07, HOME-08: the popular quizzes are the five most attempted public ones', async () => {
    const popular = await world.guest.calls.quiz.popular();
    expect(popular).toHaveLength(5);
    expect(popular[0]).toMatchObject({ id: quiz.id, attemptCount: 1 });
    const counts = popular.map((row) => row.attemptCount);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(popular.every((row) => row.status === 'active')).toBe(true);
  });
});

describe('reads of a member’s own data', () => {
  test('RQZ-15, RES-01: GET /api/user/quiz-attempts lists own attempts only', async () => {
    expect((await learner.http('GET', '/api/user/quiz-attempts')).read(Ids)).toEqual([
      { id: attemptId },
    ]);
    expect((await (await world.person()).http('GET', '/api/user/quiz-attempts')).body).toEqual([]);
    expect(await get('/api/user/quiz-attempts')).toMatchObject({ status: 401 });
  });

  test('RQZ-16, RES-02, RES-03: GET /api/quiz-attempts/{id} gives quiz and answers', async () => {
    const { body } = await learner.http('GET', `/api/quiz-attempts/${attemptId}`);
    expect(body).toMatchObject({ quiz: { id: quiz.id, title: 'Élan vital' }, score: 9 });
    const Answers = z.object({
      answers: z.array(
        z.object({ id: z.int(), isCorrect: z.boolean(), question: z.object({ text: z.string() }) }),
      ),
    });
    const { answers } = Answers.parse(body);
    expect(answers.filter((answer) => answer.isCorrect)).toHaveLength(9);
    expect(
      await (await world.person()).http('GET', `/api/quiz-attempts/${attemptId}`),
    ).toMatchObject({ status: 404 });
  });

  test('RQZ-04: GET /api/quizzes/{id}/user-progress', async () => {
    expect((await learner.http('GET', `/api/quizzes/${quiz.id}/user-progress`)).body).toMatchObject(
      { bestScore: 90, attemptCount: 1, passed: true, hasAttempted: true },
    );
    expect(await get(`/api/quizzes/${quiz.id}/user-progress`)).toMatchObject({ status: 401 });
  });

  test('decision 28: failing later keeps the quiz mastered, but locks it', async () => {
    world.clock.advance(6 * 86_400_000);
    const again = await learner.calls.attempt.start({ quizId: quiz.id });
    await learner.calls.attempt.submit({
      attemptId: again.id,
      answers: answersFor(again.questions, 2),
    });
    expect(await learner.calls.attempt.retakeStatus({ quizIds: [quiz.id] })).toMatchObject([
      { canRetake: false, mastered: true, bestScore: 90, lastAttempt: { score: 2, passed: false } },
    ]);
  });
});

describe('writes of an administrator over REST', () => {
  test('RADM-03, RADM-05, RADM-06: a quiz is changed, a question added and both deleted', async () => {
    const made = await makeQuiz(world, { questions: 1 });
    const card = await admin.calls.quiz.card({ id: made.id });
    const changed = await admin.http('PUT', `/api/quizzes/${made.id}`, {
      title: 'Renamed',
      description: 'New',
      categoryId: card.categoryId,
      timeLimit: 45,
    });
    expect(changed.body).toMatchObject({ title: 'Renamed', timeLimit: 45 });
    const question = await admin.http('POST', '/api/questions', {
      quizId: made.id,
      categoryId: card.categoryId,
      text: 'Which are even numbers?',
      type: 'multiple_choice',
      options: ['1', '2', '3', '4'],
      correctOption: 0,
      correctOptions: [3, 1],
      difficulty: 'hard',
      explanation: 'Divide by two.',
    });
    expect(question).toMatchObject({
      status: 201,
      body: { correctOption: null, correctOptions: [1, 3], difficulty: 'hard' },
    });
    const { id } = question.read(z.object({ id: z.int() }));
    expect(await admin.http('DELETE', `/api/questions/${id}`)).toMatchObject({ status: 200 });
    expect(await admin.http('DELETE', `/api/quizzes/${made.id}`)).toMatchObject({ status: 200 });
    expect(
      await world.db.selectFrom('questions').where('quizId', '=', made.id).selectAll().execute(),
    ).toEqual([]);
    expect(await admin.http('GET', `/api/quizzes/${made.id}`)).toMatchObject({ status: 404 });
  });

  test('decision 9: an incomplete question is refused in an active quiz, with the field, and stored in a draft', async () => {
    const open = await makeQuiz(world);
    const draft = await makeQuiz(world, { status: 'draft' });
    const question = { text: 'A stem without a key', options: ['a', 'b'] };
    const bulk = (quizId: number) =>
      admin.http('POST', '/api/questions/bulk', { quizId, questions: [question] });
    expect(await bulk(open.id)).toMatchObject({
      status: 400,
      body: { fields: { 'questions.0.correctOption': 'Mark the correct answer' } },
    });
    expect(await bulk(draft.id)).toMatchObject({ status: 201 });
    const outside = { quizId: draft.id, questions: [{ ...question, correctOption: 2 }] };
    expect(await admin.http('POST', '/api/questions/bulk', outside)).toMatchObject({ status: 400 });
  });
});

test('SCORE-04: only multiple choice accepts several options; other types are graded by their one choice', async () => {
  const mixed = await makeQuiz(world, { questions: 1 });
  const person = await world.person();
  const attempt = await person.calls.attempt.start({ quizId: mixed.id });
  const [question] = attempt.questions;
  const answers = [
    { questionId: question?.questionId ?? 0, seq: 1, selectedOption: 0, selectedOptions: [1] },
  ];
  expect(await person.calls.attempt.submit({ attemptId: attempt.id, answers })).toMatchObject({
    result: { score: 0 },
  });
});

test('VAL-34: a sub-category needs a name and a display name, but no description', async () => {
  const categoryId = await makeCategory(world);
  const create = (body: object) =>
    admin.http('POST', '/api/subcategories', { categoryId, ...body });
  expect(await create({ name: ' ', displayName: 'Shown' })).toMatchObject({
    status: 400,
    body: { fields: { name: 'Name is required' } },
  });
  expect(await create({ name: 'science', displayName: '' })).toMatchObject({
    status: 400,
    body: { fields: { displayName: 'Display name is required' } },
  });
  expect(await create({ name: 'science', displayName: 'Shown' })).toMatchObject({
    status: 201,
    body: { description: null },
  });
});

test('VAL-27: the image of a question must be an https address or left out; the explanation is optional', async () => {
  const { id: quizId } = await makeQuiz(world);
  const add = (more: object) =>
    admin.http('POST', '/api/questions', {
      quizId,
      text: 'Which one is it?',
      options: ['a', 'b'],
      correctOption: 0,
      ...more,
    });
  expect((await add({ imageUrl: 'abc' })).status).toBe(400);
  expect((await add({ imageUrl: 'javascript:alert(1)' })).status).toBe(400);
  expect(await add({ imageUrl: '', explanation: '' })).toMatchObject({
    status: 201,
    body: { imageUrl: null, explanation: null },
  });
});

test('RQZ-14: the public testimonials are the approved ones', async () => {
  const people = await Promise.all([1, 2, 3].map(() => world.person()));
  const statuses = ['pending', 'approved', 'rejected'] as const;
  for (const [index, status] of statuses.entries()) {
    await world.db
      .insertInto('testimonials')
      .values({
        userId: people[index]?.id ?? 0,
        name: status,
        role: 'Learner',
        content: 'Long enough to be one.',
        rating: 5,
        status,
        approvedAt: status === 'approved' ? new Date() : null,
      })
      .execute();
  }
  const shown = (await get('/api/testimonials')).read(z.array(z.object({ name: z.string() })));
  expect(shown).toEqual([{ name: 'approved' }]);
  await world.db.deleteFrom('testimonials').execute();
});

test('VAL-09: a profile needs only its three names and address; a birth date can be null', async () => {
  const person = await world.person();
  const profile = {
    firstName: 'A',
    lastName: 'B',
    displayName: 'C',
    email: person.email,
    dateOfBirth: null,
  };
  expect(await person.http('PUT', '/api/profile', profile)).toMatchObject({ status: 200 });
  expect((await person.http('GET', '/api/profile')).body).toMatchObject({
    displayName: 'C',
    dateOfBirth: null,
  });
});

describe('the role table', () => {
  test('ROLE-01: a visitor can read', async () => {
    for (const path of [
      '/api/quizzes',
      '/api/categories',
      '/api/subcategories',
      '/api/series',
      '/api/blog',
      '/api/testimonials',
      '/api/leaderboard',
      '/api/statistics',
      `/api/quizzes/${quiz.id}`,
    ]) {
      expect((await get(path)).status, path).toBe(200);
    }
  });

  test('ROLE-02, ROLE-03: a visitor cannot take a quiz or submit a testimonial', async () => {
    const before = await world.db.selectFrom('quizAttempts').select('id').execute();
    for (const [path, body] of [
      [`/api/quizzes/${quiz.id}/attempts`, undefined],
      ['/api/quiz-attempts/simple', { quizId: quiz.id, score: 1, totalQuestions: 2 }],
      [
        '/api/testimonials',
        { name: 'Name', role: 'Role', content: 'Long enough to be one.', rating: 5 },
      ],
    ] as const) {
      expect(await world.guest.http('POST', path, body), path).toMatchObject({ status: 401 });
    }
    expect(await world.db.selectFrom('quizAttempts').select('id').execute()).toEqual(before);
    expect(await world.db.selectFrom('testimonials').select('id').execute()).toEqual([]);
  });

  test('ROLE-04, ROLE-05: members can make the calls of members, and only administrators those of administrators', async () => {
    const testimonial = {
      name: 'Name',
      role: 'Role',
      content: 'Long enough to be one.',
      rating: 5,
    };
    expect((await learner.http('POST', '/api/testimonials', testimonial)).status).toBeLessThan(300);
    expect((await learner.http('GET', '/api/profile')).status).toBe(200);
    for (const [path, body] of [
      ['/api/categories', { name: 'x', displayName: 'x' }],
      ['/api/quizzes', { title: 'x', categoryId: 1 }],
      ['/api/series', { name: 'x', displayName: 'x', categoryId: 1 }],
    ] as const) {
      expect(await learner.http('POST', path, body), path).toMatchObject({ status: 403 });
    }
    expect(
      await admin.http('POST', '/api/categories', { name: 'x', displayName: 'x' }),
    ).toMatchObject({ status: 201 });
    expect((await admin.http('POST', '/api/testimonials', testimonial)).status).toBeLessThan(300);
  });
});
