import { describe, expect, it } from 'vitest';
import { contrast, dark, light, type Token, tokenPairs } from '#web/theme/tokens.ts';

const schemes: readonly (readonly [string, Record<Token, string>])[] = [
  ['light', light],
  ['dark', dark],
];

describe.each(schemes)('the %s scheme meets WCAG AA', (_name, tokens) => {
  it.each(tokenPairs.map((pair) => [pair.ink, pair.on, pair.ratio] as const))(
    '%s on %s reaches %d to 1',
    (ink, on, ratio) => {
      expect(contrast(tokens[ink], tokens[on])).toBeGreaterThanOrEqual(ratio);
    },
  );
});

describe('the measure of contrast', () => {
  it('gives 21 to 1 for black on white and 1 to 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#2347c5', '#2347c5')).toBe(1);
  });
});

describe('the tokens', () => {
  it('are the same names in both schemes, each a plain six-digit colour', () => {
    expect(Object.keys(dark).sort()).toEqual(Object.keys(light).sort());
    for (const colour of [...Object.values(light), ...Object.values(dark)]) {
      expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});
