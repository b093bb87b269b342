import { countsPoints, rulesOf } from '../quiz-rules.ts';
import type { Finding } from './finding.ts';
import { creditOf, isRight } from './grade.ts';
import type { AnswerRow, AttemptRow, Stored } from './rows.ts';

const hour = 3_600_000;

/** Grades every finished attempt again. */
export function checkGrades({ attempts, answers }: Stored): Finding[] {
  const rowsOf = Map.groupBy(answers, ({ attempt_id }) => attempt_id);
  return attempts.flatMap((attempt): Finding[] => {
    const rows = rowsOf.get(attempt.id) ?? [];
    const mistake = mistakeIn(attempt, rows);
    return mistake ? [{ kind: 'wrong grade', text: `attempt ${attempt.id}: ${mistake}` }] : [];
  });
}

function mistakeIn(attempt: AttemptRow, rows: AnswerRow[]): string | undefined {
  const { status, score, points, total, passed, completed, retake, paper } = attempt;
  const rules = rulesOf(attempt.quiz_title);
  if (status === 'open') return completed === null ? undefined : 'open and completed';
  if (completed === null) return 'over, without a time';
  if (status === 'void')
    return score === 0 && !passed && retake === null ? undefined : 'voided with a result';
  const questions = new Map(paper.map((question) => [question.questionId, question]));
  const graded = rows.map((row) => {
    const question = questions.get(row.question_id);
    return {
      row,
      right: question !== undefined && isRight(question, row.response),
      credit: question ? creditOf(question, row.response, rules) : 0,
    };
  });
  const wrong = graded.find(({ row, right }) => row.is_correct !== right);
  if (wrong) return `the answer to question ${wrong.row.question_id} is graded wrongly`;
  const unearned = graded.find(
    ({ row, credit }) => (row.credit ?? (row.is_correct ? 100 : 0)) !== credit,
  );
  if (unearned)
    return `the answer to question ${unearned.row.question_id} earns ${unearned.row.credit}, counted again ${unearned.credit}`;
  const isCounted = status === 'submitted' || status === 'timed_out';
  const expected = isCounted ? graded.filter(({ right }) => right).length : 0;
  if (score !== expected) return `score ${score}, counted again ${expected}`;
  const earned = graded.reduce((sum, { credit }) => sum + credit, 0);
  const expectedPoints = isCounted && countsPoints(rules) ? earned : null;
  if (points !== expectedPoints) return `points ${points}, counted again ${expectedPoints}`;
  if (total !== paper.length) return `${total} questions, the paper has ${paper.length}`;
  const passes = isCounted && (expectedPoints ?? expected * 100) >= rules.passMarkPercent * total;
  if (passed !== passes)
    return `passed is ${passed} with ${expectedPoints ?? expected * 100} hundredths of ${total}`;
  if (status === 'timed_out' && rows.every(({ response }) => response === null))
    return 'timed out without an answer, and not abandoned';
  const { passed: afterPass, failed: afterMiss } = rules.cooldownHours;
  const locked = completed + (passes ? afterPass : afterMiss) * hour;
  return retake !== null && Math.abs(retake - locked) < 1 ? undefined : 'the cooldown is wrong';
}

/** No two attempts of a learner on a quiz overlap, and none begins within the cooldown of an earlier one. */
export function checkOrder({ attempts }: Stored): Finding[] {
  const byPair = Map.groupBy(attempts, ({ user_id, quiz_id }) => `${user_id} ${quiz_id}`);
  return [...byPair.values()].flatMap((ofPair) => {
    const inOrder = ofPair.toSorted((one, other) => one.started - other.started);
    return inOrder.flatMap((attempt, index): Finding[] => {
      const earlier = inOrder.slice(0, index);
      const pair = `learner ${attempt.user_id}, quiz ${attempt.quiz_id}, attempt ${attempt.id}`;
      if (earlier.some(({ completed }) => completed === null || completed > attempt.started))
        return [{ kind: 'two open attempts', text: pair }];
      return earlier.some(({ retake }) => retake !== null && retake > attempt.started)
        ? [{ kind: 'passed cooldown', text: pair }]
        : [];
    });
  });
}
