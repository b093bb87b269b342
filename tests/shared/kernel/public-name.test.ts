import { describe, expect, test } from 'vitest';
import { cleanName, containsAddress, PublicName, shownName } from '#shared/kernel/public-name.ts';

describe('a public name', () => {
  test.each([
    ['Ann\u202Enna', 'Annnna'],
    ['A\u200Bnn\u2066', 'Ann'],
    ['  Ann \n Lee ', 'Ann Lee'],
    ['Ad\u200Dmin\u200C', 'Admin'],
    ['A\u00ADnn\u{E0041}', 'Ann'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanName(typed)).toBe(kept);
  });

  test.each(['می‌خواهم', 'क्‍ष', '👩‍🚀 Ada', '❤️', 'Zoë', "O'Neill-Åström", '李明'])(
    '%s stays as it is written',
    (name) => {
      expect(cleanName(name)).toBe(name);
    },
  );

  test.each(['ann@example.com', 'I am ann@example.com!', 'a\u200Bnn@exam\u200Bple.com'])(
    '%j is an address',
    (name) => {
      expect(PublicName(80).safeParse(name).success).toBe(false);
    },
  );

  test.each([
    ['Ann @ home', 'Ann @ home'],
    ['ann@example.com', 'ann'],
    ['\u200B', 'ann'],
    [null, 'ann'],
  ])('of %j and the username ann, %j is shown', (displayName, shown) => {
    expect(shownName(displayName, 'ann')).toBe(shown);
  });

  // Searched from each character, it would take minutes.
  test.each(['x', '@', '.', 'x@', '@.', '\u200D'])(
    'an address is found at once after many %j',
    (part) => {
      const long = part.repeat(100_000);
      expect(containsAddress(long)).toBe(false);
      expect(containsAddress(`${long} ann@example.com`)).toBe(true);
      expect(PublicName(80).safeParse(long).success).toBe(part === '\u200D');
    },
  );
});
