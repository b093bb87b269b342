/** A sign is sent so often while the page is visible, in milliseconds. */
const interval = 15_000;

/** Between two signs about other questions, so that leafing through costs little. */
const shortest = 2000;

/** What is told of an open attempt. */
export interface WatchedAttempt {
  readonly attempt: { readonly id: number };
  subscribe: (listener: () => void) => () => void;
  snapshot: () => { readonly player: { readonly current: number; readonly phase: string } };
  /** Somebody has added time. */
  learnDeadline: (deadline: string) => void;
}

interface PresenceOptions {
  session: WatchedAttempt;
  tell: (input: { attemptId: number; place: number }) => Promise<{ deadline: string | null }>;
  isVisible: () => boolean;
}

/**
 * Tells the server which question is on screen, when it changes and every few seconds, until the server says that
 * nobody watches. A sign that fails is not repeated: the next one says the same.
 * @returns how to stop
 */
export function tellPresence({ session, tell, isVisible }: PresenceOptions): () => void {
  let isOver = false;
  let isSending = false;
  let told: number | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sign = async () => {
    const { current, phase } = session.snapshot().player;
    if (isOver || isSending || phase !== 'answering' || !isVisible()) return;
    isSending = true;
    sentAt = Date.now();
    told = current;
    try {
      const { deadline } = await tell({ attemptId: session.attempt.id, place: current });
      if (deadline === null) stop();
      else if (!isOver) session.learnDeadline(deadline);
    } catch {
      // The answers have their own way, which reports what fails.
    } finally {
      isSending = false;
    }
  };
  const repeated = setInterval(() => void sign(), interval);
  const unsubscribe = session.subscribe(() => {
    if (timer !== undefined || session.snapshot().player.current === told) return;
    const wait = Math.max(0, sentAt + shortest - Date.now());
    timer = setTimeout(() => {
      timer = undefined;
      if (session.snapshot().player.current !== told) void sign();
    }, wait);
  });
  function stop(): void {
    isOver = true;
    clearInterval(repeated);
    clearTimeout(timer);
    unsubscribe();
  }
  void sign();
  return stop;
}
