import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { standardRules, type TakingRules } from '#shared/features/quiz/rules.ts';
import type { FeedbackLevel } from '#shared/kernel/feedback.ts';
import { makeQuiz, pinnedRules } from '#tests/support/catalogue.ts';
import { makeEssayQuiz, takeEssayQuiz } from '#tests/support/essays.ts';
import { verdictOf } from '#tests/support/example-script.ts';
import { given, makePointsQuiz } from '#tests/support/points-quiz.ts';
import { statementsOf } from '#tests/support/statements.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const failure = (code: string) => expect.objectContaining({ failure: code });

const day = 24 * 60 * 60 * 1000;

async function tagged(questionIds: readonly number[], name: string) {
  const tag = await world.db
    .insertInto('tags')
    .values({ name, colour: 'blue' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await world.db
    .insertInto('questionTags')
    .values(questionIds.map((questionId) => ({ questionId, tagId: tag.id })))
    .execute();
}

async function ruled(quizId: number, rules: Partial<TakingRules>) {
  await world.db
    .updateTable('quizzes')
    .set({ rules: JSON.stringify({ ...standardRules, ...rules }) })
    .where('id', '=', quizId)
    .execute();
}

const shownAtMost = (level: FeedbackLevel): Partial<TakingRules> => ({
  feedback: { ...standardRules.feedback, atEnd: level, afterClosing: level },
});

/**
 * A learner answers four questions of six: one right at once, one changed to right, one changed to wrong, one wrong. It
 * takes ten seconds before each answer, and ten more before the end.
 */
async function taken(rules: Partial<TakingRules> = {}, learner?: Person) {
  const person = learner ?? (await world.person());
  const quiz = await makeQuiz(world, { questions: 6 });
  await ruled(quiz.id, rules);
  const calls = person.calls.attempt;
  const { id, questions } = await calls.start({ quizId: quiz.id });
  const ids = questions.map(({ questionId }) => questionId);
  for (const [index, option] of [
    [0, 1],
    [1, 0],
    [1, 1],
    [2, 1],
    [3, 2],
    [2, 0],
  ] as const) {
    world.clock.advance(10_000);
    const answer = { questionId: ids[index] ?? 0, selectedOption: option };
    await calls.save({ attemptId: id, answers: [answer] });
  }
  world.clock.advance(10_000);
  return { person, calls, quiz, ids, id };
}

async function submitted(rules: Partial<TakingRules> = {}, learner?: Person) {
  const attempt = await taken(rules, learner);
  await attempt.calls.submit({ attemptId: attempt.id });
  return attempt;
}

const explained = (person: Person, id: number) => person.calls.explanation.read({ id });

const filesOf = async (person: Person, id: number) => [
  (await person.http('GET', `/api/quiz-attempts/${id}/explanation`)).text,
  (await person.http('GET', '/api/export-data')).text,
];

const recomputed = async (person: Person, id: number) =>
  verdictOf('explain-result.mjs', await filesOf(person, id));

/** Graded attempts of others at a quiz, each of another person; the first has no right answer, the second one … */
async function othersTook(quizId: number, count: number, after = 0, toBeMarked = 0) {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{
      quizId,
      userId: null,
      status: 'submitted' as const,
      timeTaken: 60,
      passed: false,
      paper: '[]',
    },
    startedAt: new Date(world.clock.now().getTime() - day + (after + index) * 1000),
    deadline: world.clock.now(),
    completedAt: new Date(world.clock.now().getTime() - day / 2 + (after + index) * 1000),
    talliedAt: toBeMarked ? null : world.clock.now(),
    ...{ totalQuestions: 6, score: index % 7, rules: pinnedRules, toBeMarked },
  }));
  await world.db.insertInto('quizAttempts').values(rows).execute();
}

