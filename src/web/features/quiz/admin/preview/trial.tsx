import { counted } from '#web/ui/text/format.ts';
import type { QuizWork } from '../editor/quiz-draft.ts';
import type { LearnerView } from './learner-view.ts';
import { tryPaper } from './try-paper.ts';

/** Minutes, while no time limit is entered. */
const usualTimeLimit = 30;

interface TrialProps {
  opened: boolean;
  work: QuizWork;
  learnerView: LearnerView;
  onClose: () => void;
}

/** Lets an author take what is on the screen, saved or not. */
export function Trial({ opened, work, learnerView, onClose }: TrialProps) {
  const { fields } = work;
  return (
    <learnerView.TrialDialog
      opened={opened}
      draw={() => ({
        title: fields.title.trim() || 'Untitled quiz',
        timeLimitMinutes: Number(fields.timeLimit) || usualTimeLimit,
        questions: tryPaper(work, Math.random).questions,
      })}
      note={opened ? noteOn(work) : ''}
      onClose={onClose}
    />
  );
}

function noteOn(work: QuizWork): string {
  const { unfinished } = tryPaper(work, Math.random);
  if (unfinished === 0) return 'Nothing is saved or counted.';
  return `${counted(unfinished, 'unfinished question')} left out.`;
}
