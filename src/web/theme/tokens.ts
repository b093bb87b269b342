/**
 * The design language in figures: paper and ink, one pen, one highlighter.
 * `theme.ts` turns these into CSS variables (`inkSoft` becomes `--ink-soft`) and into Mantine's own.
 */
export const light = {
  /** The ground of every page. */
  paper: '#faf7f0',
  /** What lies on the ground: cards, inputs, menus. */
  card: '#ffffff',
  /** What is pressed into the ground: wells, table heads, code. */
  sunken: '#f3eee3',
  /** Hairlines that only separate. */
  line: '#e2dbcb',
  /** Borders that tell where a control is. */
  edge: '#857d6c',
  ink: '#1a2035',
  inkSoft: '#565c70',
  /** What can be acted on: links and quiet buttons. */
  pen: '#2347c5',
  /** The same as a filled surface, with `onFill` upon it. */
  penFill: '#2347c5',
  penFillHover: '#1a379e',
  penWash: '#e9edfb',
  penWashHover: '#dbe2f9',
  penOnWash: '#1f3fae',
  /** The highlighter: flags, attention, achievements. */
  marigold: '#f5b529',
  marigoldHover: '#e6a517',
  marigoldText: '#7a4d00',
  marigoldWash: '#fdf0cd',
  marigoldWashHover: '#fae5b0',
  marigoldOnWash: '#7a4d00',
  /** Passed and correct, never without a word or a sign beside it. */
  pass: '#1b7a43',
  passFill: '#1b7a43',
  passFillHover: '#146035',
  passWash: '#e2f3e8',
  passWashHover: '#d0ebda',
  passOnWash: '#14643a',
  /** Failed, wrong and dangerous, never without a word or a sign beside it. */
  fail: '#bb2b30',
  failFill: '#bb2b30',
  failFillHover: '#992126',
  failWash: '#fce9e7',
  failWashHover: '#f8d9d5',
  failOnWash: '#a3232a',
  onFill: '#ffffff',
  onMarigold: '#1a2035',
  disabled: '#ece6d9',
  onDisabled: '#63646c',
  /** Covers: a colour per category, and the ground of its drawing. */
  cover1: '#3a4fb0',
  cover1Wash: '#e6e9f9',
  cover2: '#2d6b4d',
  cover2Wash: '#e0efe5',
  cover3: '#5b3f95',
  cover3Wash: '#ece5f7',
  cover4: '#1f6273',
  cover4Wash: '#dceef1',
  cover5: '#8a4b22',
  cover5Wash: '#f7e7da',
  cover6: '#9a2f5b',
  cover6Wash: '#f9e4ec',
  cover7: '#6a5a12',
  cover7Wash: '#f5edcf',
  cover8: '#41546b',
  cover8Wash: '#e5eaf0',
} as const;

export type Token = keyof typeof light;

export const dark: Record<Token, string> = {
  paper: '#10141f',
  card: '#181e2c',
  sunken: '#0b0f18',
  line: '#2c3448',
  edge: '#727d9b',
  ink: '#ecebe5',
  inkSoft: '#a8afc2',
  pen: '#a3b5ff',
  penFill: '#4a68e0',
  penFillHover: '#3d59ca',
  penWash: '#222c54',
  penWashHover: '#2a3666',
  penOnWash: '#bac8ff',
  marigold: '#f5b529',
  marigoldHover: '#ffc64d',
  marigoldText: '#f5c04b',
  marigoldWash: '#3a2d10',
  marigoldWashHover: '#493915',
  marigoldOnWash: '#f6d58c',
  pass: '#6fd39a',
  passFill: '#1f7d48',
  passFillHover: '#19683b',
  passWash: '#15301f',
  passWashHover: '#1b3e28',
  passOnWash: '#8ae0ad',
  fail: '#ff9b94',
  failFill: '#c8383d',
  failFillHover: '#ad2e33',
  failWash: '#3c1a1d',
  failWashHover: '#4c2125',
  failOnWash: '#ffb3ad',
  onFill: '#ffffff',
  onMarigold: '#1a2035',
  disabled: '#232a3b',
  onDisabled: '#8b93a9',
  cover1: '#a9b7ff',
  cover1Wash: '#1d2547',
  cover2: '#86d2a6',
  cover2Wash: '#163024',
  cover3: '#c6afff',
  cover3Wash: '#2a2146',
  cover4: '#86cfdf',
  cover4Wash: '#12303a',
  cover5: '#f0b088',
  cover5Wash: '#38241a',
  cover6: '#f4a0c0',
  cover6Wash: '#3a1b2a',
  cover7: '#e3cd73',
  cover7Wash: '#302b12',
  cover8: '#b3c3d9',
  cover8Wash: '#202a38',
};

export interface TokenPair {
  readonly ink: Token;
  readonly on: Token;
  /** 4.5 for text, 3 for the outline of a control or the rim of a mark. */
  readonly ratio: 4.5 | 3;
}

const grounds: readonly Token[] = ['paper', 'card', 'sunken'];
const textOnGrounds: readonly Token[] = ['ink', 'inkSoft', 'pen', 'marigoldText', 'pass', 'fail'];
const outlinesOnGrounds: readonly Token[] = ['edge', 'pen', 'penFill', 'passFill', 'failFill'];

/** Every pair of tokens that the product lays upon each other. */
export const tokenPairs: readonly TokenPair[] = [
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

/** WCAG 2 contrast of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
