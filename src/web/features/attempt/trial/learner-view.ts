import { PreviewDialog } from './preview-dialog.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { TrialDialog } from './trial-dialog.tsx';

/** What learners see, for the screens on which authors write questions. Routes pass it to them. */
export const learnerView = {
  Preview: QuestionPreview,
  PreviewDialog,
  TrialDialog,
};
