const locale = 'en';
const whole = new Intl.NumberFormat(locale);

/** `1,234` */
export const formatCount = (count: number) => whole.format(count);

/** `1 quiz`, `3 quizzes` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** `80%`, `66.6%`: cut after one decimal, never rounded up over the pass mark. */
export function formatPercent(part: number, whole: number): string {
  if (whole <= 0) return '0%';
  const tenths = Math.floor((part * 1000) / whole);
  return `${tenths % 10 === 0 ? tenths / 10 : (tenths / 10).toFixed(1)}%`;
}

/** A stretch of time in words: `1h 2m 5s`, `4m 0s`, `9s`. */
export function formatDuration(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  if (hours > 0) return `${hours}h ${minutes}m ${rest}s`;
  return minutes > 0 ? `${minutes}m ${rest}s` : `${rest}s`;
}

/** What the countdown to a retake shows: always hours, minutes and seconds, as specified. */
export function formatCountdown(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  return `${hours}h ${minutes}m ${rest}s`;
}

/** A running clock: `1:02:05`, `04:09`. */
export function formatClock(seconds: number): string {
  const { hours, minutes, rest } = split(seconds);
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${two(minutes)}:${two(rest)}`;
}

function split(seconds: number) {
  const total = Math.max(0, Math.floor(seconds));
  return {
    hours: Math.floor(total / 3600),
    minutes: Math.floor((total % 3600) / 60),
    rest: total % 60,
  };
}

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
  /** `14:30` */
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type DateForm = keyof typeof forms;

export function formatDate(at: string, form: DateForm, timeZone?: string): string {
  const region = form === 'long' ? 'en-US' : 'en-GB';
  return new Intl.DateTimeFormat(region, {
    ...forms[form],
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(at));
}

/** The time of day with its seconds: `14:03:22`. */
export function formatTime(at: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeStyle: 'medium',
    ...(timeZone ? { timeZone } : {}),
  }).format(new Date(at));
}

const spans = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** `2 days ago`, `in 5 hours`, `now`. */
export function formatRelative(at: string, now: number): string {
  const seconds = (Date.parse(at) - now) / 1000;
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  for (const [unit, size] of spans) {
    if (Math.abs(seconds) >= size) return words.format(Math.trunc(seconds / size), unit);
  }
  return 'just now';
}

/** The text with a full stop, unless it ends with a sign of its own. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);
