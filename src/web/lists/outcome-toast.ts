import { counted } from '../ui/text/format.ts';
import type { Toast } from '../ui/toaster.tsx';

export interface Outcome {
  id: number;
  outcome: 'done' | 'unchanged' | 'missing' | 'refused';
  message?: string;
}

export interface OutcomeWords {
  /** One and several of what was acted on. */
  noun: readonly [one: string, many: string];
  /** 'published', 'deleted' */
  done: string;
  /** In place of the count when it was one: 'Quiz deleted'. */
  one?: string;
  /** The name of a row by its id, for those that were refused. */
  nameOf: (id: number) => string;
  undo?: (() => void) | undefined;
}

/** Says how an action on several rows ended: how many it reached, and which it did not and why. */
export function outcomeToast(outcomes: readonly Outcome[], words: OutcomeWords): Toast {
  const { noun, done, one, nameOf, undo } = words;
  const reached = outcomes.filter(({ outcome }) => outcome === 'done').length;
  const refused = outcomes.filter(({ outcome }) => outcome === 'refused');
  const missing = outcomes.filter(({ outcome }) => outcome === 'missing').length;
  const unchanged = outcomes.filter(({ outcome }) => outcome === 'unchanged').length;
  const details = [
    ...refused.map(({ id, message }) => `${nameOf(id)}: ${message}`),
    ...(missing > 0 ? [`${counted(missing, ...noun)} had been deleted meanwhile.`] : []),
    ...(unchanged > 0 && reached === 0 ? [`${counted(unchanged, ...noun)} already ${done}.`] : []),
  ];
  const titleOf = (count: number) =>
    count === 1 && one ? one : `${counted(count, ...noun)} ${done}`;
  return {
    title: reached === 0 && refused.length > 0 ? `Not ${done}` : titleOf(reached),
    ...(details.length > 0
      ? { message: details.slice(0, 3).join(' ') }
      : reached === 1
        ? { message: nameOf(outcomes.find(({ outcome }) => outcome === 'done')?.id ?? 0) }
        : {}),
    tone: refused.length > 0 ? 'fail' : 'pass',
    ...(reached > 0
      ? { tally: { kind: `${noun[0]} ${done}`, count: reached, title: titleOf } }
      : {}),
    ...(undo && reached > 0 ? { action: { label: 'Undo', onClick: undo } } : {}),
    ...(undo || refused.length > 0 ? { duration: 10_000 } : {}),
  };
}
