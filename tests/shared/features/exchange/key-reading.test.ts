import { describe, expect, test } from 'vitest';
import { truthOf } from '#shared/features/exchange/key-reading.ts';

/** The words of a result, by language. */
const words = import.meta.glob<{ messages: { true: string; false: string } }>(
  '/src/web/features/attempt/review/messages/??.ts',
  { eager: true },
);

describe('a word for true or false', () => {
  test.each(Object.entries(words))('is read as the interface writes it: %s', (_, { messages }) => {
    expect(truthOf(messages.true)).toBe(true);
    expect(truthOf(messages.false)).toBe(false);
  });

  test('is read in small and capital letters, and as other systems write it', () => {
    expect(['TRUE', 't', 'yes', 'صحيح'].map(truthOf)).toEqual([true, true, true, true]);
    expect(['FALSE', 'f', 'no', '错'].map(truthOf)).toEqual([false, false, false, false]);
  });

  test('is read as spreadsheets write it in the languages of the interface', () => {
    const written = ['WAHR', 'VRAI', 'VERDADERO', 'VERDADEIRO', 'VERO', 'ИСТИНА'];
    expect(written.map(truthOf)).toEqual(written.map(() => true));
    expect(['FALSCH', 'FAUX', 'FALSO', 'ЛОЖЬ'].map(truthOf)).toEqual(Array(4).fill(false));
  });

  test('is no other text', () => {
    expect(['', '1', 'truth', 'true or false'].map(truthOf)).toEqual(Array(4).fill(undefined));
  });
});
