/**
 * Uses what the browser stores for its tab or for all of them. Nothing is read or kept where that is forbidden or full,
 * nor on the server.
 */
export function withStorage<T>(
  name: 'sessionStorage' | 'localStorage',
  use: (storage: Storage) => T,
): T | undefined {
  try {
    return use(window[name]);
  } catch {
    return undefined;
  }
}
