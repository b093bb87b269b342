import { largestId } from '#shared/kernel/row-id.ts';
import { storable } from '#shared/kernel/text/storable.ts';

/**
 * The query string as plain strings, as every other program writes it: `?q=42` is the text "42".
 * A page converts what it needs; a value that can be looked up nowhere is left out.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(search)].filter(([, text]) => storable(text)));
}

/** Absent and empty values are left out, so that a cleared filter leaves no trace in the address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** Converts a value of an address; undefined for one that makes no sense there. */
type Read<Value> = (value: unknown) => Value | undefined;

type Found<Params> = { [Name in keyof Params]?: Params[Name] | undefined };
type Reads<Params> = { [Name in keyof Params]-?: Read<Params[Name]> };

/**
 * The search parameters of a page, for `validateSearch`. A value that makes no sense is left out. Every
 * first visit loads these functions for all routes: zod would cost it 25 kB.
 */
export const searchParams =
  <Params extends object>(reads: Reads<Params>) =>
  (search: Record<string, unknown>): Found<Params> => {
    const params: Found<Params> = {};
    for (const name in reads) {
      // The router keeps the address's value of a name that is absent here, so undefined is set too.
      Object.assign(params, { [name]: reads[name]?.(search[name]) });
    }
    return params;
  };

/**
 * The search of a navigation that changes what differs between `shown` and `next`. The address may be ahead of what is
 * shown: the rest stays as it is there.
 */
export const changing =
  <Search extends object>(shown: Search, next: Search) =>
  (latest: Search): Search => {
    const changed = { ...latest };
    for (const name in { ...shown, ...next })
      if (shown[name] !== next[name]) changed[name] = next[name];
    return changed;
  };

export const text =
  (max = Number.POSITIVE_INFINITY): Read<string> =>
  (value) =>
    typeof value === 'string' && value.length <= max ? value : undefined;

/** Without white space around it. */
export const trimmedText =
  (max: number): Read<string> =>
  (value) =>
    typeof value === 'string' ? text(max)(value.trim()) : undefined;

const wholeNumber =
  (max: number): Read<number> =>
  (value) => {
    const number = Number(value);
    return Number.isInteger(number) && number > 0 && number <= max ? number : undefined;
  };

export const rowId = wholeNumber(largestId);
export const pageNumber = wholeNumber(100_000);

/** A language of ISO 639; that one exists is not checked, so that no page needs their list. */
export const languageCode: Read<string> = (value) =>
  typeof value === 'string' && /^[a-z]{2,3}$/.test(value) ? value : undefined;

/** One of a type's values: the keys of a record that names each. */
export const keyOf = <Value extends string>(known: Record<Value, unknown>): Read<Value> => {
  const isKnown = (value: string): value is Value => Object.hasOwn(known, value);
  return (value) => (typeof value === 'string' && isKnown(value) ? value : undefined);
};

export const sortDirection = keyOf<'asc' | 'desc'>({ asc: true, desc: true });

/** A calendar day, as `2026-03-01`. */
export const calendarDay: Read<string> = (value) => {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return undefined;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(value) ? value : undefined;
};
