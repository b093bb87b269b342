import { describe, expect, it } from 'vitest';
import { dark, light, type Token } from '#shared/kernel/colors.ts';
import { contrast } from '#tests/support/contrast.ts';

interface TokenPair {
  readonly ink: Token;
  readonly on: Token;
  /** 4.5 for text, 3 for the outline of a control or the rim of a mark. */
  readonly ratio: 4.5 | 3;
}

const grounds: readonly Token[] = ['paper', 'card', 'sunken'];
const textOnGrounds: readonly Token[] = ['ink', 'inkSoft', 'pen', 'marigoldText', 'pass', 'fail'];
const outlinesOnGrounds: readonly Token[] = ['edge', 'pen', 'penFill', 'passFill', 'failFill'];

/** Every pair of foreground and background tokens that the product uses. */
const tokenPairs: readonly TokenPair[] = [
  ...grounds.flatMap((on) => textOnGrounds.map((ink) => ({ ink, on, ratio: 4.5 as const }))),
  ...grounds
    .filter((on) => on !== 'sunken')
    .flatMap((on) => outlinesOnGrounds.map((ink) => ({ ink, on, ratio: 3 as const }))),
  ...(['pen', 'pass', 'fail'] as const).flatMap((name) => [
    { ink: 'onFill' as const, on: `${name}Fill` as const, ratio: 4.5 as const },
    { ink: 'onFill' as const, on: `${name}FillHover` as const, ratio: 4.5 as const },
  ]),
  ...(['pen', 'marigold', 'pass', 'fail'] as const).flatMap((name) => [
    { ink: `${name}OnWash` as const, on: `${name}Wash` as const, ratio: 4.5 as const },
    { ink: `${name}OnWash` as const, on: `${name}WashHover` as const, ratio: 4.5 as const },
    { ink: 'ink' as const, on: `${name}Wash` as const, ratio: 4.5 as const },
  ]),
  { ink: 'onMarigold', on: 'marigold', ratio: 4.5 },
  { ink: 'onMarigold', on: 'marigoldHover', ratio: 4.5 },
  { ink: 'onDisabled', on: 'disabled', ratio: 4.5 },
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map((number) => ({
    ink: `cover${number}` as const,
    on: `cover${number}Wash` as const,
    ratio: 4.5 as const,
  })),
];

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
