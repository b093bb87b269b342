import { useDeferredValue } from 'react';
import type { EditedQuestion } from '../questions/question-list-state.ts';
import type { LearnerView } from './learner-view.ts';
import { previewQuestion } from './preview-question.ts';

interface QuestionPreviewProps {
  question: EditedQuestion;
  /** Index of the question in its quiz. */
  index: number;
  total: number;
  learnerView: LearnerView;
}

/** The question in the learner's parts. It follows the typing when the browser has time for it. */
export function QuestionPreview({ question, index, total, learnerView }: QuestionPreviewProps) {
  const shown = useDeferredValue(question);
  return (
    <learnerView.Preview
      key={shown.key}
      question={previewQuestion(shown, index)}
      index={index}
      total={total}
    />
  );
}
