/** Milliseconds between two reports while the page is visible. */
const interval = 15_000;

/** The minimum between two reports of different questions, because learners move quickly through them. */
const shortest = 2000;

/** The part of an open attempt that is reported. */
export interface WatchedAttempt {
  readonly attempt: { readonly id: number };
  subscribe: (listener: () => void) => () => void;
  snapshot: () => { readonly player: { readonly current: number; readonly phase: string } };
  /** Time was added. */
  learnDeadline: (deadline: string) => void;
}

interface PresenceOptions {
  session: WatchedAttempt;
  report: (input: { attemptId: number; place: number }) => Promise<{ deadline: string | null }>;
  isVisible: () => boolean;
}

/**
 * Sends which question is on screen, when it changes and every few seconds, until a response without a deadline: then no
 * teacher watches. A report that fails is not repeated: the next one has the same content.
 * @returns how to stop
 */
export function reportPresence({ session, report, isVisible }: PresenceOptions): () => void {
  let isOver = false;
  let isSending = false;
  let sent: number | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const sign = async () => {
    const { current, phase } = session.snapshot().player;
    if (isOver || isSending || phase !== 'answering' || !isVisible()) return;
    isSending = true;
    sentAt = Date.now();
    sent = current;
    try {
      const { deadline } = await report({ attemptId: session.attempt.id, place: current });
      if (deadline === null) stop();
      else if (!isOver) session.learnDeadline(deadline);
    } catch {
      // A failure is not shown: saves of answers report failures themselves.
    } finally {
      isSending = false;
    }
  };
  const repeated = setInterval(() => void sign(), interval);
  const unsubscribe = session.subscribe(() => {
    if (timer !== undefined || session.snapshot().player.current === sent) return;
    const wait = Math.max(0, sentAt + shortest - Date.now());
    timer = setTimeout(() => {
      timer = undefined;
      if (session.snapshot().player.current !== sent) void sign();
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
