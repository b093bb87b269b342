import { useEffect, useRef, useState } from 'react';
import type {
  AnswerReview,
  PaperQuestionForTaker,
  SavedAnswer,
} from '#shared/features/attempt/schema.ts';
import { directionOf } from '#shared/kernel/language/languages.ts';
import { useKeys } from '#web/keyboard/keys.ts';
import { useShortcutSwitch } from '#web/keyboard/shortcuts.ts';
import { ContentLanguageContext } from '#web/language/content.ts';
import { useLanguage } from '#web/language/language.tsx';
import { AnswerReviewCard } from '../review/answer-review-card.tsx';
import { shortcutOf } from '../taking/player-shortcuts.ts';
import { answerTo, openPlayer, type PlayerEvent, playerReducer } from '../taking/player-state.ts';
import { QuestionPanel } from '../taking/question/question-panel.tsx';

export interface PracticeQuestionProps {
  question: PaperQuestionForTaker;
  language: string;
  index: number;
  total: number;
  answer: SavedAnswer;
  /** Undefined until the answer was checked. */
  review: AnswerReview | undefined;
  onAnswer: (answer: SavedAnswer) => void;
  /** Enter: checks the answer, or goes on. */
  onAdvance: () => void;
}

/** One question in the player's own parts, and after it was answered with its key. */
export function PracticeQuestion(props: PracticeQuestionProps) {
  const { question, language, index, total, answer, review, onAnswer, onAdvance } = props;
  const [isZoomed, setZoomed] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const reviewed = useRef<HTMLDivElement>(null);
  const [isOn] = useShortcutSwitch();
  const direction = directionOf(useLanguage());
  const { questionId } = question;
  const isReviewed = review !== undefined;
  useEffect(() => (isReviewed ? reviewed : heading).current?.focus(), [isReviewed]);
  const apply = (event: PlayerEvent) =>
    onAnswer(answerTo(playerReducer(openPlayer([question], [answer]), event), questionId));
  const choose = (option: number) => apply({ type: 'chosen', questionId, option, now: 0 });
  useKeys({
    enabled: isOn,
    read: (key, focus) => {
      const shortcut = shortcutOf(key, focus, direction);
      return shortcut?.act === 'advance' || shortcut?.act === 'choose' ? shortcut : undefined;
    },
    run: (shortcut) => {
      if (shortcut.act !== 'choose') return onAdvance();
      const option = question.options[shortcut.position]?.index;
      if (option !== undefined && !isReviewed) choose(option);
    },
  });
  return (
    <ContentLanguageContext value={language}>
      {review ? (
        <div ref={reviewed} tabIndex={-1} style={{ outline: 'none' }}>
          <AnswerReviewCard answer={asShown(review, question)} index={index} />
        </div>
      ) : (
        <QuestionPanel
          question={question}
          answer={answer}
          index={index}
          total={total}
          locked={false}
          headingRef={heading}
          canStrike={false}
          isStruck={() => false}
          isZoomed={isZoomed}
          onZoom={setZoomed}
          onChoose={choose}
          onTap={() => {}}
          onStrike={() => {}}
          onPlace={(option, target) =>
            apply({ type: 'placed', questionId, option, target, now: 0 })
          }
          onMark={(spots) => apply({ type: 'marked', questionId, spots, now: 0 })}
          onType={(text) => apply({ type: 'typed', questionId, text, now: 0 })}
          onClear={() => apply({ type: 'cleared', questionId, now: 0 })}
        />
      )}
    </ContentLanguageContext>
  );
}

/** The options stay where they were while the question was answered. */
const asShown = (review: AnswerReview, { options }: PaperQuestionForTaker): AnswerReview => ({
  ...review,
  question: { ...review.question, order: options.map(({ index }) => index) },
});
