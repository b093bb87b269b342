/** The lines of a text that are not empty. */
export const linesIn = (text: string): string[] => text.split(/\r?\n/).filter(isFilled);

const isFilled = (line: string): boolean => line.trim() !== '';

/**
 * The texts of a field that shows one on each line, after it was edited. Which lines belong together is not in the field:
 * a changed line stays in its text, and an added one is in a text only between two of its lines.
 */
export function textsInLines(edited: string, before: readonly string[]): string[] {
  const owners = ownersOf(linesIn(edited), before);
  const texts: { owner: number; lines: string[] }[] = [];
  let blank: string[] = [];
  for (const line of edited.split(/\r?\n/)) {
    const last = texts.at(-1);
    const owner = isFilled(line) ? owners.shift() : undefined;
    if (owner === undefined) blank.push(line);
    else if (last?.owner === owner) last.lines.push(...blank, line);
    else texts.push({ owner, lines: [line] });
    if (owner !== undefined) blank = [];
  }
  return texts.map(({ lines }) => lines.join('\n'));
}

/** For each line the index of its text; a text that was not there before has a negative number. */
function ownersOf(lines: readonly string[], before: readonly string[]): number[] {
  const known = before.flatMap((text, owner) => linesIn(text).map((line) => ({ line, owner })));
  const most = Math.min(lines.length, known.length);
  let first = 0;
  while (first < most && lines[first] === known[first]?.line) first += 1;
  let last = 0;
  while (last < most - first && lines.at(-1 - last) === known.at(-1 - last)?.line) last += 1;
  const after = known[known.length - last]?.owner;
  const between = lines.length - first - last;
  const owners = known.slice(0, known.length - last).map(({ owner }) => owner);
  const kept = owners.slice(0, first + between);
  const isInside = after !== undefined && kept.at(-1) === after;
  const added = Array.from({ length: first + between - kept.length }, (_, index) =>
    isInside ? after : -1 - index,
  );
  return [...kept, ...added, ...known.slice(known.length - last).map(({ owner }) => owner)];
}
