import type { QuizHint } from '#shared/features/question/hints/quiz-hints.ts';
import type { HintedQuestion } from '#shared/features/question/hints/rules.ts';
import type { Severity } from '#shared/features/question/hints/severity.ts';
import type { QuestionDifficulty } from '#shared/features/question/schema.ts';

/** A question in the form in which it would be published. */
export interface ScoredQuestion extends HintedQuestion {
  difficulty: QuestionDifficulty;
  /** Undefined for a question that is not stored, which can have no tags yet. */
  isTagged: boolean | undefined;
}

/** What a quiz is scored by. */
export interface ScoredQuiz {
  language: string;
  /** Null without a picture of its own. */
  cover: { text: string } | null;
  /** Its own questions; what it takes from the bank is edited elsewhere. */
  questions: readonly ScoredQuestion[];
  /** How many questions an attempt asks, those from the bank too. */
  questionCount: number;
  passMarkPercent: number;
  shuffleOptions: boolean;
  /** Minutes; null without a limit. */
  timeLimit: number | null;
  /** Null if a question has no time of its own. */
  questionSeconds: number | null;
}

/** What could be better, with the indexes of the questions that it is about. */
export type Finding = { severity: Severity; questions: readonly number[] } & (
  | {
      kind:
        | QuizHint['kind']
        | 'noTags'
        | 'noCoverText'
        | 'passesAll'
        | 'perfection'
        | 'shortQuestionTime';
    }
  | { kind: 'oneDifficulty'; difficulty: QuestionDifficulty }
  /** Most keys are at this position, from 0. */
  | { kind: 'onePosition'; position: number }
  /** The percentage of right answers that guessing earns. */
  | { kind: 'guessable'; percent: number }
  /** How many minutes an attempt usually takes. */
  | { kind: 'shortTime' | 'longTime'; minutes: number }
);

/** One part of the score. */
export interface Judged {
  /** 0 to 1; null where the part does not apply, or too little is there to say anything. */
  share: number | null;
  findings: Finding[];
}

export const notApplicable: Judged = { share: null, findings: [] };
