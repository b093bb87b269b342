import type { EditedQuestion } from '#web/features/quiz/admin/questions/question-list-state.ts';
import type { QuizWork } from '../quiz-draft.ts';

/** How many lines of an order the comparison shows. */
const maxLines = 12;

/**
 * The order of the stored questions that both versions have, as numbered lines. An order is compared
 * apart from the texts, so both sides show the texts of `theirs`.
 * @returns the lines of a version
 */
export function orderLines(mine: QuizWork, theirs: QuizWork): (version: QuizWork) => string[] {
  const own = new Set(mine.questions.map(({ id }) => id));
  const texts = new Map(
    theirs.questions.flatMap(({ id, text }) => (id && own.has(id) ? [[id, text] as const] : [])),
  );
  return ({ questions }) =>
    questions
      .flatMap(({ id = 0 }) => texts.get(id) ?? [])
      .map((text, index) => `${index + 1}. ${text.trim().split('\n')[0] ?? ''}`);
}

/**
 * Only the lines between the first and the last difference of two orders of the same questions.
 * @param more says how many further lines there are
 */
export function changedLines(
  lines: readonly string[],
  others: readonly string[],
  more: (values: { count: number }) => string,
): readonly string[] {
  const first = lines.findIndex((line, index) => line !== others[index]);
  const last = lines.findLastIndex((line, index) => line !== others[index]);
  const changed = first < 0 ? [] : lines.slice(first, last + 1);
  if (changed.length <= maxLines) return changed;
  return [...changed.slice(0, maxLines), more({ count: changed.length - maxLines })];
}

/** Sorts questions as `order` has them. A question that `order` lacks stays after its neighbour. */
export function inOrderOf(
  questions: readonly EditedQuestion[],
  order: readonly EditedQuestion[],
): EditedQuestion[] {
  const ranks = new Map(order.map(({ id }, index) => [id, index]));
  const rank = ({ id }: EditedQuestion) => (id === undefined ? undefined : ranks.get(id));
  const leading: EditedQuestion[] = [];
  const groups: { rank: number; questions: EditedQuestion[] }[] = [];
  for (const question of questions) {
    const own = rank(question);
    if (own !== undefined) groups.push({ rank: own, questions: [question] });
    else (groups.at(-1)?.questions ?? leading).push(question);
  }
  groups.sort((a, b) => a.rank - b.rank);
  return [...leading, ...groups.flatMap((group) => group.questions)];
}
