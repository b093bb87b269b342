import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { standardRules, type TakingRules } from '#shared/features/quiz/rules.ts';
import type { LevelAtOnce } from '#shared/kernel/feedback.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const withLevel = (atOnce: LevelAtOnce | null): TakingRules => ({
  ...standardRules,
  feedback: { ...standardRules.feedback, atOnce },
});

/** An open attempt at a quiz of four questions, of which the second option is right. */
async function setUp(rules: TakingRules = withLevel('explanations')) {
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions: 4, questionsPerAttempt: 4 });
  await world.db
    .updateTable('questions')
    .set({ explanation: 'Because of the ice.' })
    .where('quizId', '=', quiz.id)
    .execute();
  const changed = await admin.http('PUT', `/api/quizzes/${quiz.id}`, { rules });
  expect(changed.status, changed.text).toBe(200);
  const learner = await world.person();
  const { attempt: calls } = learner.calls;
  const attempt = await calls.start({ quizId: quiz.id });
  const attemptId = attempt.id;
  const given = (index: number, selectedOption: number, seq?: number) => ({
    questionId: attempt.questions[index]?.questionId ?? 0,
    selectedOption,
    ...(seq !== undefined && { seq }),
  });
  return {
    admin,
    quizId: quiz.id,
    learner,
    calls,
    attempt,
    given,
    check: (...answer: Parameters<typeof given>) => calls.check({ attemptId, ...given(...answer) }),
    save: (...answers: ReturnType<typeof given>[]) => calls.save({ attemptId, answers }),
    resumed: () => calls.start({ quizId: quiz.id }),
    stored: async (index: number) => {
      const again = await calls.start({ quizId: quiz.id });
      const id = attempt.questions[index]?.questionId;
      return again.answers.find(({ questionId }) => questionId === id)?.selectedOption;
    },
  };
}

const failure = (code: string) => expect.objectContaining({ failure: code });

describe('a checked answer is closed', () => {
  test('for saves, REST, a repeated check and the submit', async () => {
    const { attempt, calls, check, given, learner, save, stored } = await setUp();
    await check(0, 2, 1);
    const saved = await save(given(0, 1, 5), given(1, 1, 5));
    expect(saved.refused).toEqual([attempt.questions[0]?.questionId]);
    expect(saved.checked).toMatchObject([{ selectedOption: 2, isCorrect: false }]);
    const rest = await learner.http('POST', '/api/answers', {
      attemptId: attempt.id,
      ...given(0, 1),
    });
    expect(rest.status, rest.text).toBe(409);
    expect(rest.text).toContain('was checked');
    expect((await check(0, 1, 9)).checked).toMatchObject([{ selectedOption: 2 }]);
    expect(await stored(0)).toBe(2);
    const outcome = await calls.submit({
      attemptId: attempt.id,
      answers: [given(0, 1, 99), given(2, 1, 99)],
    });
    expect(outcome).toMatchObject({ kind: 'submitted', result: { score: 2 } });
    const { answers } = await calls.review({ id: attempt.id });
    expect(answers.map(({ selectedOption }) => selectedOption)).toEqual([2, 1, 1, -1]);
  });

  test('and a late message is not recorded as one that would have counted', async () => {
    const { attempt, calls, check, given } = await setUp();
    await check(0, 2, 1);
    world.clock.advance(3_600_000);
    await calls.submit({ attemptId: attempt.id, answers: [given(0, 1, 9), given(1, 1, 9)] });
    const { receipt } = await calls.review({ id: attempt.id });
    expect(receipt.late.map(({ number }) => number)).toEqual([2]);
  });

  test('whatever saves, checks and submits race it: what was shown is what counts', async () => {
    const Call = fc.record({
      call: fc.constantFrom('save' as const, 'check' as const, 'rest' as const),
      option: fc.nat(3),
      seq: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(Call, { minLength: 2, maxLength: 8 }), async (racing) => {
        const { attempt, calls, check, given, learner, save, stored } = await setUp();
        const results = await Promise.all(
          racing.map(async ({ call, option, seq }) => {
            if (call === 'check') return (await check(0, option, seq)).checked;
            if (call === 'save') return (await save(given(0, option, seq))).checked;
            const body = { attemptId: attempt.id, ...given(0, option, seq) };
            await learner.http('POST', '/api/answers', body);
            return [];
          }),
        );
        const shown = new Set(results.flat().map(({ selectedOption }) => selectedOption));
        expect(shown.size).toBeLessThanOrEqual(1);
        const [answer] = shown;
        if (answer === undefined) return;
        await save(given(0, (answer + 1) % 4, 100));
        expect(await stored(0)).toBe(answer);
        await calls.submit({
          attemptId: attempt.id,
          answers: [given(0, answer === 1 ? 0 : 1, 200)],
        });
        const review = await calls.review({ id: attempt.id });
        expect(review.answers[0]?.selectedOption).toBe(answer);
        expect(review.score).toBe(answer === 1 ? 1 : 0);
      }),
      { numRuns: 12 },
    );
  });
});

