interface OggPage {
  from: number;
  to: number;
  /** The parts of packets in it; the last one goes on in the next page unless it ends here. */
  parts: { from: number; to: number; ends: boolean }[];
}

/** An Ogg file (RFC 3533) with one stream, whose comments are emptied where they are: nothing else moves. */
export function withoutTagsOfOgg(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes);
  const pages = [...pagesOf(file)];
  const ranges = secondPacket(pages);
  const packet = Buffer.concat(ranges.map(({ from, to }) => file.subarray(from, to)));
  const empty = withoutComments(packet);
  let done = 0;
  for (const { from, to } of ranges) {
    empty.copy(file, from, done, done + to - from);
    done += to - from;
  }
  for (const { from, to } of pages) {
    file.writeUInt32LE(0, from + 22);
    file.writeUInt32LE(checksum(file.subarray(from, to)), from + 22);
  }
  return file;
}

function* pagesOf(file: Buffer): Generator<OggPage> {
  const serial = file.readUInt32LE(14);
  let at = 0;
  while (at < file.length) {
    if (file.toString('latin1', at, at + 4) !== 'OggS' || file.readUInt32LE(at + 14) !== serial)
      throw new Error('Another stream, or no page');
    const count = file.readUInt8(at + 26);
    const parts: OggPage['parts'] = [];
    let from = at + 27 + count;
    let to = from;
    for (let segment = 0; segment < count; segment += 1) {
      const length = file.readUInt8(at + 27 + segment);
      to += length;
      if (length === 255 && segment < count - 1) continue;
      parts.push({ from, to, ends: length < 255 });
      from = to;
    }
    if (to > file.length) throw new Error('Cut off');
    yield { from: at, to, parts };
    at = to;
  }
}

function secondPacket(pages: readonly OggPage[]): { from: number; to: number }[] {
  const found: { from: number; to: number }[] = [];
  let packet = 0;
  for (const part of pages.flatMap(({ parts }) => parts)) {
    if (packet === 1) found.push(part);
    if (part.ends) packet += 1;
    if (packet > 1) break;
  }
  return found;
}

/** A packet of comments of the same length without any: RFC 7845, 5.2, and Vorbis I, 5. */
function withoutComments(packet: Buffer): Buffer {
  const empty = Buffer.alloc(packet.length);
  if (packet.toString('latin1', 0, 8) === 'OpusTags' && packet.length >= 16) {
    empty.write('OpusTags', 'latin1');
    return empty;
  }
  const vendor = packet.length - 16;
  if (packet.toString('latin1', 0, 7) !== '\u0003vorbis' || vendor < 0)
    throw new Error('No comments');
  empty.write('\u0003vorbis', 'latin1');
  empty.writeUInt32LE(vendor, 7);
  empty.fill(' ', 11, 11 + vendor);
  empty.writeUInt8(1, packet.length - 1);
  return empty;
}

const table = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index << 24;
  for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value < 0 ? 0x04c11db7 : 0);
  return value;
});

/** The CRC of a page: polynomial 0x04c11db7, no reflection, from zero. */
function checksum(page: Uint8Array): number {
  let value = 0;
  for (const byte of page) value = (value << 8) ^ (table[((value >>> 24) ^ byte) & 255] ?? 0);
  return value >>> 0;
}
