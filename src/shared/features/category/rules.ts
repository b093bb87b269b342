/**
 * The internal name made of what a person typed: lowercase, spaces to underscores, the rest of what
 * is not a-z, 0-9 or underscore left out, letters with accents first brought to their base letter.
 * Empty when nothing of it can be kept (a title in another script).
 */
export function internalName(typed: string): string {
  return typed
    .trim()
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\s/g, '_')
    .replace(/[^a-z0-9_]/g, '');
}

/** `wanted`, or the first of `wanted_2`, `wanted_3`, … that is not taken; `fallback` replaces an empty name. */
export function freeName(wanted: string, fallback: string, taken: ReadonlySet<string>): string {
  const base = /[a-z0-9]/.test(wanted) ? wanted : fallback;
  if (!taken.has(base)) return base;
  for (let n = 2; ; n += 1) {
    if (!taken.has(`${base}_${n}`)) return `${base}_${n}`;
  }
}
