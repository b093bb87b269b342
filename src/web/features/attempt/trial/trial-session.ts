import { withQuestionTimes } from '#shared/features/attempt/pacing.ts';
import {
  type GradingRules,
  markingOf,
  type PaperQuestion,
  questionForTaker,
} from '#shared/features/attempt/paper.ts';
import { untimedDays } from '#shared/features/attempt/rules.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';
import type { Layout } from '#shared/features/quiz/rules.ts';
import type { LevelAtOnce } from '#shared/kernel/feedback.ts';
import type { PlayerSession, SessionSnapshot } from '../taking/player-session.ts';
import { answerTo, openPlayer, type PlayerEvent, playerReducer } from '../taking/player-state.ts';
import { endOfQuestion, nextByClock } from '../taking/saving/question-clock.ts';
import { type ReviewedAnswer, reviewed } from './trial-paper.ts';

/** What an author tries. */
export interface TrialQuiz {
  title: string;
  language: string;
  timeLimitMinutes: number;
  passMarkPercent: number;
  partialCredit: boolean;
  wrongAnswerPenaltyPercent: number;
  oneWay: boolean;
  untimed: boolean;
  questionSeconds: number | null;
  layout: Layout;
  atOnce: LevelAtOnce | null;
  questions: readonly PaperQuestion[];
}

/** The rules by which a trial is graded. */
export type TrialRules = Pick<TrialQuiz, 'passMarkPercent'> & GradingRules;

/** The player's session of an author's trial. It lives in memory: nothing is sent or kept. */
export class TrialSession implements PlayerSession {
  readonly attempt;
  readonly isRemembered = false;
  readonly rules: TrialRules;
  readonly #questions: readonly PaperQuestion[];
  readonly #listeners = new Set<() => void>();
  readonly #clock: { now(): number };
  #snapshot: SessionSnapshot;

  /** @param clock that the player's timer reads, in milliseconds */
  constructor(quiz: TrialQuiz, clock: { now(): number }) {
    const now = clock.now();
    this.#clock = clock;
    const { title, language, oneWay, untimed, questionSeconds, layout, atOnce, questions } = quiz;
    const minutes = untimed ? untimedDays * 24 * 60 : quiz.timeLimitMinutes;
    const { passMarkPercent, partialCredit, wrongAnswerPenaltyPercent } = quiz;
    this.rules = {
      ...{ passMarkPercent, partialCredit, wrongAnswerPenaltyPercent },
      ...markingOf(questions),
    };
    const deadline = withQuestionTimes(
      new Date(now + minutes * 60_000),
      { questionSeconds: questionSeconds ?? undefined },
      { totalQuestions: questions.length, startedAt: new Date(now) },
    );
    this.#questions = questions;
    this.attempt = {
      id: 0,
      quiz: { id: 0, title, language },
      startedAt: new Date(now).toISOString(),
      deadline: deadline.toISOString(),
      serverNow: new Date(now).toISOString(),
      resumed: false,
      canBeVoided: false,
      lockHours: 0,
      untimed,
      oneWay,
      ...(partialCredit && { partialCredit }),
      ...(wrongAnswerPenaltyPercent > 0 && { wrongAnswerPenaltyPercent }),
      reached: 0,
      layout,
      questionSeconds,
      questionEndsAt: endOfQuestion({ questionSeconds, questions: [] }, now),
      atOnce,
      questions: questions.map(questionForTaker),
      answers: [],
      checked: [],
    };
    this.#snapshot = {
      player: openPlayer(this.attempt.questions, [], { isOneWay: oneWay }),
      queue: { pending: 0, failure: undefined, refused: new Map(), isOver: false },
      checks: new Map(),
      deadline: this.attempt.deadline,
      questionEndsAt: this.attempt.questionEndsAt,
      isElsewhere: false,
    };
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  readonly snapshot = () => this.#snapshot;

  choose(questionId: number, option: number): void {
    this.#apply({ type: 'chosen', questionId, option, now: 0 });
  }

  unchoose(questionId: number, option: number): void {
    this.#apply({ type: 'unchosen', questionId, option, now: 0 });
  }

  place(questionId: number, placing: { option: number; target: number }): void {
    this.#apply({ type: 'placed', questionId, ...placing, now: 0 });
  }

  mark(questionId: number, spots: Spot[]): void {
    this.#apply({ type: 'marked', questionId, spots, now: 0 });
  }

  type(questionId: number, text: string): void {
    this.#apply({ type: 'typed', questionId, text, now: 0 });
  }

  clear(questionId: number): void {
    this.#apply({ type: 'cleared', questionId, now: 0 });
  }

  toggleFlag(questionId: number): void {
    this.#apply({ type: 'flag-toggled', questionId, now: 0 });
  }

  check(questionId: number): void {
    const { player } = this.#snapshot;
    const question = this.#questions.find((candidate) => candidate.questionId === questionId);
    const level = this.attempt.atOnce;
    if (!question || !level || player.checked.has(questionId)) return;
    const review = reviewed(question, answerTo(player, questionId), {
      level,
      rules: this.rules,
    });
    this.#apply({ type: 'checked', reviews: [review] });
  }

  moveTo(index: number): void {
    const { current } = this.#snapshot.player;
    this.#apply({ type: 'moved', to: index });
    if (this.#snapshot.player.current !== current)
      this.#endQuestionAt(endOfQuestion(this.attempt, this.#clock.now()));
  }

  goOnByClock(): boolean {
    const { player, questionEndsAt } = this.#snapshot;
    if (questionEndsAt === null) return false;
    const at = { current: player.current, endsAt: questionEndsAt };
    const next = nextByClock(this.attempt, at, this.#clock.now());
    if (!next) return false;
    this.moveTo(next.current);
    this.#endQuestionAt(next.endsAt);
    return true;
  }

  #endQuestionAt(questionEndsAt: string | null): void {
    this.#snapshot = { ...this.#snapshot, questionEndsAt };
    for (const listener of this.#listeners) listener();
  }

  hurry(): void {}

  /** Ends the trial: nothing can be changed any more. */
  end(): void {
    this.#apply({ type: 'phase-changed', phase: 'over' });
  }

  /** Every question with the answer that was given, as the result shows it. */
  review(): ReviewedAnswer[] {
    const { player } = this.#snapshot;
    return this.#questions.map((question) =>
      reviewed(question, answerTo(player, question.questionId), { rules: this.rules }),
    );
  }

  #apply(event: PlayerEvent): void {
    this.#snapshot = { ...this.#snapshot, player: playerReducer(this.#snapshot.player, event) };
    for (const listener of this.#listeners) listener();
  }
}
