import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { type PaperQuestion, questionForTaker } from '#shared/features/attempt/paper.ts';
import { reviewed } from '#shared/features/attempt/trial.ts';
import { useMessages } from '#web/language/language.tsx';
import { aloneInPanel } from '../practice/alone-in-panel.ts';
import { AnswerReviewCard } from '../review/answer-review-card.tsx';
import { blankAnswer } from '../taking/player-state.ts';
import { QuestionPanel } from '../taking/question/question-panel.tsx';
import { trialMessages } from './messages/messages.ts';
import classes from './question-preview.module.css';

export interface QuestionPreviewProps {
  question: PaperQuestion;
  /** Index of the question in its quiz, and how many there are. */
  index: number;
  total: number;
}

/** One question in the learner's own parts: as it is asked, and as the result shows it. It can be answered. */
export function QuestionPreview({ question, index, total }: QuestionPreviewProps) {
  const m = useMessages(trialMessages);
  const [view, setView] = useState('question');
  const [given, setGiven] = useState(() => blankAnswer(question.questionId));
  const [isZoomed, setZoomed] = useState(false);
  const { questionId } = question;
  const asked = questionForTaker(question);
  const answer = { ...given, questionId };
  return (
    <div className={classes.preview}>
      <SegmentedControl
        size="xs"
        mb="sm"
        aria-label={m.whatToShow}
        data={[
          { value: 'question', label: m.question },
          { value: 'result', label: m.result },
        ]}
        value={view}
        onChange={setView}
      />
      {view === 'question' ? (
        <QuestionPanel
          {...aloneInPanel(asked, answer, setGiven)}
          index={index}
          total={total}
          headingRef={null}
          isZoomed={isZoomed}
          onZoom={setZoomed}
          onFlag={() => setGiven({ ...answer, flagged: !answer.flagged })}
        />
      ) : (
        <AnswerReviewCard answer={reviewed(question, answer)} index={index} />
      )}
    </div>
  );
}
