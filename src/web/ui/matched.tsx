import { searchable } from '#shared/kernel/normalize.ts';

/** A text with the part that was searched for in bold, whatever its case and accents. */
export function Matched({ text, part }: { text: string; part: string }) {
  const found = findPart(text, searchable(part.trim()));
  if (!found) return text;
  return (
    <>
      {text.slice(0, found.start)}
      <strong>{text.slice(found.start, found.end)}</strong>
      {text.slice(found.end)}
    </>
  );
}

function findPart(text: string, wanted: string): { start: number; end: number } | undefined {
  if (wanted === '') return undefined;
  const characters = [...text];
  // Where each searchable letter comes from: one character may be written with several.
  const origins = characters.flatMap((character, place) =>
    Array.from({ length: searchable(character).length }, () => place),
  );
  const whole = characters.map(searchable).join('');
  const wordStart = whole.indexOf(` ${wanted}`);
  const at = whole.startsWith(wanted) || wordStart < 0 ? whole.indexOf(wanted) : wordStart + 1;
  const [first, last] = [origins[at], origins[at + wanted.length - 1]];
  if (at < 0 || first === undefined || last === undefined) return undefined;
  const lengthUpTo = (place: number) => characters.slice(0, place).join('').length;
  return { start: lengthUpTo(first), end: lengthUpTo(last + 1) };
}