describe('an explained result', () => {
  test('says where time went, which answers were changed, and what would have passed', async () => {
    const { person, id, ids } = await submitted();
    await tagged(ids.slice(0, 3), 'rivers');
    await tagged(ids.slice(3), 'lakes');
    const { time, changes, topics, passing, record, earlier, others } = await explained(person, id);
    expect(time?.questions).toEqual([
      { number: 1, seconds: 10 },
      { number: 2, seconds: 20 },
      { number: 3, seconds: 20 },
      { number: 4, seconds: 10 },
    ]);
    expect(time?.afterLast).toBe(10);
    expect(changes).toEqual({
      questions: [
        { number: 2, changes: 1, effect: 'to_right' },
        { number: 3, changes: 1, effect: 'to_wrong' },
      ],
      toRight: 1,
      toWrong: 1,
      gained: 0,
    });
    expect(topics).toMatchObject([
      { tag: 'lakes', asked: 3, right: 0 },
      { tag: 'rivers', asked: 3, right: 2 },
    ]);
    expect(passing).toEqual({ needed: 5, missing: 3, unanswered: 2 });
    expect(record.isComplete).toBe(true);
    expect([earlier, others]).toEqual([[], null]);
    expect(await recomputed(person, id)).toContain('every figure agrees');
  });

  test('the example script finds each figure that does not follow from the record', async () => {
    const { person, id, ids, quiz } = await submitted();
    await tagged(ids, 'seas');
    await othersTook(quiz.id, 20);
    expect(await recomputed(person, id)).toContain('every figure agrees');
    const files = await filesOf(person, id);
    const faults = [
      ['"afterLast":10', '"afterLast":9', 'Time differs'],
      ['"toWrong":1', '"toWrong":2', 'Changes differs'],
      ['"right":2', '"right":3', 'Topics differs'],
      ['"missing":3', '"missing":2', 'What would have passed differs'],
      ['"percentage":33.3', '"percentage":33.4', 'The percentage of'],
      ['"takers":20', '"takers":21', 'contradicts its distribution'],
      ['"receivedAt"', '"at"', 'What was received differs'],
    ] as const;
    for (const [index, [find, replace, name]] of faults.entries()) {
      const [explanation = '', personal = ''] = files;
      const isOfExport = index === faults.length - 1;
      const changed = isOfExport
        ? [explanation, personal.replace(find, replace)]
        : [explanation.replace(find, replace), personal];
      expect(verdictOf('explain-result.mjs', changed)).toContain(name);
    }
  });

  test('counts parts of answers where the quiz does', async () => {
    const person = await world.person();
    const quiz = await makePointsQuiz(world, { questions: 2 });
    await tagged(quiz.questionIds, 'primes');
    const { id, questions } = await person.calls.attempt.start({ quizId: quiz.id });
    const [first, second] = questions.map(({ questionId }) => questionId).sort((a, b) => a - b);
    const save = (questionId = 0, selected: readonly number[] = []) =>
      person.calls.attempt.save({
        attemptId: id,
        answers: [{ questionId, selectedOptions: [...selected] }],
      });
    await save(first, given.wrong);
    await save(second, given.right);
    await save(first, given.most);
    await save(second, given.wrong);
    await person.calls.attempt.submit({ attemptId: id });
    const { changes, passing, topics } = await explained(person, id);
    expect(changes?.questions.map(({ effect }) => effect).sort()).toEqual(['other', 'to_wrong']);
    expect(changes?.gained).toBeCloseTo(0.91 - 1.25, 9);
    expect(passing).toEqual({ needed: 1.6, missing: 1.19, unanswered: 0 });
    expect(topics).toMatchObject([{ tag: 'primes', asked: 2, right: 0, earned: 0.66 }]);
    expect(await recomputed(person, id)).toContain('every figure agrees');
  });

  test('is found by its learner alone, and not before the end', async () => {
    const { person, calls, id } = await taken();
    await expect(explained(person, id)).rejects.toEqual(failure('attempt-open'));
    await calls.submit({ attemptId: id });
    await expect(explained(await world.person(), id)).rejects.toEqual(failure('not-found'));
  });

  test('of a self-reported result says what would have passed and nothing of answers', async () => {
    const person = await world.person();
    const quiz = await makeQuiz(world, { questions: 6 });
    const report = { quizId: quiz.id, score: 2, totalQuestions: 6 };
    const answer = await person.http('POST', '/api/quiz-attempts/simple', report);
    const { id } = await answer.read(z.object({ id: z.int() }));
    expect(await explained(person, id)).toMatchObject({
      ...{ time: null, changes: null, topics: [], others: null, next: { questions: 0 } },
      passing: { needed: 5, missing: 3 },
      record: { isComplete: false, questions: [], events: [] },
    });
  });
});

