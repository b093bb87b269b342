import { afterEach, beforeEach, expect, test } from 'vitest';
import { check } from '#scripts/chaos/checker/check.ts';
import type { DeliveredMail } from '#scripts/chaos/checker/mails.ts';
import { type AttemptLedger, type Ledger, newLedger } from '#scripts/chaos/learners/ledger.ts';
import { rulesOf } from '#scripts/chaos/quiz-rules.ts';
import { tallyAttempts } from '#server/features/progress/workflows/tally.ts';
import { answersFor, makeQuiz } from '#tests/support/catalogue.ts';
import { makePointsQuiz, takeForPoints } from '#tests/support/points-quiz.ts';
import { createWorld, type World } from '#tests/support/world.ts';

let world: World;
let ledger: Ledger;
let attempt: AttemptLedger;
let mails: DeliveredMail[];

/** One learner with one submitted attempt, and a true ledger of it. */
beforeEach(async () => {
  world = await createWorld();
  const quiz = await makeQuiz(world, { questions: 4 });
  const { username, email, calls } = await world.person();
  const { id, questions } = await calls.attempt.start({ quizId: quiz.id });
  const answers = answersFor(questions, 3);
  await calls.attempt.save({ attemptId: id, answers });
  const outcome = await calls.attempt.submit({ attemptId: id });
  await tallyAttempts(world.db, world.clock.now());
  attempt = {
    id,
    quizId: quiz.id,
    questionIds: questions.map(({ questionId }) => questionId),
    answers: new Map(
      answers.map(({ questionId, seq, selectedOption }) => {
        const sent = { seq, response: { selectedOption }, flagged: false, isAcknowledged: true };
        return [questionId, new Map([[seq, sent]])];
      }),
    ),
    checked: new Map(),
    end:
      outcome.kind === 'void'
        ? undefined
        : { kind: outcome.kind, ...outcome.result, totalQuestions: 4 },
  };
  const contactSubjects = ['A question of mine'];
  ledger = {
    ...newLedger(username),
    email,
    isRegistered: true,
    contactSubjects,
    attempts: new Map([[id, attempt]]),
  };
  mails = [
    { to: email, subject: 'Confirm your email address', id: 'one' },
    { to: 'contact@example.com', subject: '[quiz] A question of mine', id: 'two' },
    // The repetition after a crash has the same id.
    { to: 'contact@example.com', subject: '[quiz] A question of mine', id: 'two' },
  ];
});
afterEach(() => world.close());

/** The kinds of findings, each once. */
async function findings(): Promise<string[]> {
  const query = async (text: string) => (await world.opened.runSql(text)).rows;
  const found = await check({ ledgers: [ledger], query, mails });
  return [...new Set(found.map(({ kind }) => kind))].sort();
}

const change = (text: string) => world.opened.runSql(text);

test('a true ledger has no findings', async () => {
  expect(await findings()).toEqual([]);
});

test('a lost, a changed and a doubled answer are found', async () => {
  const [questionId = 0] = attempt.questionIds;
  const newer = { seq: 7, response: { selectedOption: 2 }, flagged: true, isAcknowledged: true };
  attempt.answers.get(questionId)?.set(7, newer);
  expect(await findings()).toEqual(['lost answer', 'lost event']);
  attempt.answers.get(questionId)?.delete(7);
  await change(`update answers set flagged = true where question_id = ${questionId}`);
  expect(await findings()).toEqual(['changed answer', 'lost event']);
  await change(`update answers set flagged = false where question_id = ${questionId}`);
  attempt.questionIds.shift();
  expect(await findings()).toEqual(['doubled answer']);
});

test('a lost account, attempt and end are found', async () => {
  attempt.end = { kind: 'submitted', score: 4, totalQuestions: 4, passed: true };
  expect(await findings()).toEqual(['lost end']);
  attempt.end = undefined;
  ledger.attempts = new Map([[attempt.id + 1, { ...attempt, id: attempt.id + 1 }]]);
  expect(await findings()).toEqual(['lost attempt', 'lost event']);
  ledger.attempts = new Map();
  ledger.username = 'nobody_else';
  expect(await findings()).toEqual(['lost account']);
});

test('a wrong grade, a wrong mark and a wrong cooldown are found', async () => {
  attempt.end = undefined;
  await change('update quiz_attempts set score = score - 1');
  expect(await findings()).toEqual(['wrong counter', 'wrong grade']);
  await change('update quiz_attempts set score = score + 1');
  await change(
    'update answers set is_correct = not is_correct where id = (select min(id) from answers)',
  );
  expect(await findings()).toContain('wrong grade');
  await change(
    'update answers set is_correct = not is_correct where id = (select min(id) from answers)',
  );
  await change("update quiz_attempts set can_retake_at = can_retake_at - interval '1 hour'");
  expect(await findings()).toEqual(['wrong grade']);
});

test('a second attempt during the first one, and one within the cooldown, are found', async () => {
  const copy = (start: string) =>
    change(`insert into quiz_attempts (user_id, quiz_id, status, started_at, deadline, total_questions, paper, rules)
      select user_id, quiz_id, 'open', ${start}, ${start} + interval '1 hour', 4, paper, rules from quiz_attempts`);
  await copy("completed_at - interval '1 millisecond'");
  expect(await findings()).toEqual(['two open attempts']);
  await change("delete from quiz_attempts where status = 'open'");
  await copy("completed_at + interval '47 hours'");
  expect(await findings()).toEqual(['passed cooldown']);
});

