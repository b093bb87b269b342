import { hitsIn } from '#shared/kernel/text/text-hits.ts';
import classes from './marked.module.css';

interface MarkedProps {
  text: string;
  /** What was searched for; nothing is marked without it. */
  wanted?: string | undefined;
}

/** A text with the searched words marked; case and accents are ignored. */
export function Marked({ text, wanted = '' }: MarkedProps) {
  const hits = hitsIn(text, wanted);
  if (hits.length === 0) return text;
  const parts = hits.flatMap(({ start, end }, index) => [
    text.slice(hits[index - 1]?.end ?? 0, start),
    <mark key={start} className={classes.hit}>
      {text.slice(start, end)}
    </mark>,
  ]);
  return [...parts, text.slice(hits.at(-1)?.end)];
}