describe('what the rules do not show yet', () => {
  const figures = async (level: FeedbackLevel) => {
    const { person, id, ids } = await submitted(shownAtMost(level));
    await tagged(ids, `at ${level}`);
    expect(await recomputed(person, id)).toContain('every figure agrees');
    return { ...(await explained(person, id)), person, id };
  };
  const withoutEffects = {
    questions: [
      { number: 2, changes: 1, effect: null },
      { number: 3, changes: 1, effect: null },
    ],
    ...{ toRight: null, toWrong: null, gained: null },
  };

  test('with the score alone neither marks, topics nor effects of changes are in it', async () => {
    const { record, changes, topics, next, passing } = await figures('score');
    expect(record.questions.map(({ credit }) => credit)).toEqual(Array(6).fill(null));
    expect(record.questions.flatMap(({ tags }) => tags)).toEqual([]);
    expect(record.events.map(({ credit }) => credit)).toEqual(Array(6).fill(null));
    expect(changes).toEqual(withoutEffects);
    expect([topics, next]).toEqual([null, null]);
    expect(passing.missing).toBe(3);
  });

  test('with marks, but without keys, no change says which answer was right', async () => {
    const { record, changes, topics, next, person, id } = await figures('marks');
    expect(record.questions.map(({ credit }) => credit)).toEqual([100, 100, 0, 0, 0, 0]);
    expect(record.questions.map(({ tags }) => tags)).toEqual(Array(6).fill(['at marks']));
    expect(record.events.map(({ credit }) => credit)).toEqual(Array(6).fill(null));
    expect(changes).toEqual(withoutEffects);
    expect(topics).toMatchObject([{ asked: 6, right: 2 }]);
    expect(next).toBeNull();
    const set = await person.calls.practice.next({ mode: 'gaps', attemptId: id });
    expect(set.questions).toEqual([]);
  });

  test('with keys everything is in it', async () => {
    const { changes, next } = await figures('keys');
    expect(changes).toMatchObject({ toRight: 1, toWrong: 1, gained: 0 });
    expect(next).toEqual({ questions: 6 });
  });

  test('of an abandoned attempt, an answer that was cleared says nothing of its key', async () => {
    const { person, calls, id, ids } = await taken();
    const cleared = { questionId: ids[2] ?? 0, selectedOption: -1 };
    await calls.save({ attemptId: id, answers: [cleared] });
    await calls.leave({ attemptId: id });
    const { record, changes, others } = await explained(person, id);
    expect(changes?.questions).toMatchObject([
      { number: 2, effect: 'to_right' },
      { number: 3, effect: null },
    ]);
    const ofThird = record.events.filter(({ number }) => number === 3);
    expect(ofThird.map(({ credit }) => credit)).toEqual([null, null, null]);
    expect(others).toBeNull();
    expect(await recomputed(person, id)).toContain('every figure agrees');
  });
});

