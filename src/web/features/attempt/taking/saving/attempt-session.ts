import type {
  AnswersSaved,
  AttemptForTaker,
  SavedAnswer,
  SubmitOutcome,
} from '#shared/features/attempt/schema.ts';
import { failureOf } from '#web/failure/failure.ts';
import { type AnswerEvent, PlayerSession } from '../player-session.ts';
import type { Phase } from '../player-state.ts';
import { AnswerChecks } from './answer-checks.ts';
import { AnswerQueue } from './answer-queue.ts';
import type { AnswerStore, KeptSubmit } from './answer-store.ts';
import type { AttemptChannel, AttemptMessage } from './attempt-channel.ts';
import { backOff } from './retry.ts';

/** The calls that an open attempt makes. */
export interface AttemptCalls {
  save: (input: {
    attemptId: number;
    answers: SavedAnswer[];
    reached?: number;
  }) => Promise<AnswersSaved>;
  /** The stored answers to these questions, as a save returns them. */
  readSaved: (attemptId: number, questionIds: readonly number[]) => Promise<AnswersSaved>;
  /** @throws attempt-open when the clock submits, and its deadline was moved since */
  submit: (input: {
    attemptId: number;
    answers: SavedAnswer[];
    deadline?: string | undefined;
  }) => Promise<SubmitOutcome>;
  check: (input: { attemptId: number } & SavedAnswer) => Promise<AnswersSaved>;
  /** When the attempt and its question end, as the server knows it now; undefined when the attempt is over. */
  readEnds: (
    attemptId: number,
  ) => Promise<{ deadline: string; reached: number; questionEndsAt: string | null } | undefined>;
}

/**
 * How long before the end, in milliseconds, the server is asked whether time was added; spread, so that not all ask
 * at once.
 */
const askBefore = (attemptId: number): number => 10_000 + (attemptId % 10) * 1000;

/** The same before the end of a question's time. */
const askBeforeQuestionEnd = 3000;

/** How long a time that is over waits, in milliseconds, for when it ends now: a slow network must not keep answers locked. */
const waitsForEnds = 2000;

type Ends = Pick<AnswersSaved, 'deadline' | 'reached' | 'questionEndsAt'>;

interface SessionOptions {
  attempt: AttemptForTaker;
  store: AnswerStore;
  calls: AttemptCalls;
  clock: { now(): number };
  channel: AttemptChannel;
  /** Index of the question to begin with. */
  current?: number | undefined;
}

