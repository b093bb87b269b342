const le32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const be32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const text = (value: string) => Buffer.from(value, 'latin1');
const chunk = (name: string, content: Buffer) =>
  Buffer.concat([text(name), le32(content.length), content, Buffer.alloc(content.length % 2)]);

/** A tone as WAV with a tag of who made it. */
export function wave(seconds: number, secret = 'SecretStudio'): Buffer {
  const rate = 8000;
  const samples = Buffer.alloc(seconds * rate * 2);
  for (let at = 0; at < seconds * rate; at += 1)
    samples.writeInt16LE(Math.round(8000 * Math.sin((2 * Math.PI * 440 * at) / rate)), at * 2);
  const format = Buffer.alloc(16);
  format.writeUInt16LE(1, 0);
  format.writeUInt16LE(1, 2);
  format.writeUInt32LE(rate, 4);
  format.writeUInt32LE(rate * 2, 8);
  format.writeUInt16LE(2, 12);
  format.writeUInt16LE(16, 14);
  const info = chunk('LIST', Buffer.concat([text('INFO'), chunk('IART', text(`${secret}\0`))]));
  return chunk(
    'RIFF',
    Buffer.concat([text('WAVE'), chunk('fmt ', format), info, chunk('data', samples)]),
  );
}

/** Silence as MP3, with tags before and behind. */
export function mp3(seconds: number, secret = 'SecretStudio'): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9064);
  const frames = Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame);
  const content = Buffer.concat([Buffer.from([0]), text(secret)]);
  const artist = Buffer.concat([text('TPE1'), be32(content.length), Buffer.alloc(2), content]);
  const head = Buffer.concat([text('ID3'), Buffer.from([3, 0, 0, 0, 0, 0, artist.length]), artist]);
  const tail = Buffer.alloc(128);
  tail.write(`TAG${secret}`, 'latin1');
  return Buffer.concat([head, ...frames, tail]);
}

function crc(page: Buffer): number {
  let value = 0;
  for (const byte of page) {
    value ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) value = (value << 1) ^ (value < 0 ? 0x04c11db7 : 0);
  }
  return value >>> 0;
}

function page(index: number, granule: number, packets: Buffer[], type = 0): Buffer {
  const lengths = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / 255) }, () => 255),
    length % 255,
  ]);
  const bytes = Buffer.concat([
    text('OggS'),
    Buffer.from([0, type]),
    le32(granule),
    le32(0),
    le32(7),
    le32(index),
    le32(0),
    Buffer.from([lengths.length, ...lengths]),
    ...packets,
  ]);
  bytes.writeUInt32LE(crc(bytes), 22);
  return bytes;
}

/** Silence as Opus in Ogg, with comments. */
export function opus(seconds: number, secret = 'SecretStudio'): Buffer {
  const head = Buffer.concat([
    text('OpusHead'),
    Buffer.from([1, 1, 0, 0]),
    le32(48_000),
    Buffer.from([0, 0, 0]),
  ]);
  const comment = text(`ARTIST=${secret}`);
  const tags = Buffer.concat([
    text('OpusTags'),
    le32(6),
    text('Secret'),
    le32(1),
    le32(comment.length),
    comment,
  ]);
  const silence = Buffer.from([0xf8, 0xff, 0xfe]);
  const packets = Array.from({ length: 50 }, () => silence);
  const pages = Array.from({ length: seconds }, (_, index) =>
    page(index + 2, (index + 1) * 48_000, packets, index === seconds - 1 ? 4 : 0),
  );
  return Buffer.concat([page(0, 0, [head], 2), page(1, 0, [tags]), ...pages]);
}

const box = (name: string, ...content: Buffer[]) => {
  const body = Buffer.concat(content);
  return Buffer.concat([be32(body.length + 8), text(name), body]);
};
const full = (name: string, ...content: Buffer[]) => box(name, Buffer.alloc(4), ...content);

/** The boxes of AAC in MP4 with tags; its samples are silence that no test plays. */
export function m4a(seconds: number, { secret = 'SecretStudio', handler = 'soun' } = {}): Buffer {
  const scale = 8000;
  const length = be32(seconds * scale);
  const dates = Buffer.concat([be32(3_000_000_000), be32(3_000_000_000)]);
  const sample = Buffer.concat([
    Buffer.alloc(6),
    Buffer.from([0, 1]),
    Buffer.alloc(8),
    Buffer.from([0, 1, 0, 16]),
    Buffer.alloc(4),
    be32(scale * 65_536),
  ]);
  const frames = Math.ceil((seconds * scale) / 1024);
  const table = box(
    'stbl',
    full('stsd', be32(1), box('mp4a', sample)),
    full('stts', be32(1), be32(frames), be32(1024)),
    full('stsc', be32(1), be32(1), be32(frames), be32(1)),
    full('stsz', be32(2), be32(frames)),
    full('stco', be32(1), be32(36)),
  );
  const data = full('data', be32(0), text(secret));
  data.writeUInt32BE(1, 8);
  const tags = box(
    'udta',
    full(
      'meta',
      full('hdlr', Buffer.alloc(4), text('mdirappl'), Buffer.alloc(9)),
      box('ilst', box('\u00a9ART', data)),
    ),
  );
  return Buffer.concat([
    box('ftyp', text('M4A \0\0\0\0M4A ')),
    box('mdat', Buffer.alloc(frames * 2)),
    box(
      'moov',
      full('mvhd', dates, be32(scale), length, Buffer.alloc(80)),
      box(
        'trak',
        full('tkhd', dates, be32(1), be32(0), length, Buffer.alloc(60)),
        box(
          'mdia',
          full('mdhd', dates, be32(scale), length, Buffer.alloc(4)),
          full('hdlr', be32(0), text(handler), Buffer.alloc(12), text(`${secret}\0`)),
          box('minf', full('smhd', be32(0)), table),
        ),
      ),
      tags,
    ),
  ]);
}
