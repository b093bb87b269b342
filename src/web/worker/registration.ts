/** Whether this browser can open a page without a connection. */
export const canWorkOffline = (): boolean => 'serviceWorker' in navigator;

/**
 * Starts the worker, which stores the page for offline use in a language.
 * @throws if one of its files was not loaded
 */
export async function startWorker(language: string): Promise<void> {
  const registration = await navigator.serviceWorker.register(
    `/service-worker.js?language=${language}`,
  );
  const worker = registration.installing ?? registration.waiting;
  if (!worker) return;
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === 'activated') resolve();
      if (worker.state === 'redundant') reject(new Error('The page for offline use was not kept'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Removes the worker and everything that it has stored. */
export async function stopWorker(): Promise<void> {
  if (!canWorkOffline()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('workbox-')).map((name) => caches.delete(name)),
  );
}
