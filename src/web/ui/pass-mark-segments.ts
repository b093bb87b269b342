export interface PassMarkSegment {
  from: number;
  to: number;
  percent: number;
}

/**
 * The pass mark behind the points of a chart from 0 to `end`. Attempts can have different marks: each run
 * with the same mark is a segment, which ends half-way to the next.
 */
export function passMarkSegments(
  points: readonly { x: number; passMarkPercent: number }[],
  end: number,
): PassMarkSegment[] {
  const segments: PassMarkSegment[] = [];
  for (const [index, { x, passMarkPercent: percent }] of points.entries()) {
    const last = segments.at(-1);
    if (last?.percent === percent) continue;
    const from = last ? ((points[index - 1]?.x ?? 0) + x) / 2 : 0;
    if (last) last.to = from;
    segments.push({ from, to: end, percent });
  }
  return segments;
}
