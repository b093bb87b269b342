import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { rulePresets, standardRules, type TakingRules } from '#shared/features/quiz/rules.ts';
import { makeQuiz } from '#tests/support/catalogue.ts';
import { createWorld, password, type World } from '#tests/support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const hour = 3_600_000;
const inHours = (hours: number) =>
  new Date(world.clock.now().getTime() + hours * hour).toISOString();

/** A published quiz with these fields, and a learner. */
async function setUp(fields: Record<string, unknown>, questions = 4) {
  const admin = await world.person({ isAdmin: true });
  const quiz = await makeQuiz(world, { questions, questionsPerAttempt: questions });
  const changed = await admin.http('PUT', `/api/quizzes/${quiz.id}`, fields);
  expect(changed.status, changed.text).toBe(200);
  return { admin, quizId: quiz.id, learner: await world.person() };
}

type Scene = Awaited<ReturnType<typeof setUp>>;

/** Takes the quiz with so many right answers. */
async function take({ learner, quizId }: Pick<Scene, 'learner' | 'quizId'>, right: number) {
  const attempt = await learner.calls.attempt.start({ quizId });
  const answers = attempt.questions.map(({ questionId }, index) => ({
    questionId,
    seq: 1,
    selectedOption: index < right ? 1 : 0,
  }));
  const outcome = await learner.calls.attempt.submit({ attemptId: attempt.id, answers });
  if (outcome.kind !== 'submitted') throw new Error(outcome.kind);
  return outcome.result;
}

const withRules = (changes: Partial<TakingRules>) => ({ rules: { ...standardRules, ...changes } });

const locked = (lock: string) =>
  expect.objectContaining({ failure: 'locked', details: expect.objectContaining({ lock }) });

const statusOf = async ({ learner, quizId }: Scene) => {
  const [status] = await learner.calls.attempt.retakeStatus({ quizIds: [quizId] });
  return { action: status?.action, canRetake: status?.canRetake, canRetakeAt: status?.canRetakeAt };
};

describe('grading and waiting', () => {
  test('the pass mark and the waits of the quiz decide, as they were when the attempt began', async () => {
    const rules = { passMarkPercent: 50, cooldownHours: { passed: 1, failed: 0 } };
    const scene = await setUp(withRules(rules));
    const attempt = await scene.learner.calls.attempt.start({ quizId: scene.quizId });
    await scene.admin.http('PUT', `/api/quizzes/${scene.quizId}`, withRules({}));
    const answers = attempt.questions.map(({ questionId }, index) => ({
      questionId,
      seq: 1,
      selectedOption: index < 2 ? 1 : 0,
    }));
    const outcome = await scene.learner.calls.attempt.submit({ attemptId: attempt.id, answers });
    expect(outcome).toMatchObject({
      result: { passed: true, passScore: 2, passMarkPercent: 50, canRetakeAt: inHours(1) },
    });
  });

  test('a result names a date from which the quiz can be taken again only if it can be', async () => {
    const retakeOf = async ({ learner, quizId }: Scene) => {
      const { id } = await take({ learner, quizId }, 0);
      return (await learner.calls.attempt.review({ id })).canRetakeAt;
    };
    const twice = await setUp(withRules({ maxAttempts: 2 }));
    expect(await retakeOf(twice)).toBe(inHours(48));
    expect(await retakeOf(await setUp(withRules({ maxAttempts: 1 })))).toBeNull();
    expect(await retakeOf(await setUp({ closesAt: inHours(49) }))).toBe(inHours(48));
    expect(await retakeOf(await setUp({ closesAt: inHours(48) }))).toBeNull();
    const withdrawn = await setUp({});
    const { id } = await take(withdrawn, 0);
    await withdrawn.admin.http('PUT', `/api/quizzes/${withdrawn.quizId}`, { status: 'draft' });
    const review = await withdrawn.learner.calls.attempt.review({ id });
    expect(review.canRetakeAt).toBeNull();
  });

  test('so does the end of an attempt that is left', async () => {
    const leave = async ({ learner, quizId }: Scene) => {
      const { id: attemptId } = await learner.calls.attempt.start({ quizId });
      world.clock.advance(5000);
      return learner.calls.attempt.leave({ attemptId });
    };
    const standard = await leave(await setUp({}));
    expect(standard).toMatchObject({ kind: 'abandoned', result: { canRetakeAt: inHours(48) } });
    const once = await leave(await setUp(withRules({ maxAttempts: 1 })));
    expect(once).toMatchObject({ kind: 'abandoned', result: { canRetakeAt: null } });
  });

  test('without a wait the quiz can be taken again at once', async () => {
    const scene = await setUp({ rules: rulePresets.practice });
    expect((await take(scene, 0)).passed).toBe(false);
    expect(await statusOf(scene)).toMatchObject({ action: 'retake', canRetake: true });
    expect((await take(scene, 4)).passed).toBe(true);
    expect(await statusOf(scene)).toMatchObject({ action: 'retake', canRetake: true });
  });

  test('after the last attempt the quiz stays locked, abandoned ones counted, for reports too', async () => {
    const scene = await setUp(
      withRules({ maxAttempts: 2, cooldownHours: { passed: 0, failed: 0 } }),
    );
    await take(scene, 0);
    const left = await scene.learner.calls.attempt.start({ quizId: scene.quizId });
    const leaving = await scene.learner.calls.attempt.leave({ attemptId: left.id });
    expect(leaving.kind, 'an attempt that counts cannot be voided').toBe('abandoned');
    expect(await statusOf(scene)).toEqual({
      action: 'used-up',
      canRetake: false,
      canRetakeAt: null,
    });
    await expect(take(scene, 4)).rejects.toEqual(locked('used-up'));
    const report = { quizId: scene.quizId, score: 4, totalQuestions: 4 };
    const refused = await scene.learner.http('POST', '/api/quiz-attempts/simple', report);
    expect(refused.status, refused.text).toBe(409);
  });

  test('a longer wait than 48 hours: leaving at once is not voided', async () => {
    const scene = await setUp(withRules({ cooldownHours: { passed: 0, failed: 49 } }));
    const attempt = await scene.learner.calls.attempt.start({ quizId: scene.quizId });
    expect(attempt).toMatchObject({ canBeVoided: false, lockHours: 49 });
    const { kind } = await scene.learner.calls.attempt.leave({ attemptId: attempt.id });
    expect(kind).toBe('abandoned');
  });
});

