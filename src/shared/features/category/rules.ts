/**
 * Makes an internal name from typed text: lower case, without accents, spaces replaced by underscores, only
 * a-z, 0-9 and underscores. Empty when no character remains (a title in another script).
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
