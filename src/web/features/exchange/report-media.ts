import type { ImportReport } from './api.ts';

/** Pictures and sounds of a dry run by their addresses, as what can be shown before they are stored. */
export const mediaOf = (report: ImportReport | undefined): ReadonlyMap<string, string> =>
  new Map(
    report?.media.map(({ address, type, content }) => [address, `data:${type};base64,${content}`]),
  );
