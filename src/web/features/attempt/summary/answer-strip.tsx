import { Button } from '@mantine/core';
import { IconCheck, IconCircleHalf2, IconHourglass, IconMinus, IconX } from '@tabler/icons-react';
import { type CSSProperties, useId, useState } from 'react';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import base from '../bubble.module.css';
import { AnswerReviewCard } from '../review/answer-review-card.tsx';
import classes from './answer-strip.module.css';
import { summaryMessages } from './messages/messages.ts';

interface AnswerStripProps {
  answers: readonly AnswerReview[];
  /** The bubbles fill one after the other. */
  celebrate: boolean;
  isKeyWithheld: boolean;
}

const icons = {
  correct: IconCheck,
  part: IconCircleHalf2,
  wrong: IconX,
  empty: IconMinus,
  waiting: IconHourglass,
};

function markOf({ isCorrect, isAnswered, credit = 0, marking }: AnswerReview): keyof typeof icons {
  if (marking?.state === 'waiting') return 'waiting';
  if (isCorrect) return 'correct';
  if (credit > 0) return 'part';
  return isAnswered ? 'wrong' : 'empty';
}

/** Every question as a bubble, green or red with an icon; each leads to its review below. */
export function AnswerStrip({ answers, celebrate, isKeyWithheld }: AnswerStripProps) {
  const m = useMessages(summaryMessages);
  const id = useId();
  const [open, setOpen] = useState<number>();
  const shown = open === undefined ? undefined : answers[open];
  const missed = answers.flatMap((answer, index) =>
    ['correct', 'waiting'].includes(markOf(answer)) ? [] : [index],
  );
  const nextMissed = missed.find((index) => open === undefined || index > open);
  return (
    <section className={classes.section} aria-label={m.bubbles}>
      <ol className={classes.strip} data-celebrate={celebrate || undefined}>
        {answers.map((answer, index) => {
          const mark = markOf(answer);
          const Icon = icons[mark];
          const style: CSSProperties & Record<'--turn', number> = {
            '--turn': index / answers.length,
          };
          return (
            <li key={answer.questionId}>
              <button
                type="button"
                className={`${base.bubble} ${classes.mark}`}
                data-mark={mark}
                style={style}
                aria-label={m.bubble[mark]({ number: index + 1 })}
                aria-expanded={open === index}
                aria-controls={id}
                onClick={() => setOpen(open === index ? undefined : index)}
              >
                {index + 1}
                <Icon className={`${base.sign} ${classes.sign}`} size={14} stroke={3} aria-hidden />
              </button>
            </li>
          );
        })}
      </ol>
      <div id={id} aria-live="polite">
        {shown && open !== undefined && (
          <AnswerReviewCard
            key={shown.questionId}
            answer={shown}
            index={open}
            isKeyWithheld={isKeyWithheld}
          />
        )}
      </div>
      {nextMissed !== undefined && (
        <Button variant="light" onClick={() => setOpen(nextMissed)}>
          {open === undefined ? m.seeMistakes : m.nextMistake}
        </Button>
      )}
    </section>
  );
}
