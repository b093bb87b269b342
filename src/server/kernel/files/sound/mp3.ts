const text = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const kilobits = {
  1: [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const hertz = [44_100, 48_000, 32_000];

/** The length of the frame of MPEG layer III that begins here (ISO/IEC 11172-3, 13818-3); undefined if none does. */
function frameLength(bytes: Uint8Array, at: number): number | undefined {
  const [sync = 0, kind = 0, rates = 0] = bytes.subarray(at, at + 3);
  if (sync !== 0xff || (kind & 0xe6) !== 0xe2) return undefined;
  const version = (kind >> 3) & 3;
  const rate = kilobits[version === 3 ? 1 : 2][(rates >> 4) - 1];
  const base = hertz[(rates >> 2) & 3];
  if (version === 1 || rate === undefined || base === undefined) return undefined;
  const frequency = version === 3 ? base : version === 2 ? base / 2 : base / 4;
  const perFrame = version === 3 ? 144 : 72;
  return Math.floor((perFrame * rate * 1000) / frequency) + ((rates >> 1) & 1);
}

/** Where the sound begins: after ID3v2 tags and the zeros that follow them. */
function startOfFrames(bytes: Uint8Array): number {
  let at = 0;
  while (text(bytes, at, 3) === 'ID3') {
    const [flags = 0, a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 5, at + 10);
    at += 10 + (a << 21) + (b << 14) + (c << 7) + d + (flags & 0x10 ? 10 : 0);
  }
  while (bytes[at] === 0) at += 1;
  return at;
}

/** What may follow the last frame: tags, nothing but zeros, or a frame that was cut off. */
function isEnd(bytes: Uint8Array, at: number): boolean {
  if (/^(?:TAG|APETAGEX|LYRICSBEGIN)/.test(text(bytes, at, 11))) return true;
  return frameLength(bytes, at) !== undefined || bytes.subarray(at).every((byte) => byte === 0);
}

/** The frames of an MP3 file alone, without ID3 and other tags. */
export function withoutTagsOfMp3(bytes: Uint8Array): Uint8Array {
  const from = startOfFrames(bytes);
  let to = from;
  while (true) {
    const length = frameLength(bytes, to);
    if (length === undefined || to + length > bytes.length) break;
    to += length;
  }
  if (to === from || !isEnd(bytes, to)) throw new Error('Something between frames');
  return bytes.slice(from, to);
}
