import PQueue from 'p-queue';
import { busy } from '../limits/overload.ts';

/** More at once finish no sooner, since rendering needs the processor, but take memory. */
const atOnce = 4;
const waitingAtMost = 120;

/** Renders a few pages at a time; the others wait for their turn, as long as their client does. */
export class RenderingQueue {
  readonly #queue = new PQueue({ concurrency: atOnce });

  /**
   * @param signal aborts the waiting when nobody needs the page any more
   * @throws unavailable, when too many pages wait already
   */
  async add<Page>(render: () => Promise<Page>, signal?: AbortSignal): Promise<Page> {
    if (this.#queue.size >= waitingAtMost) throw busy();
    return this.#queue.add(render, signal ? { signal } : {});
  }
}
