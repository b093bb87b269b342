import type { ComponentType } from 'react';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { Layout } from '#shared/features/quiz/rules.ts';
import type { LevelAtOnce } from '#shared/kernel/feedback.ts';

interface Preview {
  question: PaperQuestion;
  /** Index of the question in its quiz. */
  index: number;
  total: number;
}

interface Trial {
  opened: boolean;
  draw: () => {
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
  };
  note: string;
  onClose: () => void;
}

/** What learners see of a quiz. It belongs to the feature of attempts; the routes pass it in. */
export interface LearnerView {
  Preview: ComponentType<Preview>;
  PreviewDialog: ComponentType<Preview & { opened: boolean; onClose: () => void }>;
  TrialDialog: ComponentType<Trial>;
}
