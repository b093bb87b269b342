import { Fragment } from 'react';
import { directionOf } from '#shared/kernel/language/languages.ts';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { Written } from '#web/ui/markdown/written.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import { type AnswerPart, answerParts } from './answer-parts.ts';
import { timelineMessages } from './messages/messages.ts';
import type { QuestionAt } from './paper-at.ts';

/** What was answered, in a line, or that nothing was. */
export function AnswerLine({ question, answer }: Pick<QuestionAt, 'question' | 'answer'>) {
  const m = useMessages(timelineMessages);
  const review = useMessages(reviewMessages);
  if (!answer?.isAnswered) return m.noAnswer;
  return answerParts(review, question, answer).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && ', '}
      <Part part={part} />
    </Fragment>
  ));
}

function Part({ part }: { part: AnswerPart }) {
  const arrow = directionOf(useLanguage()) === 'ltr' ? ' → ' : ' ← ';
  if ('typed' in part) return <bdi>{part.typed}</bdi>;
  return (
    <>
      <bdi>{`${part.letter}.`}</bdi> <Written text={part.written} />
      {part.target !== undefined && (
        <>
          {arrow}
          <Written text={part.target} />
        </>
      )}
    </>
  );
}
