import { Button, VisuallyHidden } from '@mantine/core';
import { IconFlag, IconFlagFilled } from '@tabler/icons-react';
import { type Ref, Suspense } from 'react';
import type { AnswerReview, SavedAnswer } from '#shared/features/attempt/schema.ts';
import { ReadAloud } from '#web/display/read-aloud.tsx';
import { QuestionPicture } from '#web/features/attempt/review/question-picture.tsx';
import { focusIfLost } from '#web/keyboard/focus-lost.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { QuestionText } from '#web/ui/markdown/question-text.tsx';
import { playerMessages } from '../messages/messages.ts';
import type { AnswerPartProps } from './answer-options.tsx';
import { answerParts } from './answer-parts.ts';
import type { CheckButtonProps } from './check-button.tsx';
import { CheckButton, CheckedAnswer } from './checking.ts';
import { useCheckedFocus } from './question-focus.ts';
import classes from './question-panel.module.css';

interface QuestionPanelProps extends AnswerPartProps {
  index: number;
  total: number;
  /** The attempt is over: answers are read-only. */
  locked: boolean;
  /** The number of the question: the focus comes here with every new question. */
  headingRef: Ref<HTMLHeadingElement>;
  isZoomed: boolean;
  onZoom: (isZoomed: boolean) => void;
  /** Without it a question cannot be flagged. */
  onFlag?: () => void;
  onClear: () => void;
  /** Absent where answers are not checked before the end. */
  check?: CheckButtonProps | undefined;
  /** The answer was checked: the question is closed. */
  review?: AnswerReview | undefined;
}

/** One question with what can be answered: a group of radios or checkboxes, or a line to write on. */
export function QuestionPanel(props: QuestionPanelProps) {
  const { question, answer, index, total, headingRef, onFlag, onClear, check, review } = props;
  const locked = props.locked || check?.state?.isWaiting === true;
  const part = useCheckedFocus(question.questionId, review !== undefined);
  const m = useMessages(playerMessages);
  const mark = useContentMark();
  const { Answer, hasText = false } = answerParts[question.type];
  return (
    <article className={classes.panel}>
      <header className={classes.head}>
        <h2 ref={headingRef} tabIndex={-1} className={classes.number}>
          <Rich
            text={m.questionOf({ number: index + 1, total })}
            parts={{ of: (text) => <span className={classes.of}>{text}</span> }}
          />
        </h2>
        <ReadAloud of={`${question.questionId} ${review !== undefined}`} />
        {onFlag && (!review || answer.flagged) && (
          <FlagButton
            isFlagged={answer.flagged}
            disabled={locked || review !== undefined}
            onFlag={onFlag}
          />
        )}
      </header>
      <fieldset className={classes.question} disabled={locked}>
        <legend className={classes.stem} dir="auto" {...mark()}>
          {hasText && !review ? (
            <VisuallyHidden>{m.instruction[question.type]}</VisuallyHidden>
          ) : (
            <QuestionText text={question.text} count={question.gaps.length} />
          )}
        </legend>
        {question.imageUrl && question.spotCount === undefined && (
          <div className={classes.picture}>
            <QuestionPicture
              key={question.questionId}
              src={question.imageUrl}
              alt={question.imageAlt}
              isZoomed={props.isZoomed}
              onZoom={props.onZoom}
            />
          </div>
        )}
        <div className={classes.answer} ref={part} tabIndex={-1}>
          {review ? (
            <Suspense>
              <CheckedAnswer review={review} />
            </Suspense>
          ) : (
            <>
              <div className={classes.instruction}>
                <span>{m.instruction[question.type]}</span>
                {hasEntry(answer) && (
                  <Button
                    variant="subtle"
                    color="gray"
                    onClick={() => {
                      onClear();
                      focusIfLost(part);
                    }}
                  >
                    {m.clear}
                  </Button>
                )}
              </div>
              <Suspense>
                {/*
                 * Keyed, because a part has state that belongs to one question, such as a broken picture or its zoom.
                 */}
                <Answer key={question.questionId} {...props} />
              </Suspense>
              {check && (
                <Suspense>
                  <CheckButton {...check} />
                </Suspense>
              )}
            </>
          )}
        </div>
      </fieldset>
    </article>
  );
}

/** Whether there is anything to clear; an incomplete answer counts too. */
const hasEntry = ({ selectedOption, selectedOptions, answerText, spots }: SavedAnswer) =>
  selectedOption >= 0 ||
  selectedOptions.length > 0 ||
  Boolean(answerText) ||
  Boolean(spots?.length);

interface FlagButtonProps {
  isFlagged: boolean;
  disabled: boolean;
  onFlag: () => void;
}

/** Marks the question to come back to. */
function FlagButton({ isFlagged, disabled, onFlag }: FlagButtonProps) {
  const m = useMessages(playerMessages);
  const Icon = isFlagged ? IconFlagFilled : IconFlag;
  return (
    <Button
      variant={isFlagged ? 'light' : 'subtle'}
      color={isFlagged ? 'marigold' : 'gray'}
      leftSection={<Icon size={18} aria-hidden />}
      aria-pressed={isFlagged}
      disabled={disabled}
      onClick={onFlag}
    >
      {isFlagged ? m.flagged : m.flag}
    </Button>
  );
}
