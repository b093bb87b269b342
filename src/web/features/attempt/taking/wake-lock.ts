import { useEffect } from 'react';

/** Keeps the screen awake while `wanted`, where the browser can. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isDone = false;
    // The browser releases the lock whenever the page is hidden.
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (isDone) await lock.release();
      } catch {
        // Refused, for example on low battery: the screen may turn off.
      }
    };
    void ask();
    document.addEventListener('visibilitychange', ask);
    return () => {
      isDone = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [wanted]);
}
