import { deflateRawSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { htmlToMarkdown } from '#server/kernel/files/html-to-markdown.ts';
import { xmlElements } from '#server/kernel/files/xml.ts';
import { openZip } from '#server/kernel/files/zip.ts';

const all = () => true;
const unpackAll = async (bytes: Uint8Array) => (await openZip(bytes)).unpack(all);
const refusal = async (read: () => unknown): Promise<string> => {
  try {
    await read();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'no refusal';
};

/** An archive of one file whose directory states another size than the file has. */
function archiveThatStates(
  size: number,
  { method, content }: { method: number; content: Uint8Array },
): Uint8Array {
  const bytes = method === 0 ? content : deflateRawSync(content);
  const archive = Buffer.from(zipSync({ 'a.xml': [bytes, { level: 0 }] }));
  const directory = archive.readUInt32LE(archive.length - 6);
  archive.writeUInt16LE(method, directory + 10);
  archive.writeUInt32LE(size, directory + 24);
  return archive;
}

describe('archives', () => {
  test('a file that unpacks to far more than it is, is refused before it is unpacked', async () => {
    const bomb = zipSync({ 'a.xml': new Uint8Array(30 * 2 ** 20) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refusal(() => unpackAll(bomb))).toBe(
      'The archive is too large when it is unpacked',
    );
  });

  test.each([
    ['deflated', 8],
    ['stored', 0],
  ])(
    'an archive that states a smaller size than it has, %s, is refused before it is unpacked',
    async (_, method) => {
      const bomb = archiveThatStates(1, { method, content: new Uint8Array(1_000_000) });
      expect(await refusal(() => unpackAll(bomb))).toBe('The archive is damaged');
    },
  );

  test('large archives, comments and names in other languages are read', async () => {
    const content = strToU8('<a/>'.repeat(100));
    const archive = zipSync(
      { 'fragen/größe.xml': content, 'b.xml': [content, { level: 0 }], 'c/': new Uint8Array() },
      {
        comment: 'a remark',
      },
    );
    expect(await unpackAll(archive)).toEqual([
      { name: 'fragen/größe.xml', bytes: Buffer.from(content) },
      { name: 'b.xml', bytes: Buffer.from(content) },
    ]);
  });

  test.each(['../a.xml', '/etc/a.xml', 'C:\\a.xml', 'a/../../b.xml', '..\\a.xml'])(
    'a path outside of the archive is refused: %s',
    async (name) => {
      const archive = zipSync({ [name]: strToU8('<a/>') });
      expect(await refusal(() => unpackAll(archive))).toBe(
        'The archive names a path outside of it',
      );
    },
  );

  test('too many files, a damaged archive, and one that is cut', async () => {
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`${index}`, strToU8('')])),
      // Compressing each takes a millisecond.
      { level: 0 },
    );
    expect(await refusal(() => unpackAll(many))).toBe('The archive has too many files');
    const archive = zipSync({ 'a.xml': strToU8('<a>text</a>'.repeat(100)) });
    expect(await refusal(() => unpackAll(archive.subarray(0, 100)))).toBe('The archive is damaged');
  });
});

describe('XML', () => {
  const read = (text: string) => [...xmlElements(text, all)];

  test.each([
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    '<!DOCTYPE a [<!ENTITY x "xx"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>',
    '<!DOCTYPE a SYSTEM "https://example.org/a.dtd"><a/>',
  ])('a document type is refused, so that no entity is ever defined', async (text) => {
    expect(await refusal(() => read(text))).toBe('The file declares a document type or entities');
  });

  test('deep nesting ends the reading', () => {
    expect(read('<a>'.repeat(100_000))).toEqual([]);
    expect(read(`<b/>${'<a>'.repeat(50)}${'</a>'.repeat(50)}`)).toHaveLength(1);
  });
});

test('time to convert HTML does not grow by the square', () => {
  for (const piece of ['<div>', '<b><i>', '<p>', '<a href=x>', '<table>', '*', '_ ', '`', '\\'])
    expect(htmlToMarkdown(piece.repeat(40_000)).markdown.length).toBeLessThan(200_000);
}, 20_000);
