import { expect, test } from 'vitest';
import {
  soundAsText,
  soundsIn,
  withSoundAdded,
  withSoundAt,
} from '#shared/kernel/media/sounds-in-text.ts';

const address = `/files/${'ab'.repeat(32)}.mp3`;

test('a sound is written into a text and found in it, whatever its label and transcript have', () => {
  const sound = {
    address,
    label: 'A [song] with \\ and ]',
    transcript: 'He said "no".\n\nShe \\ said:\nyes)',
  };
  const text = `Which? ${soundAsText(sound)} And this? ![](${address})`;
  expect(soundsIn(text)).toEqual([
    { ...sound, transcript: 'He said "no".\nShe \\ said:\nyes)' },
    { address, label: '', transcript: '' },
  ]);
});

test('pictures and sounds elsewhere are no sounds', () => {
  expect(soundsIn('![](https://example.org/a.mp3) ![](/files/a.mp3)')).toEqual([]);
});

test('one of several is changed or removed', () => {
  const text = withSoundAdded(withSoundAdded('Which?', address), address);
  const named = withSoundAt(text, 1, { address, label: 'Second', transcript: '' });
  expect(soundsIn(named).map(({ label }) => label)).toEqual(['', 'Second']);
  expect(soundsIn(withSoundAt(named, 0, undefined)).map(({ label }) => label)).toEqual(['Second']);
});