describe('the comparison', () => {
  test('has own earlier attempts, and others only in tens from twenty on', async () => {
    const { person, quiz, id } = await submitted();
    await othersTook(quiz.id, 19);
    expect((await explained(person, id)).others).toBeNull();
    await othersTook(quiz.id, 10, 19);
    const { others } = await explained(person, id);
    // Of 29 others 20: four reached 0, three each of 1 to 4, two each of 5 and 6 of 6.
    expect(others).toMatchObject({ takers: 20, below: 7, equal: 3 });
    expect(others?.median).toBeCloseTo(250 / 6, 9);
    expect(others?.distribution.reduce((sum, count) => sum + count, 0)).toBe(20);

    world.clock.advance(3 * day);
    const again = await person.calls.attempt.start({ quizId: quiz.id });
    await person.calls.attempt.submit({ attemptId: again.id });
    const second = await explained(person, again.id);
    expect(second.earlier).toMatchObject([{ id, score: 2, percentage: 33.3 }]);
    expect(second.others?.takers).toBe(20);
    expect((await explained(person, id)).earlier).toEqual([]);
  });

  test('has the twenty newest of many earlier attempts, the oldest of them first', async () => {
    const { person, calls, quiz, id } = await submitted({
      cooldownHours: { passed: 0, failed: 0 },
    });
    const ids = [id];
    while (ids.length < 23) {
      world.clock.advance(1000);
      const next = await calls.start({ quizId: quiz.id });
      await calls.submit({ attemptId: next.id });
      ids.push(next.id);
    }
    const { earlier } = await explained(person, ids.at(-1) ?? 0);
    expect(earlier.map((attempt) => attempt.id)).toEqual(ids.slice(2, 22));
  });

  test('has no results of others that are not completely marked', async () => {
    const { person, quiz, id } = await submitted();
    await othersTook(quiz.id, 20);
    const { others } = await explained(person, id);
    // They finished before the others.
    await othersTook(quiz.id, 10, -10, 1);
    expect((await explained(person, id)).others).toEqual(others);
    await othersTook(quiz.id, 9, 30);
    expect((await explained(person, id)).others).toEqual(others);
    await world.db
      .updateTable('quizAttempts')
      .set({ toBeMarked: 0, talliedAt: new Date(world.clock.now().getTime() + 1000) })
      .where('quizId', '=', quiz.id)
      .where('toBeMarked', '>', 0)
      .execute();
    expect((await explained(person, id)).others?.takers).toBe(30);
  });

  test('says that the own result, or an earlier one, is not completely marked', async () => {
    const person = await world.person();
    const quiz = await makeEssayQuiz(world);
    await ruled(quiz.id, { cooldownHours: { passed: 0, failed: 0 } });
    const first = await takeEssayQuiz(world, person, quiz);
    world.clock.advance(1000);
    const second = await takeEssayQuiz(world, person, quiz);
    const { attempt, earlier } = await explained(person, second.attemptId);
    expect(attempt.toBeMarked).toBe(1);
    expect(earlier).toMatchObject([{ id: first.attemptId, toBeMarked: 1 }]);
  });

  test('takes fourteen statements among a thousand others', async () => {
    const { person, quiz, id } = await submitted();
    await othersTook(quiz.id, 1000);
    await explained(person, id);
    expect(await statementsOf(() => explained(person, id))).toBe(14);
  });
});

describe('what to do next', () => {
  test('is a set of what was missed, then of what was seen with the same tags, fifteen at most', async () => {
    const before = await submitted();
    const { person, ids, id } = await submitted({}, before.person);
    await tagged([...ids, ...before.ids], 'hills');
    const missed = ids.slice(2);
    const set = await person.calls.practice.next({ mode: 'gaps', attemptId: id });
    const asked = set.questions.map(({ questionId }) => questionId);
    expect(asked.slice(0, 4).sort()).toEqual(missed.toSorted());
    expect(asked.slice(4).sort()).toEqual(
      [...before.ids, ...ids.slice(0, 2)].filter((one) => !missed.includes(one)).sort(),
    );
    expect((await explained(person, id)).next).toEqual({ questions: asked.length });
  });

  test('is refused for the attempt of another learner, and for one that is open', async () => {
    const { person, id } = await taken();
    const input = { mode: 'gaps', attemptId: id } as const;
    await expect(person.calls.practice.next(input)).rejects.toEqual(failure('attempt-open'));
    const stranger = await world.person();
    await expect(stranger.calls.practice.next(input)).rejects.toEqual(failure('not-found'));
  });
});
