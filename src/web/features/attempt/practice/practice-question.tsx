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
import { shownOption } from '../taking/question/answer-options.tsx';
import { QuestionPanel } from '../taking/question/question-panel.tsx';
import { aloneInPanel } from './alone-in-panel.ts';

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
  const isReviewed = review !== undefined;
  useEffect(() => (isReviewed ? reviewed : heading).current?.focus(), [isReviewed]);
  const panel = aloneInPanel(question, answer, onAnswer);
  useKeys({
    enabled: isOn,
    read: (key, focus) => {
      const shortcut = shortcutOf(key, focus, direction);
      return shortcut?.act === 'advance' || shortcut?.act === 'choose' ? shortcut : undefined;
    },
    run: (shortcut) => {
      if (shortcut.act !== 'choose') return onAdvance();
      const option = shownOption(question, shortcut.position);
      if (option !== undefined && !isReviewed) panel.onChoose(option);
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
          {...panel}
          index={index}
          total={total}
          headingRef={heading}
          isZoomed={isZoomed}
          onZoom={setZoomed}
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
