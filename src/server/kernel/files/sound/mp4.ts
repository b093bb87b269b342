/** Boxes with boxes in them, on the way to what describes a track. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);
/** Boxes with dates of creation and change. */
const dated = new Set(['mvhd', 'tkhd', 'mdhd']);
/** What is needed to play a sound; everything else becomes free space. */
const needed = new Set([
  ...containers,
  ...dated,
  ...'ftyp mdat free skip wide iods hdlr smhd dinf stsd stts ctts stsc stsz stz2 stco co64 edts sgpd sbgp'.split(
    ' ',
  ),
]);

interface Box {
  name: string;
  from: number;
  /** Where its content begins. */
  content: number;
  to: number;
}

/**
 * An MP4 file (ISO/IEC 14496-12) with sound alone. Boxes of tags become free space where they are, because tables name
 * the offsets of the samples in the file.
 */
export function withoutTagsOfMp4(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes);
  clean(file, 0, file.length);
  return file;
}

function clean(file: Buffer, from: number, to: number): void {
  for (const box of boxesIn(file, from, to)) {
    const { name, content, to: end } = box;
    if (!needed.has(name) || name === 'free' || name === 'skip') {
      file.write('free', box.from + 4, 'latin1');
      file.fill(0, content, end);
    } else if (containers.has(name)) clean(file, content, end);
    else if (dated.has(name)) file.fill(0, content + 4, content + (file[content] === 1 ? 20 : 12));
    else if (name === 'hdlr') requireSound(file, box);
  }
}

function requireSound(file: Buffer, { content, to }: Box): void {
  if (file.toString('latin1', content + 8, content + 12) !== 'soun')
    throw new Error('A track that is no sound');
  // Its name.
  file.fill(0, content + 24, to);
}

function* boxesIn(file: Buffer, from: number, to: number): Generator<Box> {
  let at = from;
  while (at < to) {
    const short = file.readUInt32BE(at);
    const name = file.toString('latin1', at + 4, at + 8);
    const content = at + (short === 1 ? 16 : 8);
    const length = short === 1 ? Number(file.readBigUInt64BE(at + 8)) : short || to - at;
    if (at + length > to || at + length < content) throw new Error('A box beyond its end');
    yield { name, from: at, content, to: at + length };
    at += length;
  }
}
