import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { type PaperQuestion, questionForTaker } from '#shared/features/attempt/paper.ts';
import { reviewed } from '#shared/features/attempt/trial.ts';
import { useMessages } from '#web/language/language.tsx';
import { AnswerReviewCard } from '../review/answer-review-card.tsx';
import {
  answerTo,
  blankAnswer,
  openPlayer,
  type PlayerEvent,
  playerReducer,
} from '../taking/player-state.ts';
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
  const apply = (event: PlayerEvent) =>
    setGiven(answerTo(playerReducer(openPlayer([asked], [answer]), event), questionId));
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
          question={asked}
          answer={answer}
          index={index}
          total={total}
          locked={false}
          headingRef={null}
          canStrike={false}
          isStruck={() => false}
          isZoomed={isZoomed}
          onZoom={setZoomed}
          onChoose={(option) => apply({ type: 'chosen', questionId, option, now: 0 })}
          onTap={() => {}}
          onStrike={() => {}}
          onPlace={(option, target) =>
            apply({ type: 'placed', questionId, option, target, now: 0 })
          }
          onMark={(spots) => apply({ type: 'marked', questionId, spots, now: 0 })}
          onType={(text) => apply({ type: 'typed', questionId, text, now: 0 })}
          onFlag={() => apply({ type: 'flag-toggled', questionId, now: 0 })}
          onClear={() => apply({ type: 'cleared', questionId, now: 0 })}
        />
      ) : (
        <AnswerReviewCard answer={reviewed(question, answer)} index={index} />
      )}
    </div>
  );
}
