import { useFormat } from '#web/language/language.tsx';
import classes from './gradebook.module.css';
import type { Mean } from './gradebook-order.ts';
import { ProvisionalSign } from './provisional-sign.tsx';

/** A mean, with a symbol if a mark in it can still rise. */
export function MeanMark({ mean }: { mean: Mean }) {
  const format = useFormat();
  return (
    <span className={classes.meanMark}>
      {/* In Arabic a percentage ends with a directional mark, which would reorder what follows it. */}
      <bdi data-figures>{format.percent(mean.percentage, 100)}</bdi>
      {mean.isProvisional && <ProvisionalSign />}
    </span>
  );
}