/** An open attempt in one tab: what the learner sees, and how every change reaches the server. */
export class AttemptSession extends PlayerSession {
  readonly isRemembered = true;
  readonly #options: SessionOptions;
  readonly #queue: AnswerQueue;
  readonly #checks: AnswerChecks;
  #isHere = true;
  #isCatchingUp = false;
  #phaseBefore: Phase = 'answering';
  #deadlineTimer: ReturnType<typeof setTimeout> | undefined;
  #questionTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SessionOptions) {
    const { attempt, calls, store, channel } = options;
    super(attempt, options.clock, options.current);
    this.#options = options;
    this.#queue = new AnswerQueue({
      attemptId: attempt.id,
      store,
      send: async (answers) => {
        const { current } = this.snapshot().player;
        const reached = attempt.oneWay ? { reached: current } : {};
        return this.#taken(await calls.save({ attemptId: attempt.id, answers, ...reached }));
      },
      onConfirmed: (answers) => this.apply({ type: 'confirmed', answers }),
      onChange: () => this.show({ queue: this.#queue.state }),
    });
    this.#checks = new AnswerChecks({
      send: (answer) => calls.check({ attemptId: attempt.id, ...answer }),
      onChecked: (saved) => {
        this.apply({ type: 'confirmed', answers: this.#taken(saved) });
        for (const { questionId } of saved.checked) channel.post({ kind: 'checked', questionId });
      },
      onOver: () => this.end(),
      onChange: () => this.show({ checks: this.#checks.states }),
    });
    this.apply({ type: 'checked', reviews: attempt.checked });
    if (this.snapshot().player.current > attempt.reached) this.beginQuestion();
    this.#askInTime();
    channel.subscribe((message) => this.#receive(message));
    channel.post({ kind: 'opened' });
  }

  /** Restores answers that this browser kept and the server may not have. */
  async resume(): Promise<{ submit: KeptSubmit | undefined }> {
    const kept = await this.#options.store
      .read(this.attempt.id)
      .catch(() => ({ answers: [], submit: undefined }));
    this.apply({ type: 'received', answers: kept.answers });
    const { answers, confirmed } = this.snapshot().player;
    for (const { questionId } of kept.answers) {
      const newest = answers.get(questionId);
      if (newest && newest.seq > (confirmed.get(questionId) ?? 0)) void this.#queue.add(newest);
    }
    return { submit: kept.submit };
  }

  check(questionId: number): void {
    const { phase, answers, checked } = this.snapshot().player;
    const answer = answers.get(questionId);
    if (answer && phase === 'answering' && !checked.has(questionId)) void this.#checks.add(answer);
  }

  moveTo(index: number): void {
    const { player } = this.snapshot();
    const left = player.questions[player.current];
    this.apply({ type: 'moved', to: index });
    const { current } = this.snapshot().player;
    if (!player.isOneWay || !left || current === player.current) return;
    this.beginQuestion();
    // The save that follows reports how far the learner is, together with every answer that is not saved yet.
    this.change({ type: 'left', questionId: left.questionId });
    this.#options.channel.post({ kind: 'moved', to: current });
  }

  /** The time is up: answers are locked, and the submit follows. */
  runOut(): void {
    if (this.snapshot().player.phase === 'answering')
      this.apply({ type: 'phase-changed', phase: 'times-up' });
  }

  async hasMoreTime(over: string | null): Promise<boolean> {
    const ends = await this.#endsSoon();
    const { player } = this.snapshot();
    if (!ends?.questionEndsAt || over === null || player.phase !== 'answering') return false;
    const end = Date.parse(ends.questionEndsAt);
    if (ends.reached !== player.current || end <= Date.parse(over) || end <= this.now())
      return false;
    this.#moveEnds(ends);
    return true;
  }

  /** The attempt was ended in another tab, or left: nothing more is sent. */
  end(): void {
    this.apply({ type: 'phase-changed', phase: 'over' });
    this.#stopAsking();
    this.#checks.close();
    void this.#queue.close();
  }

  /** Informs the other tabs that the attempt was left, and deletes what is kept of it here. */
  async forget(): Promise<void> {
    this.end();
    this.#options.channel.post({ kind: 'over' });
    await this.#options.store.clear(this.attempt.id).catch(() => {});
  }

  /** Takes over a deadline that another call than a save has returned; an earlier deadline changes nothing. */
  learnDeadline(deadline: string): void {
    if (Date.parse(deadline) > Date.parse(this.snapshot().deadline)) void this.#readEnds();
  }

  /** The page is being closed, or is restored from the back/forward cache. */
  announce(kind: 'opened' | 'closed'): void {
    this.#isHere = kind === 'opened';
    this.#options.channel.post({ kind });
  }

  /** Sends unsaved answers now, and again later if that fails; and reads what other devices have saved. */
  hurry(): void {
    this.#queue.hurry();
    this.#checks.hurry();
    void this.#catchUp();
  }

  /** Sends unsaved answers before the page closes. */
  flush(): void {
    this.#queue.flush();
  }

  /**
   * Submits, with every answer that the server has not confirmed. That it was asked for is kept before
   * it is sent: what fails now is sent again by the summary, also after a crash.
   * @param deadline the one that is over, if the clock submits and not the learner
   */
  async submit(deadline?: string): Promise<SubmitOutcome> {
    this.#phaseBefore = this.snapshot().player.phase;
    this.apply({ type: 'phase-changed', phase: 'submitting' });
    const { store, channel } = this.#options;
    await store.keepSubmit(this.attempt.id, { deadline }).catch(() => {});
    // Another tab may have kept answers here that it could not send.
    await this.resume();
    void this.#queue.close();
    const outcome = await this.#submitAccepted(deadline);
    await store.clear(this.attempt.id).catch(() => {});
    channel.post({ kind: 'over' });
    return outcome;
  }

  /** An answer that the server refuses must not keep the others from being graded. */
  async #submitAccepted(deadline: string | undefined): Promise<SubmitOutcome> {
    for (;;) {
      const answers = this.#queue.unsent;
      try {
        return await this.#options.calls.submit({ attemptId: this.attempt.id, answers, deadline });
      } catch (error) {
        if (!(await this.#queue.refuse(failureOf(error), answers))) throw error;
      }
    }
  }

  /** The server refused the submit for now: the learner can continue. */
  async takeBackSubmit(): Promise<void> {
    this.apply({ type: 'phase-changed', phase: this.#phaseBefore });
    this.#queue.open();
    await this.#options.store.keepSubmit(this.attempt.id, undefined).catch(() => {});
  }

  /** The server refused a submit by the clock, because minutes were added before it arrived. */
  async goOn(): Promise<void> {
    const [ends] = await Promise.all([this.#endsSoon(), this.takeBackSubmit()]);
    if (this.snapshot().player.phase === 'over') return;
    this.apply({ type: 'phase-changed', phase: 'answering' });
    if (ends) this.#moveEnds(ends);
    else this.#askAgain(1);
  }

  close(): void {
    this.announce('closed');
    this.#stopAsking();
    this.#options.channel.close();
    this.#checks.close();
    void this.#queue.close();
  }

  /** Each question keeps its newest answer: a change that was made here later and is not sent yet stays. */
  async #catchUp(): Promise<void> {
    if (this.#isCatchingUp || this.snapshot().player.phase !== 'answering') return;
    this.#isCatchingUp = true;
    const { id, questions } = this.attempt;
    try {
      const ids = questions.map(({ questionId }) => questionId);
      const saved = await this.#options.calls.readSaved(id, ids);
      this.apply({ type: 'confirmed', answers: this.#taken(saved) });
    } catch (error) {
      if (failureOf(error).code === 'attempt-over') this.end();
    } finally {
      this.#isCatchingUp = false;
    }
  }

  #receive(message: AttemptMessage): void {
    const { channel } = this.#options;
    this.show({ isElsewhere: message.kind !== 'closed' });
    if (message.kind === 'answer') this.#receiveAnswer(message.answer);
    // The server shows this tab too what it has shown the other one.
    if (message.kind === 'checked') this.check(message.questionId);
    if (message.kind === 'moved') this.#follow(message.to);
    if (message.kind === 'over') this.end();
    if (message.kind === 'opened' && this.#isHere) {
      channel.post({ kind: 'here' });
      const { isOneWay, current } = this.snapshot().player;
      if (isOneWay) channel.post({ kind: 'moved', to: current });
      for (const answer of this.snapshot().player.answers.values())
        channel.post({ kind: 'answer', answer });
    }
    if (message.kind === 'closed') {
      // A third tab may still be open, and this one sends what the closed one could not.
      channel.post({ kind: 'opened' });
      void this.resume();
    }
  }

  #receiveAnswer(answer: SavedAnswer): void {
    this.apply({ type: 'received', answers: [answer] });
    const { isOneWay, confirmed } = this.snapshot().player;
    // A save of this tab may close the question, so it must not come before the answer of the other tab.
    if (isOneWay && answer.seq > (confirmed.get(answer.questionId) ?? 0))
      void this.#queue.add(answer);
  }

  /**
   * Takes over the position of the attempt, and answers of other devices to questions that are closed.
   * @returns the stored answers, without those to questions that refused one
   */
  #taken(saved: AnswersSaved): readonly SavedAnswer[] {
    const { answers, refused, reached, checked } = saved;
    this.#moveEnds(saved);
    const isRefused = ({ questionId }: SavedAnswer) => refused.includes(questionId);
    this.apply({ type: 'withdrawn', answers: answers.filter(isRefused) });
    this.apply({ type: 'checked', reviews: checked });
    if (this.attempt.oneWay) this.#follow(reached);
    return answers.filter((answer) => !isRefused(answer));
  }

  /** Goes to where the attempt is by another tab, another device or the server. */
  #follow(to: number): void {
    const { current } = this.snapshot().player;
    this.apply({ type: 'moved', to });
    if (this.snapshot().player.current !== current) this.beginQuestion();
  }

  protected override endQuestionAt(questionEndsAt: string | null): void {
    if (questionEndsAt === this.snapshot().questionEndsAt) return;
    super.endQuestionAt(questionEndsAt);
    this.#askInTime();
  }

  #moveEnds({ deadline, reached, questionEndsAt }: Ends): void {
    if (this.attempt.questionSeconds !== null && reached >= this.snapshot().player.current) {
      this.#follow(reached);
      this.endQuestionAt(questionEndsAt);
    }
    if (deadline === this.snapshot().deadline) return;
    this.show({ deadline });
    this.#askInTime();
  }

  /** Undefined if they could not be read in time, or the attempt is over. */
  #endsSoon(): Promise<Ends | undefined> {
    return Promise.race([
      this.#options.calls.readEnds(this.attempt.id).catch(() => undefined),
      new Promise<undefined>((done) => setTimeout(done, waitsForEnds)),
    ]);
  }

  /** Asks until the deadline is ahead again: no timer runs until then. */
  #askAgain(failures: number): void {
    this.#deadlineTimer = setTimeout(async () => {
      await this.#catchUp();
      const { deadline, player } = this.snapshot();
      const isOver = player.phase !== 'answering' || Date.parse(deadline) > this.now();
      if (this.#isHere && !isOver) this.#askAgain(failures + 1);
    }, backOff(failures));
  }

  async #readEnds(): Promise<void> {
    const ends = await this.#options.calls.readEnds(this.attempt.id).catch(() => undefined);
    if (ends) this.#moveEnds(ends);
  }

  /** Asks for added time before the end, for a learner who saves nothing more. */
  #askInTime(): void {
    this.#stopAsking();
    const { id } = this.attempt;
    const { deadline, questionEndsAt } = this.snapshot();
    const ask = () => void this.#readEnds();
    const until = (end: string, before: number) => Date.parse(end) - this.now() - before;
    const wait = until(deadline, askBefore(id));
    if (wait > 0) this.#deadlineTimer = setTimeout(ask, wait);
    const left = questionEndsAt === null ? 0 : until(questionEndsAt, askBeforeQuestionEnd);
    if (left > 0) this.#questionTimer = setTimeout(ask, left);
  }

  #stopAsking(): void {
    clearTimeout(this.#deadlineTimer);
    clearTimeout(this.#questionTimer);
  }

  protected change(event: AnswerEvent): void {
    if (this.#checks.isWaiting(event.questionId)) return;
    const before = this.snapshot().player.answers.get(event.questionId);
    this.apply({ ...event, now: this.now() });
    const answer = this.snapshot().player.answers.get(event.questionId);
    if (!answer || answer === before) return;
    void this.#queue.add(answer);
    this.#options.channel.post({ kind: 'answer', answer });
  }
}
