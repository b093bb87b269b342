import type { Browser } from '@playwright/test';

/** A visit: milliseconds from the navigation on, and what was loaded until the network was quiet. */
export interface Visit {
  lcp: number;
  /** The page reacts to taps; for the player, its first question can be answered. */
  usable: number;
  /** The time above 50 ms of each long task of the main thread, summed. */
  blocking: number;
  shift: number;
  requests: number;
  /** As transferred, in kilobytes. */
  scripts: number;
  styles: number;
}

interface Visitor {
  url: string;
  cookie?: string | undefined;
  /** A selector that must match for the page to be usable, in addition to hydration. */
  needs?: string | undefined;
}

const phone = { width: 412, height: 823 };
/** Slow 4G: bytes per second, and the round trip in milliseconds. */
const slow4G = { downloadThroughput: 200_000, uploadThroughput: 90_000, latency: 150 };
const cpuSlowdown = 4;

/** Opens a page in a browser with an empty cache, on a slow phone and a slow connection. */
export async function visit(browser: Browser, { url, cookie, needs }: Visitor): Promise<Visit> {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  await context.addCookies(cookiesFor(url, cookie));
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...slow4G });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    const types = new Map<string, string>();
    const bytes = new Map<string, number>();
    devtools.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? '';
      bytes.set(type, (bytes.get(type) ?? 0) + encodedDataLength);
    });
    await page.addInitScript(observe, needs);
    await page.goto(url, { waitUntil: 'commit' });
    // The player shows no text before its first question, and a paint is reported a moment after it.
    const isShown = () => window.observed.usable > 0 && window.observed.lcp > 0;
    await page.waitForFunction(isShown, undefined, { timeout: 60_000 });
    await page.waitForLoadState('networkidle');
    const kilobytes = (type: string) => (bytes.get(type) ?? 0) / 1000;
    return {
      ...(await page.evaluate(() => window.observed)),
      requests: types.size,
      scripts: kilobytes('Script'),
      styles: kilobytes('Stylesheet'),
    };
  } finally {
    await context.close();
  }
}

/** The cookies of a request's header, as the browser keeps them. */
const cookiesFor = (url: string, header = '') =>
  header.split('; ').flatMap((pair) => {
    const [name, value] = pair.split('=');
    // With a path in the address, it would be that of the cookie.
    return name && value ? [{ name, value, url: new URL(url).origin }] : [];
  });

declare global {
  interface Window {
    observed: Pick<Visit, 'lcp' | 'usable' | 'blocking' | 'shift'>;
  }
  interface PerformanceEntry {
    /** Of a layout shift. */
    value?: number;
    hadRecentInput?: boolean;
  }
}

/** Runs in the page, before its own scripts. */
function observe(needs: string | undefined): void {
  const observed = { lcp: 0, usable: 0, blocking: 0, shift: 0 };
  window.observed = observed;
  const each = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  each('largest-contentful-paint', ({ startTime }) => {
    observed.lcp = startTime;
  });
  each('layout-shift', ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) observed.shift += value;
  });
  each('longtask', ({ duration }) => {
    observed.blocking += Math.max(0, duration - 50);
  });
  const watch = () => {
    const isThere = !needs || document.querySelector(needs) !== null;
    if (document.documentElement?.dataset.hydrated && isThere) observed.usable = performance.now();
    else requestAnimationFrame(watch);
  };
  watch();
}
