/** PCM, floating point numbers, and both with more channels. */
const playable = new Set([1, 3, 0xfffe]);

/** A WAV file of its format and its samples alone. */
export function withoutTagsOfWave(bytes: Uint8Array): Uint8Array {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const chunks = new Map<string, Buffer>();
  let at = 12;
  while (at + 8 <= source.length) {
    const name = source.toString('latin1', at, at + 4);
    const length = source.readUInt32LE(at + 4);
    // A recorder that did not know the length wrote too large a one.
    const content = source.subarray(at + 8, at + 8 + length);
    if (!chunks.has(name)) chunks.set(name, content);
    at += 8 + length + (length % 2);
  }
  const [format, samples] = [chunks.get('fmt '), chunks.get('data')];
  if (!format || !samples || !playable.has(format.readUInt16LE(0))) throw new Error('Not playable');
  const body = Buffer.concat([Buffer.from('WAVE'), chunk('fmt ', format), chunk('data', samples)]);
  return chunk('RIFF', body);
}

function chunk(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
