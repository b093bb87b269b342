/** With more places than this, neighbours become one jump. */
const singleAtMost = 12;

interface Jump {
  from: number;
  to: number;
}

/** Places to jump to, in order; of many, each run of neighbours is one jump to its first. */
export function jumpsOf(places: readonly number[]): Jump[] {
  const isGrouped = places.length > singleAtMost;
  const jumps: Jump[] = [];
  for (const place of places) {
    const last = jumps.at(-1);
    if (isGrouped && last?.to === place - 1) last.to = place;
    else jumps.push({ from: place, to: place });
  }
  return jumps;
}