describe('which attempt counts', () => {
  const noWait = { cooldownHours: { passed: 0, failed: 0 } };
  const markOf = async ({ learner, quizId }: Scene) =>
    (await learner.calls.attempt.progress({ quizId })).mark;
  const listed = async ({ admin, quizId }: Scene) =>
    (await admin.calls.progress.quizAttempts({ id: quizId })).items.map(({ score, mark }) => [
      score,
      mark?.isOfThis ? mark.percentage : null,
    ]);

  test('the best one, unless the rules say otherwise; then teachers see it in the list', async () => {
    const scene = await setUp(withRules(noWait));
    expect(await markOf(scene)).toBeNull();
    for (const right of [3, 1]) {
      await take(scene, right);
      world.clock.advance(1000);
    }
    expect(await markOf(scene)).toEqual({ rule: 'best', percentage: 75, passed: false });
    expect(await listed(scene)).toEqual([
      [1, null],
      [3, null],
    ]);
  });

  test.each([
    ['last', 50, [2]],
    ['average', 58.3, [2, 4, 1]],
    ['first', 25, [1]],
  ] as const)('%s: own mark and list of attempts', async (countedAttempt, percentage, scores) => {
    const scene = await setUp(withRules({ ...noWait, countedAttempt }));
    for (const right of [1, 4, 2]) {
      await take(scene, right);
      world.clock.advance(1000);
    }
    expect(await markOf(scene)).toEqual({ rule: countedAttempt, percentage, passed: false });
    // The pass is not forgotten: it is what series and the leaderboard ask for.
    const progress = await scene.learner.calls.attempt.progress({ quizId: scene.quizId });
    expect(progress).toMatchObject({ bestScore: 100, passed: true });
    const marked = (await listed(scene)).flatMap(([score, mark]) => (mark === null ? [] : score));
    expect(marked).toEqual(
      [...scores].sort((one, other) => [2, 4, 1].indexOf(one) - [2, 4, 1].indexOf(other)),
    );
  });

  test('a quiz stored before this rule existed keeps the best one', async () => {
    const scene = await setUp(withRules(noWait));
    await sql`update quizzes set rules = rules - 'countedAttempt' where id = ${scene.quizId}`.execute(
      world.db,
    );
    expect((await world.guest.calls.quiz.card({ id: scene.quizId })).rules.countedAttempt).toBe(
      'best',
    );
    await take(scene, 2);
    expect((await markOf(scene))?.rule).toBe('best');
  });
});

