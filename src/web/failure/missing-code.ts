import { withStorage } from '#web/browser-storage.ts';

const name = 'MissingCode';

/**
 * Marks failed `import()`s, so that screens can distinguish them from bugs. The router reloads the window when it
 * recognises such an error, which ends on the browser's own error page while there is no network; a marked
 * one reaches the app's failure page instead.
 */
export function markMissingCode(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    payload.name = name;
    payload.message = `A part of the app could not be loaded. ${payload.message}`;
  });
}

/** Whether code of the app could not be fetched: no network, no server, or a newer build in place of this one. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && error.name === name;
}

type BuildState = 'served' | 'replaced' | 'unreachable';

/** Whether the server still has the files of the build that runs in this window. */
async function stateOfBuild(): Promise<BuildState> {
  try {
    const { status } = await fetch(import.meta.url, { method: 'HEAD', cache: 'no-store' });
    if (status === 404) return 'replaced';
    return status < 500 ? 'served' : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

/** Loads this address anew when the server can answer. A window that reloads without a network loses its page. */
export async function reloadWhenReachable(): Promise<void> {
  if ((await stateOfBuild()) !== 'unreachable') window.location.reload();
}

/** Loads this address anew, once, when a newer build has replaced the one that runs here. */
export async function reloadWhenReplaced(): Promise<void> {
  if ((await stateOfBuild()) === 'replaced' && isFirstReload()) window.location.reload();
}

/** Without this check, a build that is still missing after a reload would reload endlessly. */
function isFirstReload(): boolean {
  const key = 'reloaded-for-build';
  const isFirst = withStorage('sessionStorage', (storage) => {
    if (storage.getItem(key) === import.meta.url) return false;
    storage.setItem(key, import.meta.url);
    return true;
  });
  return isFirst ?? false;
}
