import { settingVariables } from '#shared/features/setting/rules.ts';
import { ownVariables } from './config.ts';

/** Variables of other programs do not have this prefix. */
const ownPrefix = 'LIMIT_';

/** Environment variables that look like misspelt settings, each with the setting that was probably meant. */
export function listMisspelt(
  environment: Record<string, string | undefined>,
): { name: string; meant: string | undefined }[] {
  const known = new Set<string>([...ownVariables, ...settingVariables]);
  // Short settings are too similar to other names.
  const meanable = [...known]
    .filter((setting) => setting.length >= 6)
    .map((setting) => ({
      setting,
      letters: lettersOf(setting),
      maxEdits: setting.length < 9 ? 1 : 2,
    }));
  return Object.keys(environment).flatMap((name) => {
    if (known.has(name)) return [];
    const given = lettersOf(name);
    const meant = meanable.find(
      ({ letters, maxEdits }) =>
        Math.abs(given.length - letters.length) <= maxEdits && isWithin(maxEdits, given, letters),
    )?.setting;
    return meant || name.startsWith(ownPrefix) ? [{ name, meant }] : [];
  });
}

const lettersOf = (name: string) => name.toUpperCase().replaceAll(/[_-]/g, '');

/** Whether this many characters added, removed or replaced turn `from` into `to`. */
function isWithin(edits: number, from: string, to: string): boolean {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, character] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const [above = 0, diagonal = 0, left = 0] = [row[at + 1], row[at], next[at]];
      next.push(Math.min(above + 1, left + 1, diagonal + (character === other ? 0 : 1)));
    }
    // No later row has less. Most names differ within a few letters.
    if (Math.min(...next) > edits) return false;
    row = next;
  }
  return (row.at(-1) ?? 0) <= edits;
}