describe('the time of a quiz', () => {
  test('no attempt begins before, none lasts after', async () => {
    const scene = await setUp({ opensAt: inHours(1), closesAt: inHours(2) });
    await expect(take(scene, 4)).rejects.toEqual(locked('not-yet'));
    expect(await statusOf(scene)).toEqual({
      action: 'not-yet',
      canRetake: false,
      canRetakeAt: inHours(1),
    });
    world.clock.advance(2 * hour - 60_000);
    const attempt = await scene.learner.calls.attempt.start({ quizId: scene.quizId });
    expect(Date.parse(attempt.deadline) - world.clock.now().getTime()).toBe(60_000);
    world.clock.advance(2 * 60_000);
    await expect(take(scene, 4)).rejects.toEqual(locked('closed'));
    expect(await statusOf(scene)).toMatchObject({ action: 'closed', canRetake: false });
  });

  test('one that opens again before a wait is over can be taken after the wait', async () => {
    const scene = await setUp({});
    await take(scene, 0);
    const waitUntil = inHours(48);
    await scene.admin.http('PUT', `/api/quizzes/${scene.quizId}`, { opensAt: inHours(24) });
    expect(await statusOf(scene)).toMatchObject({ action: 'not-yet', canRetakeAt: waitUntil });
    const opensAt = inHours(72);
    await scene.admin.http('PUT', `/api/quizzes/${scene.quizId}`, { opensAt });
    expect(await statusOf(scene)).toMatchObject({ action: 'not-yet', canRetakeAt: opensAt });
  });

  test('a quiz cannot close before it opens, whichever of the two is changed', async () => {
    const { admin, quizId } = await setUp({ opensAt: inHours(2) });
    for (const fields of [
      { closesAt: inHours(1) },
      { opensAt: inHours(3), closesAt: inHours(3) },
    ]) {
      const refused = await admin.http('PUT', `/api/quizzes/${quizId}`, fields);
      expect(refused.status, refused.text).toBe(400);
      expect(refused.text).toContain('The closing date must be after the opening date');
    }
  });
});

describe('without a time limit', () => {
  const untimed = withRules({ untimed: true });
  const days = (count: number) => count * 24 * hour;
  const begin = ({ learner, quizId }: Scene) => learner.calls.attempt.start({ quizId });
  const running = async ({ learner }: Scene) => (await learner.calls.attempt.open())[0];

  test('an attempt can be continued for days, and its answers count when it ends all the same', async () => {
    const scene = await setUp(untimed);
    const attempt = await begin(scene);
    expect(attempt).toMatchObject({ untimed: true, deadline: inHours(7 * 24) });
    expect(await running(scene)).toMatchObject({ id: attempt.id, untimed: true });
    world.clock.advance(days(6));
    const right = attempt.questions.map(({ questionId }) => ({ questionId, selectedOption: 1 }));
    await scene.learner.calls.attempt.save({ attemptId: attempt.id, answers: right });
    world.clock.advance(days(1) + 16_000);
    const [ended] = await scene.learner.calls.attempt.list();
    expect(ended).toMatchObject({
      id: attempt.id,
      status: 'timed_out',
      score: 4,
      endedBy: 'clock',
    });
  });

  test('the closing date ends it, and extra time changes nothing', async () => {
    const scene = await setUp({ ...untimed, closesAt: inHours(3) });
    await scene.admin.calls.exception.set({
      ...{ userId: scene.learner.id, quizId: null },
      ...{ extraTimePercent: 50, extraAttempts: 0, closesAt: null },
    });
    expect(await begin(scene)).toMatchObject({ deadline: inHours(3) });
    const other = await setUp(untimed);
    await other.admin.calls.exception.set({
      ...{ userId: other.learner.id, quizId: null },
      ...{ extraTimePercent: 50, extraAttempts: 0, closesAt: null },
    });
    expect(await begin(other)).toMatchObject({ deadline: inHours(7 * 24) });
    const { attempts } = await other.admin.calls.attempt.running({ quizId: other.quizId });
    expect(attempts).toMatchObject([{ untimed: true }]);
  });

  test('cards and series say so, and an attempt keeps the rule it began with', async () => {
    const scene = await setUp(untimed);
    expect(await world.guest.calls.quiz.card({ id: scene.quizId })).toMatchObject({
      untimed: true,
    });
    await begin(scene);
    await scene.admin.http('PUT', `/api/quizzes/${scene.quizId}`, withRules({}));
    expect(await running(scene)).toMatchObject({ untimed: true });
    const timed = await setUp({});
    expect(await begin(timed)).toMatchObject({ untimed: false });
    expect(await running(timed)).toMatchObject({ untimed: false });
  });
});

