/**
 * Runs `work` repeatedly, with a pause of `pause` milliseconds after each run.
 * @returns a function that stops it and waits for the current run
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
