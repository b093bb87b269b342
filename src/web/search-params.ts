import { storable } from '#shared/kernel/text-input.ts';

/**
 * The query string as plain strings, as every other program writes it: `?q=42` is the text "42".
 * A route's search schema coerces what it needs; a value that can be looked up nowhere is left out.
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
