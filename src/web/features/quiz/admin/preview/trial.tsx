import { standardRules } from '#shared/features/quiz/rules.ts';
import type { PlacedQuestions } from '#shared/features/quiz/slot-order.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import type { QuizWork } from '../editor/quiz-draft.ts';
import { questionMessages } from '../questions/messages/messages.ts';
import type { LearnerView } from './learner-view.ts';
import { type DrawnQuestion, tryPaper } from './try-paper.ts';

/** Minutes, while no time limit is entered. */
const usualTimeLimit = 30;

interface TrialProps {
  opened: boolean;
  work: QuizWork;
  placed: readonly PlacedQuestions<DrawnQuestion>[];
  learnerView: LearnerView;
  onClose: () => void;
}

/** Lets an author take what is on the screen, saved or not. */
export function Trial({ opened, work, placed, learnerView, onClose }: TrialProps) {
  const m = useMessages(questionMessages);
  const { fields } = work;
  return (
    <learnerView.TrialDialog
      opened={opened}
      draw={() => ({
        title: fields.title.trim() || m.trial.untitled,
        language: fields.language,
        timeLimitMinutes: Number(fields.timeLimit) || usualTimeLimit,
        passMarkPercent: Number(fields.rules.passMarkPercent) || standardRules.passMarkPercent,
        partialCredit: fields.rules.partialCredit,
        wrongAnswerPenaltyPercent: Number(fields.rules.wrongAnswerPenaltyPercent) || 0,
        oneWay: fields.rules.oneWay,
        untimed: fields.rules.untimed,
        questionSeconds: Number(fields.rules.questionSeconds) || null,
        layout: fields.rules.layout,
        atOnce: fields.rules.feedback.atOnce,
        questions: tryPaper(work, placed, Math.random).questions,
      })}
      note={opened ? noteOn(work, m.trial) : ''}
      onClose={onClose}
    />
  );
}

function noteOn(work: QuizWork, m: MessagesOf<typeof questionMessages>['trial']): string {
  const { unfinished } = tryPaper(work, [], Math.random);
  if (unfinished === 0) return m.nothingSaved;
  return m.leftOut({ count: unfinished });
}
