import { useLocalStorage } from '@mantine/hooks';
import { personalKey } from '#web/session/personal-storage.ts';

const atMost = 5;

/** The earlier searches with this one first; case is ignored when comparing. */
export function withSearch(earlier: readonly string[], text: string): string[] {
  const wanted = text.trim();
  const same = wanted.toLowerCase();
  return [wanted, ...earlier.filter((one) => one.toLowerCase() !== same)].slice(0, atMost);
}

const isSearch = (text: unknown): text is string =>
  typeof text === 'string' && text.trim() !== '' && text.length <= 200;

/** What the browser has kept; none when it is no list of texts. */
export function readSearches(stored: string | undefined): string[] {
  try {
    const searches: unknown = JSON.parse(stored ?? '');
    return Array.isArray(searches) && searches.every(isSearch)
      ? searches.map((text) => text.trim()).slice(0, atMost)
      : [];
  } catch {
    return [];
  }
}

/** What was searched for in this browser, the last first; nothing of it leaves the browser. */
export function useRecentSearches() {
  const [recent, setRecent] = useLocalStorage<string[]>({
    key: personalKey('recent-searches'),
    defaultValue: [],
    deserialize: readSearches,
  });
  return {
    recent,
    remember: (text: string) => setRecent((earlier) => withSearch(earlier, text)),
    forget: () => setRecent([]),
  };
}
