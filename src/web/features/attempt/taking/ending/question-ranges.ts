/** With more questions than this, neighbours are shown as one range. */
const maxUngrouped = 12;

interface QuestionRange {
  from: number;
  to: number;
}

/** Question indexes (ascending) as ranges; of many, each run of neighbours is one range. */
export function questionRanges(indexes: readonly number[]): QuestionRange[] {
  const isGrouped = indexes.length > maxUngrouped;
  const ranges: QuestionRange[] = [];
  for (const index of indexes) {
    const last = ranges.at(-1);
    if (isGrouped && last?.to === index - 1) last.to = index;
    else ranges.push({ from: index, to: index });
  }
  return ranges;
}
