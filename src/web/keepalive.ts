/** Bytes. Browsers send bodies of 64 KiB for a closed page (`keepalive`), together for all calls of the page in flight. */
export const maxKeptAliveBytes = 60_000;

const bytesOf = (body: unknown): number =>
  typeof body === 'string' ? new TextEncoder().encode(body).length : Number.POSITIVE_INFINITY;

/**
 * Decides which calls outlive the page. The browser rejects a kept one that is too much as if there were no network, each
 * time that it is repeated; so the others are sent without.
 */
export class Keepalive {
  #inFlight = 0;

  /** @param call makes the call, kept alive if that fits */
  async send<Answer>(
    body: unknown,
    call: (keepalive: boolean) => Promise<Answer>,
  ): Promise<Answer> {
    const bytes = bytesOf(body);
    if (this.#inFlight + bytes > maxKeptAliveBytes) return call(false);
    this.#inFlight += bytes;
    try {
      return await call(true);
    } finally {
      this.#inFlight -= bytes;
    }
  }
}
