import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { htmlToMarkdown } from '#server/kernel/files/html-to-markdown.ts';
import { xmlElements } from '#server/kernel/files/xml.ts';
import { unzip } from '#server/kernel/files/zip.ts';

const all = () => true;
const refusal = (read: () => unknown): string => {
  try {
    read();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  return 'no refusal';
};

describe('archives', () => {
  test('a file that unpacks to far more than it is, is refused before it is unpacked', () => {
    const bomb = zipSync({ 'a.xml': new Uint8Array(30 * 2 ** 20) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(refusal(() => unzip(bomb, all))).toBe('The archive is too large when it is unpacked');
  });

  test('an archive that states a smaller size than it has, unpacks no more than that', () => {
    const bomb = zipSync({ 'a.xml': new Uint8Array(2 ** 20) });
    const view = new DataView(bomb.buffer);
    // The size in the central directory, which is after the file.
    const directory = bomb.findLastIndex(
      (_, index) => index < bomb.length - 4 && view.getUint32(index, true) === 0x02014b50,
    );
    view.setUint32(directory + 24, 100, true);
    const entries = refusal(() => unzip(bomb, all));
    if (entries === 'no refusal')
      expect(unzip(bomb, all)[0]?.bytes.length).toBeLessThanOrEqual(100);
    else expect(entries).toBe('The archive is damaged');
  });

  test.each(['../a.xml', '/etc/a.xml', 'C:\\a.xml', 'a/../../b.xml', '..\\a.xml'])(
    'a path outside of the archive is refused: %s',
    (name) => {
      const archive = zipSync({ [name]: strToU8('<a/>') });
      expect(refusal(() => unzip(archive, all))).toBe('The archive names a path outside of it');
    },
  );

  test('too many files, a damaged archive, and one that is cut', () => {
    const many = zipSync(
      Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`${index}`, strToU8('')])),
      // Compressing each takes a millisecond.
      { level: 0 },
    );
    expect(refusal(() => unzip(many, all))).toBe('The archive has too many files');
    const archive = zipSync({ 'a.xml': strToU8('<a>text</a>'.repeat(100)) });
    expect(refusal(() => unzip(archive.subarray(0, 100), all))).toBe('The archive is damaged');
  });
});

describe('XML', () => {
  const read = (text: string) => [...xmlElements(text, all)];

  test.each([
    '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
    '<!DOCTYPE a [<!ENTITY x "xx"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>',
    '<!DOCTYPE a SYSTEM "https://example.org/a.dtd"><a/>',
  ])('a document type is refused, so that no entity is ever defined', (text) => {
    expect(refusal(() => read(text))).toBe('The file declares a document type or entities');
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
