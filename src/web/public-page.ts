import type { AnyRouteMatch } from '@tanstack/react-router';
import { stringifySearch } from './search-params.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /**
     * The page is the same for everybody: rendered for a guest, kept by the server, and completed in the
     * browser with what belongs to the member. It may depend on the search parameters.
     */
    isPublic?: (search: Record<string, unknown>) => boolean;
  }
}

/**
 * The address under which a public page is kept: without search parameters that the page does not know.
 * @param matches of the address, from the root route to the page
 * @returns undefined for a page that is rendered for its caller
 */
export function publicAddress(
  pathname: string,
  matches: readonly AnyRouteMatch[],
): string | undefined {
  const page = matches.at(-1);
  const search: Record<string, unknown> = page?._strictSearch ?? {};
  if (!page?.staticData.isPublic?.(search)) return undefined;
  const sorted = Object.fromEntries(
    Object.entries(search).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
  return pathname + stringifySearch(sorted);
}
