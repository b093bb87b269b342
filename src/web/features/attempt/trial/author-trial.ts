import { withQuestionTimes } from '#shared/features/attempt/pacing.ts';
import {
  type GradingRules,
  markingOf,
  type PaperQuestion,
  questionForTaker,
} from '#shared/features/attempt/paper.ts';
import { untimedDays } from '#shared/features/attempt/rules.ts';
import type { AttemptForTaker } from '#shared/features/attempt/schema.ts';
import { reviewed, type TrialQuiz, type TrialReview } from '#shared/features/attempt/trial.ts';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import { endOfQuestion } from '../taking/saving/question-clock.ts';
import { TrialSession } from './trial-session.ts';

/** The rules by which a trial is graded. */
type TrialRules = Pick<TrialQuiz, 'passMarkPercent'> & GradingRules;

/** An author's trial of what is on the screen: the keys are here, and nothing is sent. */
export class AuthorTrial extends TrialSession {
  readonly rules: TrialRules;
  readonly #questions: ReadonlyMap<number, PaperQuestion>;

  /** @param clock that the player's timer reads, in milliseconds */
  constructor(quiz: TrialQuiz, clock: { now(): number }) {
    const { passMarkPercent, partialCredit, wrongAnswerPenaltyPercent, atOnce } = quiz;
    const rules = {
      ...{ passMarkPercent, partialCredit, wrongAnswerPenaltyPercent },
      ...markingOf(quiz.questions),
    };
    const questions = new Map(quiz.questions.map((question) => [question.questionId, question]));
    super(attemptAt(quiz, clock.now()), {
      clock,
      check: (answer) => {
        const question = questions.get(answer.questionId);
        return question && atOnce
          ? reviewed(question, answer, { level: atOnce, rules })
          : undefined;
      },
    });
    this.rules = rules;
    this.#questions = questions;
  }

  /** Every question with the answer that was given, as the result shows it. */
  review(): TrialReview[] {
    return this.answers().flatMap((answer) => {
      const question = this.#questions.get(answer.questionId);
      return question ? [reviewed(question, answer, { rules: this.rules })] : [];
    });
  }
}

/** The same data as of an attempt that begins now. */
function attemptAt(quiz: TrialQuiz, now: number): AttemptForTaker {
  const { title, language, oneWay, untimed, questionSeconds, layout, atOnce, questions } = quiz;
  const { partialCredit, wrongAnswerPenaltyPercent } = quiz;
  const minutes = untimed ? untimedDays * 24 * 60 : quiz.timeLimitMinutes;
  const deadline = withQuestionTimes(
    new Date(now + minutes * minuteMs),
    { questionSeconds: questionSeconds ?? undefined },
    { totalQuestions: questions.length, startedAt: new Date(now) },
  );
  return {
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
}
