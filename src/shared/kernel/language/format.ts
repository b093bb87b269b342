import { dayOf } from '../time/calendar.ts';
import { dayMs } from '../time/durations.ts';
import type { Language } from './languages.ts';
import { notations } from './notation.ts';
import { Numbers, numbersOf } from './words.ts';

const forms = {
  /** `5 Mar 2025` */
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  /** `March 5, 2025` */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** `5 Mar 2025, 14:30` */
  moment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  /** `March 5, 2025 at 2:30 PM` */
  longMoment: { dateStyle: 'long', timeStyle: 'short' },
  /** `14:30` */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  /** `Wed` */
  weekday: { weekday: 'short' },
  /** `Wednesday, 5 March` */
  weekdayAndDay: { weekday: 'long', day: 'numeric', month: 'long' },
  /** `14:03:22` */
  seconds: { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateForm = keyof typeof forms;

const spans = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const twoDays = 2 * 86_400;

/** The specification writes short dates as in Great Britain and long ones as in the United States. */
const regionOf = (language: Language, form: DateForm): string => {
  if (language !== 'en') return numbersOf(language);
  return form === 'long' || form === 'longMoment' ? 'en-US' : 'en-GB';
};

/** Numbers, dates, durations and lists as the readers of one language write them. */
export class Format {
  readonly language: Language;
  readonly #timeZone: string | undefined;
  readonly #numbers: Numbers;
  /** Made once, because `Intl` takes long to make one and a list has many dates. */
  readonly #dates = new Map<DateForm, Intl.DateTimeFormat>();
  readonly #zones = new Map<string | undefined, Format>();

  /** @param timeZone IANA name; undefined for the zone of this device */
  constructor(language: Language, timeZone?: string) {
    this.language = language;
    this.#timeZone = timeZone;
    this.#numbers = new Numbers(language);
  }

  /** The same format with another time zone. */
  in(timeZone: string | undefined): Format {
    if (timeZone === this.#timeZone) return this;
    const known = this.#zones.get(timeZone) ?? new Format(this.language, timeZone);
    this.#zones.set(timeZone, known);
    return known;
  }

  /** `1,234` */
  count(value: number): string {
    return this.#numbers.write(value);
  }

  /**
   * `80%`, `66.6%`: cut after one decimal, never rounded up over the pass mark.
   * @param part not negative
   */
  percent(part: number, whole: number): string {
    // 32.3 of 100 is 322.99… thousandths in binary: digits after the twelfth are no part of the value.
    const thousandths = whole <= 0 ? 0 : Number(((part * 1000) / whole).toPrecision(12));
    const tenths = Math.floor(thousandths);
    return this.#numbers.percent(tenths);
  }

  /**
   * A duration without the parts that are zero at its beginning: `1h 2m 5s`, `4m 0s`, `9s`. Beyond two days, in days and
   * hours: `4d 23h`.
   */
  duration(seconds: number): string {
    const { hours, minutes, rest } = split(seconds);
    if (seconds > twoDays)
      return `${this.#days(Math.floor(hours / 24))} ${this.#unit(hours % 24, 'hour')}`;
    const parts = [this.#unit(rest, 'second')];
    if (hours > 0 || minutes > 0) parts.unshift(this.#unit(minutes, 'minute'));
    if (hours > 0) parts.unshift(this.#unit(hours, 'hour'));
    return parts.join(' ');
  }

  /** What the countdown to a retake shows: always hours, minutes and seconds, as specified. */
  countdown(seconds: number): string {
    const { hours, minutes, rest } = split(seconds);
    return [
      this.#unit(hours, 'hour'),
      this.#unit(minutes, 'minute'),
      this.#unit(rest, 'second'),
    ].join(' ');
  }

  /** A time limit: `45 mins`, `1h 30m`. */
  timeLimit(minutes: number): string {
    if (minutes >= 60)
      return `${this.#unit(Math.floor(minutes / 60), 'hour')} ${this.#unit(minutes % 60, 'minute')}`;
    return minutes + notations[this.language].limit;
  }

  /** Minutes in a sentence: `1 minute`, `45 minutes`, `1h 30m`. */
  minutes(minutes: number): string {
    if (this.language !== 'en' || minutes >= 60) return this.timeLimit(minutes);
    const options = { style: 'unit', unit: 'minute', unitDisplay: 'long' } as const;
    return new Intl.NumberFormat(numbersOf(this.language), options).format(minutes);
  }

  /**
   * A waiting time in words: `48 hours`, `5 days`.
   * @param hours up to two days they stay hours
   */
  wait(hours: number): string {
    const isDays = hours > 48 && hours % 24 === 0;
    return new Intl.NumberFormat(numbersOf(this.language), {
      style: 'unit',
      unit: isDays ? 'day' : 'hour',
      unitDisplay: 'long',
    }).format(isDays ? hours / 24 : hours);
  }

  #unit(value: number, unit: 'hour' | 'minute' | 'second'): string {
    return value + notations[this.language][unit];
  }

  #days(value: number): string {
    // Browsers and Node.js shorten the German word differently.
    if (this.language === 'de') return `${value}\u00A0Tage`;
    // Without grouping: `1200d`.
    const narrow = {
      style: 'unit',
      unit: 'day',
      // Narrow, it is a Latin letter in Japanese.
      unitDisplay: this.language === 'ja' ? 'short' : 'narrow',
      useGrouping: false,
    } as const;
    return new Intl.NumberFormat(numbersOf(this.language), narrow).format(value);
  }

  /** A running clock, the same in all languages: `1:02:05`, `04:09`. */
  clock(seconds: number): string {
    const { hours, minutes, rest } = split(seconds);
    const two = (value: number) => String(value).padStart(2, '0');
    return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
  }

  /** @param at ISO 8601 */
  date(at: string, form: DateForm = 'date'): string {
    const known =
      this.#dates.get(form) ??
      new Intl.DateTimeFormat(regionOf(this.language, form), {
        ...forms[form],
        ...(this.#timeZone ? { timeZone: this.#timeZone } : {}),
      });
    this.#dates.set(form, known);
    return known.format(new Date(at));
  }

  /**
   * The short name of the time zone at a moment: `UTC`, `GMT+1`, `EST`.
   * @param at ISO 8601
   */
  zone(at: string): string {
    return (
      new Intl.DateTimeFormat(regionOf(this.language, 'long'), {
        timeZoneName: 'short',
        ...(this.#timeZone ? { timeZone: this.#timeZone } : {}),
      })
        .formatToParts(new Date(at))
        .find(({ type }) => type === 'timeZoneName')?.value ?? ''
    );
  }

  /**
   * `tomorrow`, `in 2 days`, `in 5 hours`, and `now` within a minute. Days are counted by the calendar: less than 48 hours
   * may lead to the day after tomorrow.
   * @param at ISO 8601
   * @param now in milliseconds
   */
  relative(at: string, now: number): string {
    const seconds = (Date.parse(at) - now) / 1000;
    const words = new Intl.RelativeTimeFormat(numbersOf(this.language), { numeric: 'auto' });
    for (const [unit, size] of spans) {
      if (Math.abs(seconds) < size) continue;
      const count = unit === 'day' ? this.#daysUntil(at, now) : Math.trunc(seconds / size);
      return words.format(count, unit);
    }
    return this.language === 'en' ? 'just now' : words.format(0, 'second');
  }

  #daysUntil(at: string, now: number): number {
    const zone = this.#timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
    const [then, today] = [new Date(at), new Date(now)].map((each) =>
      Date.parse(dayOf(each, zone)),
    );
    return ((then ?? 0) - (today ?? 0)) / dayMs;
  }

  /** `a, b, and c` */
  list(items: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction'): string {
    // To make a ListFormat takes long, and most lists of a table have one item or none.
    const [only = '', ...others] = items;
    if (others.length === 0) return only;
    return new Intl.ListFormat(this.language, { type }).format(items);
  }

  /** For sorting texts as the readers of the language expect; digits count as numbers. */
  get compare(): (a: string, b: string) => number {
    return new Intl.Collator(this.language, { numeric: true }).compare;
  }
}

function split(seconds: number) {
  const total = Math.max(0, Math.floor(seconds));
  return {
    hours: Math.floor(total / 3600),
    minutes: Math.floor((total % 3600) / 60),
    rest: total % 60,
  };
}
