import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeJudgements } from '#server/features/quality/mutations.ts';
import { judgeQuestions } from '#server/features/quality/workflows/judge-questions.ts';
import { inTransaction } from '#server/kernel/transaction.ts';
import { answersFor, makeQuiz, pinnedRules, takeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type Person, type World } from '#tests/support/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld();
  admin = await world.person({ isAdmin: true });
});
afterAll(() => world.close());

const minute = 60_000;

/**
 * Attempts that the server graded. `chosen` says which option the taker with this strength, from 0 to 1, gives to a
 * question; the key is 1.
 */
async function takeMany(
  questions: readonly number[],
  quizId: number,
  chosen: (strength: number, question: number) => number,
  { takers = 60 } = {},
) {
  for (let taker = 0; taker < takers; taker += 1) {
    const options = questions.map((_, question) => chosen(taker / takers, question));
    const startedAt = new Date(world.clock.now().getTime() + taker * 1000);
    const { id } = await world.db
      .insertInto('quizAttempts')
      .values({
        quizId,
        userId: null,
        status: 'submitted',
        startedAt,
        deadline: new Date(startedAt.getTime() + 10 * minute),
        completedAt: new Date(startedAt.getTime() + minute),
        timeTaken: 60,
        totalQuestions: questions.length,
        score: options.filter((option) => option === 1).length,
        passed: false,
        paper: '[]',
        rules: pinnedRules,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await world.db
      .insertInto('answers')
      .values(
        questions.map((questionId, question) => ({
          quizAttemptId: id,
          questionId,
          response: JSON.stringify({ selectedOption: options[question] ?? 0 }),
          isCorrect: options[question] === 1,
        })),
      )
      .execute();
  }
  await world.db
    .updateTable('questions')
    .set({ timesAnswered: sql<number>`times_answered + ${takers}` })
    .where('id', 'in', [...questions])
    .execute();
}

/** The better half gives the right answers but to the first question, whose key is wrong: they choose 2 there. */
const withWrongKey = (strength: number, question: number) => {
  const knows = strength > 0.5;
  if (question === 0) return knows ? 2 : 1;
  return knows || question % 3 === 1 ? 1 : 0;
};

const listed = async (input: { about?: 'wrong_key' | 'reported' } = {}) =>
  (await admin.calls.quality.page(input)).items;

describe('findings', () => {
  test('a question with a wrong key is found behind the submits, and leads the list', async () => {
    const quiz = await makeQuiz(world, { questions: 6 });
    const [suspect = 0] = quiz.questionIds;
    await takeMany(quiz.questionIds, quiz.id, withWrongKey);
    expect((await listed()).map(({ id }) => id)).not.toContain(suspect);
    expect(await judgeQuestions(world.db, world.clock.now())).toBeGreaterThanOrEqual(6);
    expect(await judgeQuestions(world.db, world.clock.now())).toBe(0);
    const [first] = await listed({ about: 'wrong_key' });
    expect(first).toMatchObject({ id: suspect, timesAnswered: 60, reports: 0 });
    expect(first?.findings).toContainEqual({ kind: 'wrong_key', certainty: 'almost_certain' });
    const details = await admin.calls.quality.question({ id: suspect });
    expect(details).toMatchObject({ answers: 60, uses: [{ quizId: quiz.id, title: 'A quiz' }] });
    expect(details.findings[0]).toMatchObject({ kind: 'wrong_key', answer: 'wrong two' });
    expect(details.given.map(({ answer, isCorrect }) => [answer, isCorrect])).toEqual(
      expect.arrayContaining([
        ['wrong two', false],
        ['right', true],
      ]),
    );
  });

  test('the bank is narrowed by what stands out of a question, together with its other filters', async () => {
    const quiz = await makeQuiz(world, { questions: 8 });
    const [suspect = 0] = quiz.questionIds;
    const [fine = 0, reported = 0] = quiz.questionIds.slice(6);
    await takeMany(quiz.questionIds.slice(0, 6), quiz.id, withWrongKey);
    await judgeQuestions(world.db, world.clock.now());
    const learner = await world.person();
    await world.db
      .insertInto('questionReports')
      .values({
        questionId: reported,
        userId: learner.id,
        kind: 'typo',
        reportedAt: world.clock.now(),
      })
      .execute();
    const { categoryId } = quiz;
    const found = async (filter: Parameters<Person['calls']['question']['page']>[0]) =>
      (await admin.calls.question.page({ ...filter, categoryId })).items.map(({ id }) => id);
    expect(await found({ health: 'wrong_key' })).toEqual([suspect]);
    expect(await found({ health: 'reported' })).toEqual([reported]);
    expect(await found({ health: 'any' })).toEqual(expect.arrayContaining([suspect, reported]));
    expect(await found({ health: 'any' })).not.toContain(fine);
    expect(await found({ health: 'none' })).toContain(fine);
    expect(await found({ health: 'none' })).not.toContain(reported);
    expect(await found({ health: 'wrong_key', use: 'unused' })).toEqual([]);
    expect(await found({ health: 'wrong_key', type: 'single_choice' })).toEqual([suspect]);
    const answer = await admin.http(
      'GET',
      `/api/admin/questions?health=wrong_key&categoryId=${categoryId}`,
    );
    expect(answer.body).toMatchObject({ items: [{ id: suspect }] });
    // A decision takes it out of the filter as out of the list of questions that need one.
    await admin.calls.quality.decide({ id: suspect, decision: 'kept' });
    expect(await found({ health: 'wrong_key' })).toEqual([]);
    expect(await found({ health: 'none' })).toContain(suspect);
  });

  test('a question kept as it is leaves the list until it has twice as many answers', async () => {
    const quiz = await makeQuiz(world, { questions: 6 });
    const [suspect = 0] = quiz.questionIds;
    const isListed = async () => {
      await judgeQuestions(world.db, world.clock.now());
      return (await listed({ about: 'wrong_key' })).some(({ id }) => id === suspect);
    };
    await takeMany(quiz.questionIds, quiz.id, withWrongKey);
    expect(await isListed()).toBe(true);
    await admin.calls.quality.decide({ id: suspect, decision: 'kept' });
    expect(await isListed()).toBe(false);
    expect((await admin.calls.quality.question({ id: suspect })).keptAt).not.toBeNull();
    await takeMany(quiz.questionIds, quiz.id, withWrongKey, { takers: 50 });
    expect(await isListed()).toBe(false);
    await takeMany(quiz.questionIds, quiz.id, withWrongKey, { takers: 10 });
    expect(await isListed()).toBe(true);
  });

  test('a question is kept as it is before it was ever judged, or judged since it was changed', async () => {
    const quiz = await makeQuiz(world, { questions: 6 });
    const [suspect = 0] = quiz.questionIds;
    const isListed = async () => {
      await judgeQuestions(world.db, world.clock.now());
      return (await listed({ about: 'wrong_key' })).some(({ id }) => id === suspect);
    };
    const keep = async () => {
      await admin.calls.quality.decide({ id: suspect, decision: 'kept' });
      expect((await admin.calls.quality.question({ id: suspect })).keptAt).not.toBeNull();
    };
    await takeMany(quiz.questionIds, quiz.id, withWrongKey);
    await keep();
    expect(await isListed()).toBe(false);
    await takeMany(quiz.questionIds, quiz.id, withWrongKey, { takers: 50 });
    expect(await isListed()).toBe(false);
    await takeMany(quiz.questionIds, quiz.id, withWrongKey, { takers: 10 });
    expect(await isListed()).toBe(true);
    // Another text begins the answers anew.
    await world.db
      .updateTable('questions')
      .set({ text: 'Another text' })
      .where('id', '=', suspect)
      .execute();
    await takeMany(quiz.questionIds, quiz.id, withWrongKey);
    await keep();
    expect(await isListed()).toBe(false);
  });

  test('what was found of an earlier version takes back no decision about a later one', async () => {
    const quiz = await makeQuiz(world, { questions: 6 });
    const [suspect = 0] = quiz.questionIds;
    await takeMany(quiz.questionIds, quiz.id, withWrongKey);
    await world.db
      .updateTable('questions')
      .set({ text: 'Another text' })
      .where('id', '=', suspect)
      .execute();
    await admin.calls.quality.decide({ id: suspect, decision: 'kept' });
    const { keptAt } = await admin.calls.quality.question({ id: suspect });
    // A run of the job that read the answers before.
    const found = { questionId: suspect, version: 1, timesAnswered: 60, findings: [], rank: 90 };
    await inTransaction(world.db, (tx) => writeJudgements(tx, [found], world.clock.now()));
    expect((await admin.calls.quality.question({ id: suspect })).keptAt).toEqual(keptAt);
    await judgeQuestions(world.db, world.clock.now());
    expect((await listed()).map(({ id }) => id)).not.toContain(suspect);
  });

  test('answers to an earlier version do not count against the corrected one', async () => {
    const quiz = await makeQuiz(world, { questions: 6 });
    const [suspect = 0] = quiz.questionIds;
    await takeMany(quiz.questionIds, quiz.id, withWrongKey);
    world.clock.advance(10 * minute);
    const { body } = await world.db
      .selectFrom('questions')
      .where('id', '=', suspect)
      .select('body')
      .executeTakeFirstOrThrow();
    await world.db
      .updateTable('questions')
      .set({ body: JSON.stringify({ ...body, correctOption: 2 }), updatedAt: world.clock.now() })
      .where('id', '=', suspect)
      .execute();
    await judgeQuestions(world.db, world.clock.now());
    expect((await listed()).map(({ id }) => id)).not.toContain(suspect);
    expect(await admin.calls.quality.question({ id: suspect })).toMatchObject({
      answers: 0,
      facility: null,
      findings: [],
    });
  });
});

describe('reports', () => {
  async function takenQuiz(person: Person) {
    const quiz = await makeQuiz(world, { questions: 3 });
    const { id: attemptId, questions } = await person.calls.attempt.start({ quizId: quiz.id });
    const [{ questionId } = { questionId: 0 }] = questions;
    return { quiz, attemptId, questions, questionId };
  }

  test('a learner reports a question of an own finished attempt, once until it is settled', async () => {
    const learner = await world.person();
    const { attemptId, questions, questionId } = await takenQuiz(learner);
    const report = { id: attemptId, questionId, kind: 'typo', note: 'In the first line' } as const;
    await expect(learner.calls.quality.report(report)).rejects.toThrow('still open');
    await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
    await learner.calls.quality.report(report);
    await learner.calls.quality.report({ ...report, kind: 'wrong_key', note: null });
    expect(await learner.calls.quality.ownReports({ id: attemptId })).toEqual([
      { questionId, kind: 'wrong_key', note: null },
    ]);
    const [row] = (await listed({ about: 'reported' })).filter(({ id }) => id === questionId);
    expect(row).toMatchObject({ reports: 1, findings: [] });
    const { reports } = await admin.calls.quality.question({ id: questionId });
    expect(reports).toMatchObject([{ kind: 'wrong_key', note: null, settled: 0, fixed: 0 }]);
    await admin.calls.quality.decide({ id: questionId, decision: 'fixed' });
    expect((await listed()).map(({ id }) => id)).not.toContain(questionId);
    expect(await learner.calls.quality.ownReports({ id: attemptId })).toEqual([]);
    await learner.calls.quality.report(report);
    expect((await admin.calls.quality.question({ id: questionId })).reports).toMatchObject([
      { settled: 1, fixed: 1 },
    ]);
  });

  test('the most serious report makes its question the most urgent', async () => {
    const learner = await world.person();
    const { attemptId: id, questions } = await takenQuiz(learner);
    await learner.calls.attempt.submit({ attemptId: id, answers: answersFor(questions, 1) });
    const kinds = ['typo', 'wrong_key', 'unclear'] as const;
    const asked = questions.map(({ questionId }) => questionId);
    for (const [index, questionId] of asked.entries())
      await learner.calls.quality.report({ id, questionId, kind: kinds[index] ?? 'other' });
    const found = (await listed({ about: 'reported' })).map((row) => row.id);
    const [typo, wrongKey, unclear] = asked;
    expect(found.filter((questionId) => asked.includes(questionId))).toEqual([
      wrongKey,
      unclear,
      typo,
    ]);
  });

  test('a report that came after the others were read is not settled with them', async () => {
    const learner = await world.person();
    const { quiz, attemptId, questions, questionId } = await takenQuiz(learner);
    await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
    await learner.calls.quality.report({ id: attemptId, questionId, kind: 'typo' });
    const read = await admin.calls.quality.question({ id: questionId });
    world.clock.advance(1000);
    const later = await world.person();
    const second = await takeQuiz(later, quiz.id);
    await later.calls.quality.report({ id: second, questionId, kind: 'wrong_key' });
    const reportedUpTo = read.reports[0]?.reportedAt;
    await admin.calls.quality.decide({ id: questionId, decision: 'fixed', reportedUpTo });
    expect((await admin.calls.quality.question({ id: questionId })).reports).toMatchObject([
      { kind: 'wrong_key' },
    ]);
    expect(await learner.calls.quality.ownReports({ id: attemptId })).toEqual([]);
  });

  test('a question of a deleted quiz, which nothing asks any more, needs no decision until the quiz is restored', async () => {
    const learner = await world.person();
    const { quiz, attemptId, questions, questionId } = await takenQuiz(learner);
    await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
    await learner.calls.quality.report({ id: attemptId, questionId, kind: 'typo' });
    const isListed = async () => (await listed()).some(({ id }) => id === questionId);
    expect(await isListed()).toBe(true);
    await admin.calls.quiz.removeMany({ ids: [quiz.id] });
    expect(await isListed()).toBe(false);
    await admin.calls.quiz.restoreMany({ ids: [quiz.id] });
    expect(await isListed()).toBe(true);
  });

  test('nobody reports a question of another’s attempt, or one that was not asked', async () => {
    const learner = await world.person();
    const other = await world.person();
    const { attemptId, questions, questionId } = await takenQuiz(learner);
    const { questionIds } = await makeQuiz(world, { questions: 1 });
    await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
    const report = { id: attemptId, questionId, kind: 'unclear' } as const;
    await expect(other.calls.quality.report(report)).rejects.toThrow('not found');
    await expect(other.calls.quality.ownReports({ id: attemptId })).rejects.toThrow('not found');
    await expect(
      learner.calls.quality.report({ ...report, questionId: questionIds[0] ?? 0 }),
    ).rejects.toThrow('not found');
  });

  test('a report of someone whose reports led to changes leads one of someone whose did not', async () => {
    const trusted = await world.person();
    const distrusted = await world.person();
    for (const [person, decision] of [
      [trusted, 'fixed'],
      [distrusted, 'kept'],
    ] as const) {
      const { attemptId, questions, questionId } = await takenQuiz(person);
      await person.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
      await person.calls.quality.report({ id: attemptId, questionId, kind: 'unclear' });
      await admin.calls.quality.decide({ id: questionId, decision });
    }
    const reported: number[] = [];
    for (const person of [distrusted, trusted]) {
      const { attemptId, questions, questionId } = await takenQuiz(person);
      await person.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
      await person.calls.quality.report({ id: attemptId, questionId, kind: 'unclear' });
      reported.push(questionId);
    }
    const order = (await listed({ about: 'reported' })).map(({ id }) => id);
    expect(order.filter((id) => reported.includes(id))).toEqual(reported.reverse());
  });

  test('a decision is recorded in the audit trail', async () => {
    const learner = await world.person();
    const { attemptId, questions, questionId } = await takenQuiz(learner);
    await learner.calls.attempt.submit({ attemptId, answers: answersFor(questions, 1) });
    await learner.calls.quality.report({ id: attemptId, questionId, kind: 'other' });
    await admin.calls.quality.decide({ id: questionId, decision: 'kept' });
    const entry = await world.db
      .selectFrom('auditEntries')
      .where('rowId', '=', questionId)
      .select(['call', 'kind', 'after'])
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      call: 'quality.decide',
      kind: 'questions',
      after: { quality: 'kept', reports: 1 },
    });
  });
});
