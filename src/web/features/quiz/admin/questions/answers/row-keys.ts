import { withOptionMoved, withoutOption } from '#shared/features/question/schema.ts';
import type { EditedQuestion } from '../question-list-state.ts';

type Options = readonly string[];

/** By the list itself, because an undo brings it back. Options are texts, which may be equal and are typed into. */
const known = new WeakMap<Options, readonly number[]>();
let last = 0;
const nextKey = () => {
  last += 1;
  return last;
};

/** A key for each option, which stays with it: an upload for an option ends at that one, or nowhere when it is gone. */
export function rowKeys(options: Options): readonly number[] {
  const keys = known.get(options) ?? options.map(nextKey);
  known.set(options, keys);
  return keys;
}

/** @param from where each option was before the change; none: in its place, as when it is typed into */
export function keepRowKeys(before: Options, after: Options, from?: readonly number[]): void {
  if (known.has(after)) return;
  const keys = rowKeys(before);
  known.set(
    after,
    after.map((_, index) => keys[from?.[index] ?? index] ?? nextKey()),
  );
}

export function withRowMoved(question: EditedQuestion, from: number, to: number): EditedQuestion {
  const moved = withOptionMoved(question, from, to);
  const indexes = question.options.map((_, index) => index);
  keepRowKeys(question.options, moved.options, indexes.toSpliced(from, 1).toSpliced(to, 0, from));
  return moved;
}

export function withoutRow(question: EditedQuestion, removed: number): EditedQuestion {
  const shorter = withoutOption(question, removed);
  const indexes = question.options.map((_, index) => index);
  keepRowKeys(question.options, shorter.options, indexes.toSpliced(removed, 1));
  return shorter;
}
