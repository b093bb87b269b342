/** A page as it goes out; a redirect has a location and no HTML. */
export interface RenderedPage {
  /** The nonce of its inline scripts, different for every answer. */
  nonce: string;
  status: number;
  location: string | null;
  html: string;
}

interface Kept {
  until: number;
  page: Promise<RenderedPage>;
}

/** Shorter than what a reader would notice, long enough that a rush renders a page once. */
const lifetime = 1000;
const atMost = 200;

/** Every guest sees the same page: one that was just made, or is being made, is given to all who ask. */
export function createGuestPages() {
  const kept = new Map<string, Kept>();

  return {
    async take(
      url: string,
      nonce: string,
      render: () => Promise<RenderedPage>,
    ): Promise<RenderedPage> {
      const now = performance.now();
      const found = kept.get(url);
      if (found && found.until > now) {
        const page = await found.page;
        return { ...page, nonce, html: page.html.replaceAll(page.nonce, nonce) };
      }
      if (kept.size >= atMost) kept.clear();
      const page = render();
      kept.set(url, { until: now + lifetime, page });
      // A failure belongs to the one request that met it.
      const drop = () => kept.delete(url);
      page.then(({ status }) => status >= 500 && drop(), drop);
      return page;
    },

    forget: () => kept.clear(),
  };
}

export type GuestPages = ReturnType<typeof createGuestPages>;
