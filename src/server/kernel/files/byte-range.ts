/** A part of a file: from a byte, up to and with another one or the last; or this many bytes at its end. */
export type ByteRange = { from: number; to: number | undefined } | { atEnd: number };

/** A part of a file of `size` bytes; no bytes if it lies beyond the end. */
export interface FilePart {
  size: number;
  from: number;
  bytes: Uint8Array | undefined;
}

/** The range that a header asks for (RFC 9110, 14.2). Undefined for several at once, or what is not understood. */
export function rangeOf(header: string | undefined): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '') return last === '' ? undefined : { atEnd: Number(last) };
  const range = { from: Number(first), to: last === '' ? undefined : Number(last) };
  return range.to !== undefined && range.to < range.from ? undefined : range;
}

/** The same range as a header. */
export const asHeader = (range: ByteRange): string =>
  'atEnd' in range ? `bytes=-${range.atEnd}` : `bytes=${range.from}-${range.to ?? ''}`;

/** The bytes that a range means in a file of `size` bytes; undefined if it lies beyond the end. */
export function withinSize(
  range: ByteRange,
  size: number,
): { from: number; length: number } | undefined {
  const from = 'atEnd' in range ? Math.max(0, size - range.atEnd) : range.from;
  const last = 'atEnd' in range ? size - 1 : Math.min(range.to ?? size - 1, size - 1);
  return from > last ? undefined : { from, length: last - from + 1 };
}
