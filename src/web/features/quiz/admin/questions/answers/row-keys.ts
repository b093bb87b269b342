import { withOptionMoved, withoutOption } from '#shared/features/question/schema.ts';
import type { EditedQuestion } from '../question-list-state.ts';

/** The options or gaps of a question. */
type Rows = readonly unknown[];

/** By the list itself, because an undo brings it back. Options are texts, which may be equal and are typed into. */
const known = new WeakMap<Rows, readonly number[]>();
let last = 0;
const nextKey = () => {
  last += 1;
  return last;
};

/** A key for each row, which stays with it: an upload for an option ends at that one, or nowhere when it is gone. */
export function rowKeys(rows: Rows): readonly number[] {
  const keys = known.get(rows) ?? rows.map(nextKey);
  known.set(rows, keys);
  return keys;
}

/** @param from where each row was before the change; none: at the same index, as when it is typed into; -1: nowhere */
export function keepRowKeys(before: Rows, after: Rows, from?: readonly number[]): void {
  if (known.has(after)) return;
  const keys = rowKeys(before);
  known.set(
    after,
    after.map((_, index) => keys[from?.[index] ?? index] ?? nextKey()),
  );
}

export function withRowMoved(question: EditedQuestion, from: number, to: number): EditedQuestion {
  const moved = withOptionMoved(question, from, to);
  const indexes = [...question.options.keys()].toSpliced(from, 1).toSpliced(to, 0, from);
  keepRowKeys(question.options, moved.options, indexes);
  return moved;
}

export function withoutRow(question: EditedQuestion, removed: number): EditedQuestion {
  const shorter = withoutOption(question, removed);
  keepRowKeys(
    question.options,
    shorter.options,
    [...question.options.keys()].toSpliced(removed, 1),
  );
  return shorter;
}