describe('who finds and starts a quiz', () => {
  test('an access code is needed for a start, not for continuing; case does not matter', async () => {
    const scene = await setUp({ accessCode: 'Fjord 7' });
    const { calls } = scene.learner;
    const { quizId } = scene;
    await expect(calls.attempt.start({ quizId })).rejects.toEqual(locked('access-code'));
    const wrong = calls.attempt.start({ quizId, accessCode: 'Fjord 8' });
    await expect(wrong).rejects.toEqual(locked('access-code'));
    const attempt = await calls.attempt.start({ quizId, accessCode: ' fjord 7 ' });
    expect((await calls.attempt.start({ quizId })).id).toBe(attempt.id);
  });

  test('neither the access code nor the questions are public', async () => {
    const { quizId, admin, learner } = await setUp({ accessCode: 'Fjord 7' });
    for (const path of ['', '/random', '/stats', '/user-progress']) {
      const { text, status } = await learner.http('GET', `/api/quizzes/${quizId}${path}`);
      expect(status, path).toBe(200);
      expect(text, path).not.toContain('Fjord');
      expect(text, path).not.toContain('Question number');
    }
    expect(JSON.stringify(await world.guest.calls.quiz.card({ id: quizId }))).not.toContain(
      'Fjord',
    );
    expect((await admin.calls.quiz.getForAuthor({ id: quizId })).accessCode).toBe('Fjord 7');
    const audit = await world.db.selectFrom('auditEntries').select('after').execute();
    expect(JSON.stringify(audit)).not.toContain('Fjord');
  });

  test('an unlisted quiz is in no list, search or count, and opens by its address', async () => {
    const scene = await setUp({ isListed: false, title: 'Hidden waterfall' });
    const { calls } = world.guest;
    const lists = await Promise.all([
      calls.quiz.page({ q: 'waterfall' }),
      calls.quiz.page({}),
      calls.quiz.popular(),
      calls.quiz.suggest({ text: 'waterfall' }),
    ]);
    expect(JSON.stringify(lists)).not.toContain('waterfall');
    expect((await world.guest.http('GET', '/sitemap.xml')).text).not.toContain(
      `/quiz/${scene.quizId}<`,
    );
    expect((await calls.quiz.card({ id: scene.quizId })).title).toBe('Hidden waterfall');
    expect((await take(scene, 4)).passed).toBe(true);
  });
});

