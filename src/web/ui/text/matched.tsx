import { searchable } from '#shared/kernel/text/normalize.ts';
import { foldedText, type Hit } from '#shared/kernel/text/text-hits.ts';

/** A text with the searched part in bold; case and accents are ignored. */
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

function findPart(text: string, wanted: string): Hit | undefined {
  if (wanted === '') return undefined;
  const { letters, origin } = foldedText(text);
  const wordStart = letters.indexOf(` ${wanted}`);
  const at = letters.startsWith(wanted) || wordStart < 0 ? letters.indexOf(wanted) : wordStart + 1;
  return at < 0 ? undefined : origin(at, wanted.length);
}
