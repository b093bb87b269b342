import type { Finding } from './finding.ts';
import { isRight } from './grade.ts';
import type { AnswerRow, AttemptRow, Stored } from './rows.ts';

/** The rules of the specification, written here once more so that the product is not its own judge. */
const passMarkPercent = 80;
const hour = 3_600_000;
const cooldownAfter = { pass: 5 * 24 * hour, miss: 48 * hour };

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
  const { status, score, total, passed, completed, retake, paper } = attempt;
  if (status === 'open') return completed === null ? undefined : 'open and completed';
  if (completed === null) return 'over, without a time';
  if (status === 'void')
    return score === 0 && !passed && retake === null ? undefined : 'voided with a result';
  const questions = new Map(paper.map((question) => [question.questionId, question]));
  const graded = rows.map((row) => {
    const question = questions.get(row.question_id);
    return { row, right: question !== undefined && isRight(question, row.response) };
  });
  const wrong = graded.find(({ row, right }) => row.is_correct !== right);
  if (wrong) return `the answer to question ${wrong.row.question_id} is graded wrongly`;
  const isCounted = status === 'submitted' || status === 'timed_out';
  const expected = isCounted ? graded.filter(({ right }) => right).length : 0;
  if (score !== expected) return `score ${score}, counted again ${expected}`;
  if (total !== paper.length) return `${total} questions, the paper has ${paper.length}`;
  const passes = isCounted && expected * 100 >= passMarkPercent * total;
  if (passed !== passes) return `passed is ${passed} with ${expected} of ${total}`;
  if (status === 'timed_out' && rows.every(({ response }) => response === null))
    return 'timed out without an answer, and not abandoned';
  const locked = completed + (passes ? cooldownAfter.pass : cooldownAfter.miss);
  return retake !== null && Math.abs(retake - locked) < 1 ? undefined : 'the cooldown is wrong';
}

/** No two attempts of a learner on a quiz overlap, and none begins within the cooldown of an earlier one. */
export function checkOrder({ attempts }: Stored): Finding[] {
  const byPair = Map.groupBy(attempts, ({ user_id, quiz_id }) => `${user_id} ${quiz_id}`);
  return [...byPair.values()].flatMap((ofPair) => {
    const inOrder = ofPair.toSorted((one, other) => one.started - other.started);
    return inOrder.flatMap((attempt, place): Finding[] => {
      const earlier = inOrder.slice(0, place);
      const pair = `learner ${attempt.user_id}, quiz ${attempt.quiz_id}, attempt ${attempt.id}`;
      if (earlier.some(({ completed }) => completed === null || completed > attempt.started))
        return [{ kind: 'two open attempts', text: pair }];
      return earlier.some(({ retake }) => retake !== null && retake > attempt.started)
        ? [{ kind: 'passed cooldown', text: pair }]
        : [];
    });
  });
}