test('a quiz that keeps its order asks questions and options as they were written', async () => {
  const scene = await setUp(withRules({ shuffleQuestions: false, shuffleOptions: false }), 12);
  const { questions } = await scene.learner.calls.attempt.start({ quizId: scene.quizId });
  expect(questions.map(({ text }) => text)).toEqual(
    questions.map((_, index) => `Question number ${index + 1}`),
  );
  for (const { options } of questions)
    expect(options.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
});

const Review = z.object({
  answers: z.array(
    z.object({
      isCorrect: z.boolean(),
      question: z.object({ keyShown: z.boolean(), explanation: z.string().nullish() }).loose(),
    }),
  ),
  feedback: z.object({ level: z.string(), more: z.object({ level: z.string() }).nullable() }),
});

/** Answers one question in practice. @returns the explanation that comes with its key */
async function practised({ learner, quizId }: Scene) {
  const { questions } = await learner.calls.practice.next({ mode: 'quiz', quizId });
  const [{ questionId, version }] = z
    .tuple([z.object({ questionId: z.int(), version: z.int() })], z.unknown())
    .parse(questions);
  const answerId = crypto.randomUUID();
  const given = { questionId, version, answerId, selectedOption: 0 };
  const { review } = await learner.calls.practice.answer(given);
  return review.question.keyShown ? review.question.explanation : undefined;
}

describe('feedback', () => {
  test.each([
    ['score', 0],
    ['marks', 4],
    ['keys', 4],
    ['explanations', 4],
  ] as const)(
    '%s: what a review, an export and practice show before and after the closing date',
    async (atEnd, count) => {
      const scene = await setUp({
        ...withRules({ feedback: { atOnce: null, atEnd, afterClosing: 'explanations' } }),
        closesAt: inHours(1),
      });
      await world.db
        .updateTable('questions')
        .set({ explanation: 'Because of the ice.' })
        .where('quizId', '=', scene.quizId)
        .execute();
      const { id } = await take(scene, 2);
      const look = async () =>
        (await scene.learner.http('GET', `/api/quiz-attempts/${id}`)).read(Review);
      const practice = async () => (await scene.learner.calls.practice.summary()).questions;
      const exported = async () => {
        await scene.learner.calls.account.confirmOwner({ password });
        const { attempts } = await scene.learner.calls.account.exportData();
        return attempts.flatMap(({ answers }) => answers.map(({ isCorrect }) => isCorrect));
      };
      const before = await look();
      const showsKey = atEnd === 'keys' || atEnd === 'explanations';
      expect(before.answers).toHaveLength(count);
      for (const { question } of before.answers) {
        expect(question.keyShown).toBe(showsKey);
        if (!showsKey)
          expect(JSON.stringify(question)).not.toMatch(/correctOption|because of the ice/i);
        else expect(question.explanation).toBe(atEnd === 'keys' ? null : 'Because of the ice.');
      }
      expect(before.feedback.level).toBe(atEnd);
      expect(before.feedback.more?.level).toBe(
        atEnd === 'explanations' ? undefined : 'explanations',
      );
      expect(await practice()).toBe(showsKey ? 4 : 0);
      if (showsKey)
        expect(await practised(scene)).toBe(atEnd === 'keys' ? null : 'Because of the ice.');
      expect((await exported()).map((mark) => mark === null)).toEqual(
        Array(4).fill(atEnd === 'score'),
      );

      // Submits count for 15 seconds longer.
      world.clock.advance(hour + 15_000);
      expect((await look()).feedback.level).toBe(atEnd);
      world.clock.advance(1);
      const after = await look();
      expect(after.answers).toHaveLength(4);
      for (const { question } of after.answers)
        expect(question.explanation).toBe('Because of the ice.');
      expect(after.feedback).toEqual({ level: 'explanations', more: null });
      expect(await practice()).toBe(4);
      expect(await practised(scene)).toBe('Because of the ice.');
      expect((await exported()).filter((mark) => mark === true)).toHaveLength(2);
    },
  );

  test('what is withheld until the closing date stays so while another attempt goes on', async () => {
    const scene = await setUp({
      ...withRules({
        ...{ maxAttempts: 2, cooldownHours: { passed: 0, failed: 0 } },
        feedback: { atOnce: null, atEnd: 'score', afterClosing: 'explanations' },
      }),
      closesAt: inHours(1),
    });
    const { admin, learner, quizId } = scene;
    const { id } = await take(scene, 2);
    const level = async () => (await learner.calls.attempt.review({ id })).feedback.level;
    world.clock.advance(hour - 60_000);
    const running = await learner.calls.attempt.start({ quizId });
    await admin.calls.attempt.addTime({ quizId, attemptId: running.id, minutes: 10 });
    world.clock.advance(5 * 60_000);
    expect(await level()).toBe('score');
    await learner.calls.attempt.submit({ attemptId: running.id, answers: [] });
    expect(await level()).toBe('explanations');
  });

  test('without a closing date the level at the end stays', async () => {
    const scene = await setUp({ rules: rulePresets.exam });
    const { id } = await take(scene, 4);
    world.clock.advance(365 * 24 * hour);
    const learner = await scene.learner.calls.attempt.review({ id }).catch(() => undefined);
    expect(learner?.answers ?? []).toEqual([]);
  });
});
