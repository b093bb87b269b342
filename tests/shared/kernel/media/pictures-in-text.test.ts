import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  pictureAsText,
  picturesIn,
  withPictureAdded,
  withPictureAt,
} from '#shared/kernel/media/pictures-in-text.ts';

const address = `/files/${'ab'.repeat(32)}-300x200.webp`;
const elsewhere = 'https://example.org/a.png';

test('a picture is written into a text and found in it, whatever its alternative text has', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (alt) => {
      const text = `Which? ${pictureAsText({ address, alt, title: '' })} And this? ![](${elsewhere} "It")`;
      expect(picturesIn(text)).toEqual([
        { address, alt: alt.replace(/\s+/g, ' '), title: '' },
        { address: elsewhere, alt: '', title: ' "It"' },
      ]);
    }),
  );
});

test('sounds, links and addresses that are not shown are no pictures', () => {
  const sound = `/files/${'ab'.repeat(32)}.mp3`;
  expect(picturesIn(`![](${sound}) [a](${elsewhere}) ![](http://a.org/b.png)`)).toEqual([]);
});

test('one of several is changed or removed, and what is around it stays', () => {
  const sound = `![call](/files/${'ab'.repeat(32)}.mp3)`;
  const text = withPictureAdded(withPictureAdded(`A heron ${sound}`, address), elsewhere);
  expect(text).toBe(`A heron ${sound} ![](${address}) ![](${elsewhere})`);
  const named = withPictureAt(text, 1, { address: elsewhere, alt: 'Second', title: '' });
  expect(named).toBe(`A heron ${sound} ![](${address}) ![Second](${elsewhere})`);
  expect(withPictureAt(named, 1, undefined)).toBe(`A heron ${sound} ![](${address})`);
  expect(withPictureAdded(' ', address)).toBe(`![](${address})`);
});