describe('a key leaves only after the check', () => {
  const keyOf = (value: unknown) =>
    /correctOption|acceptedAnswers|Because of the ice/.test(JSON.stringify(value));

  test('and only the key of that question, as far as the level shows it', async () => {
    for (const level of ['marks', 'keys', 'explanations'] as const) {
      const { attempt, check, given, resumed, save } = await setUp(withLevel(level));
      expect(keyOf(attempt)).toBe(false);
      expect(keyOf(await save(given(0, 1, 1), given(1, 1, 1)))).toBe(false);
      const [review, ...others] = (await check(0, 1, 2)).checked;
      expect(others).toEqual([]);
      expect(review).toMatchObject({ isCorrect: true, questionId: given(0, 1).questionId });
      expect(review?.question.keyShown).toBe(level !== 'marks');
      expect(review?.question.keyShown && review.question.explanation).toBe(
        { marks: false, keys: null, explanations: 'Because of the ice.' }[level],
      );
      expect((await save(given(1, 2, 3))).checked).toEqual([]);
      const again = await resumed();
      expect(again.checked).toEqual([review]);
      expect(keyOf({ ...again, checked: [] })).toBe(false);
    }
  });

  test('not for an answer that is not the stored one', async () => {
    const { check, given, save, resumed } = await setUp();
    await save(given(0, 3, 9));
    const stale = await check(0, 1, 5);
    expect(stale).toMatchObject({ checked: [], answers: [{ selectedOption: 3 }] });
    expect((await check(0, 1, 9)).checked).toEqual([]);
    expect((await resumed()).checked).toEqual([]);
    expect((await check(0, 3, 9)).checked).toHaveLength(1);
  });

  test('not for an unanswered question, another quiz’s rules, another learner or an attempt that is over', async () => {
    const scene = await setUp();
    await expect(scene.check(0, -1, 1)).rejects.toEqual(failure('conflict'));
    await scene.save(scene.given(0, 1, 3));
    await expect(scene.check(0, -1, 1)).rejects.toEqual(failure('conflict'));
    const plain = await setUp(standardRules);
    expect(plain.attempt).toMatchObject({ atOnce: null, checked: [] });
    await expect(plain.check(0, 1, 1)).rejects.toEqual(failure('conflict'));
    const stranger = await world.person();
    const own = { attemptId: scene.attempt.id, ...scene.given(0, 1, 4) };
    await expect(stranger.calls.attempt.check(own)).rejects.toEqual(failure('not-found'));
    world.clock.advance(3_600_000);
    await expect(scene.check(0, 1, 4)).rejects.toEqual(failure('attempt-over'));
  });

  test('not for a question that was passed without a check', async () => {
    const { attempt, calls, check, given } = await setUp({ ...withLevel('keys'), oneWay: true });
    await calls.save({ attemptId: attempt.id, answers: [given(0, 1, 1)], reached: 1 });
    expect((await check(0, 1, 1)).checked).toEqual([]);
    expect((await check(1, 1, 1)).checked).toHaveLength(1);
  });
});

describe('leaving gains nothing once a key was shown', () => {
  test('in the first seconds the attempt is graded instead of voided', async () => {
    const scene = await setUp();
    expect(scene.attempt.canBeVoided).toBe(true);
    await scene.check(0, 1, 1);
    await scene.save(scene.given(1, 1, 2));
    const left = await scene.calls.leave({ attemptId: scene.attempt.id });
    expect(left).toMatchObject({
      kind: 'already_over',
      result: { status: 'submitted', score: 2, totalQuestions: 4, passed: false },
    });
    await expect(scene.resumed()).rejects.toEqual(failure('cooldown'));
  });

  test('and without a check it is voided as ever', async () => {
    const { attempt, calls, given, save } = await setUp();
    await save(given(0, 1, 1));
    expect(await calls.leave({ attemptId: attempt.id })).toMatchObject({ kind: 'void' });
  });
});

test('an attempt keeps the level it began with; rules of earlier versions have none', async () => {
  const scene = await setUp(withLevel('marks'));
  await scene.admin.http('PUT', `/api/quizzes/${scene.quizId}`, { rules: standardRules });
  expect((await scene.check(0, 1, 1)).checked[0]?.question.keyShown).toBe(false);
  await sql`update quizzes set rules = rules #- '{feedback,atOnce}' where id = ${scene.quizId}`.execute(
    world.db,
  );
  const detail = await scene.admin.http('GET', `/api/quizzes/${scene.quizId}`);
  expect(JSON.parse(detail.text).rules.feedback).toEqual(standardRules.feedback);
});

test('a level at once that the end would hide is refused, in the reader’s language', async () => {
  const { admin, quizId } = await setUp();
  const rules = {
    ...standardRules,
    feedback: { atOnce: 'keys', atEnd: 'marks', afterClosing: 'explanations' },
  };
  const refused = await admin.http('PUT', `/api/quizzes/${quizId}`, { rules });
  expect(refused.status, refused.text).toBe(400);
  expect(JSON.parse(refused.text)).toMatchObject({
    fields: { 'rules.feedback.atEnd': 'The end must show at least what is shown at once' },
  });
});
