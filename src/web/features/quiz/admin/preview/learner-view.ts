import type { ComponentType } from 'react';
import type { PaperQuestion } from '#shared/features/attempt/paper.ts';
import type { TrialQuiz } from '#shared/features/attempt/trial.ts';

interface Preview {
  question: PaperQuestion;
  /** Index of the question in its quiz. */
  index: number;
  total: number;
}

interface Trial {
  opened: boolean;
  draw: () => TrialQuiz;
  note: string;
  onClose: () => void;
}

/** What learners see of a quiz. It belongs to the feature of attempts; the routes pass it in. */
export interface LearnerView {
  Preview: ComponentType<Preview>;
  PreviewDialog: ComponentType<Preview & { opened: boolean; onClose: () => void }>;
  TrialDialog: ComponentType<Trial>;
}
