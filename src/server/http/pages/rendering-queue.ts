import PQueue from 'p-queue';
import { busy } from '../limits/overload.ts';

/** Rendering is limited by the processor: more at once would not be faster, but would need more memory. */
const atOnce = 4;
const maxWaiting = 120;

/** Renders a few pages at a time; others wait while their client is connected. */
export class RenderingQueue {
  readonly #queue = new PQueue({ concurrency: atOnce });

  /**
   * @param signal removes a waiting page whose client has closed the connection
   * @throws unavailable, when too many pages wait already
   */
  async add<Page>(render: () => Promise<Page>, signal?: AbortSignal): Promise<Page> {
    if (this.#queue.size >= maxWaiting) throw busy();
    return this.#queue.add(render, signal ? { signal } : {});
  }
}
