import type { Language } from './languages.ts';

/** What follows the number of a part of a duration. */
interface Units {
  hour: string;
  minute: string;
  second: string;
  /** The minutes of a time limit. */
  limit: string;
}

interface Notation extends Units {
  /** Between groups of three digits. */
  group: string;
  /** The least number that is grouped. */
  groupedFrom: number;
  decimal: string;
  /** What follows the number of a percentage. */
  percent: string;
}

const commas = { group: ',', groupedFrom: 1000, decimal: '.', percent: '%' };
const points = { group: '.', groupedFrom: 1000, decimal: ',', percent: '%' };
const spaced = { decimal: ',', groupedFrom: 1000, percent: '\u00a0%' };

const latin: Units = { hour: 'h', minute: 'min', second: 's', limit: ' min' };

/**
 * How the languages write numbers, percentages and durations: as `Intl` does it, but without it, because its first
 * format takes 80 ms on a slow phone. Numbers that are negative or have more decimals are left to it.
 */
export const notations: Record<Language, Notation> = {
  // The specification writes `mins`.
  en: { ...commas, ...latin, minute: 'm', limit: ' mins' },
  es: { ...points, ...latin, groupedFrom: 10_000, percent: '\u00a0%' },
  fr: { ...spaced, ...latin, group: '\u202f', limit: '\u00a0min' },
  // Browsers and Node.js shorten German units differently, and `Sek.` would end a sentence with two full stops.
  de: {
    ...points,
    percent: '\u00a0%',
    hour: '\u00a0h',
    minute: '\u00a0min',
    second: '\u00a0s',
    limit: '\u00a0min',
  },
  it: { ...points, ...latin, groupedFrom: 10_000 },
  pt: { ...points, hour: ' h', minute: ' min', second: ' s', limit: ' min' },
  ru: { ...spaced, group: '\u00a0', hour: ' ч', minute: ' мин', second: ' с', limit: ' мин' },
  zh: { ...commas, hour: '小时', minute: '分钟', second: '秒', limit: '分钟' },
  // `Intl` shortens Japanese units to the Latin letters `h`, `m` and `s`.
  ja: { ...commas, hour: ' 時間', minute: ' 分', second: ' 秒', limit: ' 分' },
  ar: {
    ...commas,
    percent: '\u200e%\u200e',
    hour: ' س',
    minute: ' د',
    second: ' ث',
    limit: ' د',
  },
};
