/**
 * Does `work` now and then again and again, each time `pause` milliseconds after the last time ended.
 * @returns a function that stops it and waits for what is under way
 */
export function repeat(
  work: () => Promise<unknown>,
  { pause, onError }: { pause: number; onError: (error: unknown) => void },
): () => Promise<void> {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current: Promise<unknown> = Promise.resolve();
  const turn = () => {
    current = work()
      .catch(onError)
      .finally(() => {
        if (!stopped) timer = setTimeout(turn, pause);
      });
  };
  turn();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await current;
  };
}