test('wrong counters are found', async () => {
  const undo = async (text: string, back: string, kinds = ['wrong counter']) => {
    await change(text);
    expect(await findings(), text).toEqual(kinds);
    await change(back);
  };
  await undo(
    'update quiz_bests set attempt_count = attempt_count + 1',
    'update quiz_bests set attempt_count = attempt_count - 1',
  );
  await undo('update standings set score = score + 1', 'update standings set score = score - 1');
  await undo(
    'update quiz_stats set unique_users = unique_users + 1',
    'update quiz_stats set unique_users = unique_users - 1',
  );
  await undo(
    'update questions set times_answered = times_answered + 1',
    'update questions set times_answered = times_answered - 1',
  );
  await undo(
    'update quiz_attempts set tallied_at = null',
    'update quiz_attempts set tallied_at = completed_at',
    ['wrong counter', 'wrong rating'],
  );
  expect(await findings()).toEqual([]);
});

test('a wrong time of a best result, which decides between equal scores, is found', async () => {
  await change("update standings set reached_at = reached_at - interval '1 second'");
  expect(await findings()).toEqual(['wrong counter']);
  await change("update quiz_bests set reached_at = reached_at - interval '1 second'");
  expect(await findings()).toEqual(['wrong counter']);
});

test('a wrong rating of a question and of a learner, and a wrong level, are found', async () => {
  const planted = async (text: string, back: string) => {
    await change(text);
    expect(await findings(), text).toEqual(['wrong rating']);
    await change(back);
    expect(await findings(), back).toEqual([]);
  };
  await planted(
    'update questions set difficulty_score = difficulty_score + 0.001',
    'update questions set difficulty_score = difficulty_score - 0.001',
  );
  await planted(
    'update standings set rating = rating + 0.001',
    'update standings set rating = rating - 0.001',
  );
  await planted(
    "update questions set calculated_difficulty = 'hard' where id = (select min(id) from questions)",
    'update questions set calculated_difficulty = difficulty where id = (select min(id) from questions)',
  );
});

test('ratings are counted again in the order of the tally, over many attempts and levels', async () => {
  const quiz = await makeQuiz(world, { questions: 2 });
  for (let round = 0; round < 24; round += 1) {
    const { calls } = await world.person();
    const { id, questions } = await calls.attempt.start({ quizId: quiz.id });
    await calls.attempt.submit({ attemptId: id, answers: answersFor(questions, round % 3) });
    if (round % 5 === 0) await tallyAttempts(world.db, world.clock.now());
  }
  await tallyAttempts(world.db, world.clock.now());
  expect(await findings()).toEqual([]);
});

test('under other rules, wrong credit, points and passes, answers after the closing, and a wrong check are found', async () => {
  const title = 'Parts count and wrong answers cost';
  const { passMarkPercent, cooldownHours, partialCredit, wrongAnswerPenaltyPercent } =
    rulesOf(title);
  const quiz = await makePointsQuiz(world, {
    rules: { passMarkPercent, cooldownHours, partialCredit, wrongAnswerPenaltyPercent },
  });
  await world.db.updateTable('quizzes').set({ title }).where('id', '=', quiz.id).execute();
  const person = await world.person();
  // 100 + 66 + 66 - 100 hundredths of 400: a third, and not passed.
  const result = await takeForPoints(person, quiz.id, ['right', 'most', 'most', 'wrong']);
  await tallyAttempts(world.db, world.clock.now());
  expect(await findings()).toEqual([]);

  const planted = async (text: string, back: string, kinds: string[]) => {
    await change(text);
    expect(await findings(), text).toEqual(kinds);
    await change(back);
    expect(await findings(), back).toEqual([]);
  };
  const own = `quiz_attempt_id = ${result.id}`;
  await planted(
    `update answers set credit = 67 where credit = 66 and ${own}`,
    `update answers set credit = 66 where credit = 67 and ${own}`,
    ['wrong grade'],
  );
  await planted(
    `update answers set credit = null where credit = -100 and ${own}`,
    `update answers set credit = -100 where not is_correct and credit is null and ${own}`,
    ['wrong grade'],
  );
  await planted(
    `update quiz_attempts set points = points + 1 where id = ${result.id}`,
    `update quiz_attempts set points = points - 1 where id = ${result.id}`,
    ['wrong counter', 'wrong grade'],
  );

  const [questionId = 0] = attempt.questionIds;
  const [sent] = [...(attempt.answers.get(questionId)?.values() ?? [])];
  if (!sent) throw new Error('No answer was sent');
  sent.isTooLate = true;
  expect(await findings()).toEqual(['changed answer']);
  delete sent.isTooLate;
  attempt.checked.set(questionId, true);
  expect(await findings()).toEqual([]);
  attempt.checked.set(questionId, false);
  expect(await findings()).toEqual(['wrong grade']);
});

test('a lost and a doubled mail are found', async () => {
  mails.push({ to: ledger.email, subject: 'Confirm your email address', id: 'three' });
  expect(await findings()).toEqual(['doubled mail']);
  mails = mails.slice(1, 2);
  expect(await findings()).toEqual(['lost mail']);
});

test('a broken chain of events is found', async () => {
  await change(
    'set session_replication_role = replica; update answer_events set flagged = true where number = 2; set session_replication_role = origin',
  );
  expect(await findings()).toEqual(['lost event']);
});
