import { Group } from '@mantine/core';
import type { ComponentType } from 'react';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { ContentLanguageContext } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PillLink } from '#web/ui/pill.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { AnswerReviewCard } from '../review/answer-review-card.tsx';
import type { ReviewedAttempt } from './api.ts';
import { resultsMessages } from './messages/messages.ts';
import { ReadingBar, type useReading } from './one-by-one.tsx';
import classes from './result-page.module.css';
import type { ReviewFilter } from './results-search.ts';
import { ReviewLegend } from './review-keys.tsx';

const matches: Record<ReviewFilter, (answer: AnswerReview) => boolean> = {
  wrong: ({ isCorrect, isAnswered, marking }) =>
    isAnswered && !isCorrect && (!marking || marking.state === 'marked'),
  flagged: ({ flagged }) => flagged,
  unanswered: ({ isAnswered }) => !isAnswered,
};

const shownChoices = [undefined, 'wrong', 'flagged', 'unanswered'] as const;

/** An answer with its index on the paper. */
interface Placed {
  answer: AnswerReview;
  index: number;
}

/** The answers that a filter shows, with their indexes on the paper. */
export function shownAnswers(
  answers: readonly AnswerReview[],
  show: ReviewFilter | undefined,
): Placed[] {
  const placed = answers.map((answer, index) => ({ answer, index }));
  return show ? placed.filter(({ answer }) => matches[show](answer)) : placed;
}

interface ReviewedAnswersProps {
  review: ReviewedAttempt;
  show: ReviewFilter | undefined;
  shown: readonly Placed[];
  reading: ReturnType<typeof useReading>;
  /** Hidden while one question is read alone. */
  isAway: true | undefined;
  /** What belongs below a question. */
  Tools: ComponentType<{ attemptId: number; questionId: number }>;
}

/** The questions of an attempt with the answers given, the right ones and why. */
export function ReviewedAnswers(props: ReviewedAnswersProps) {
  const { review, show, shown, reading, isAway } = props;
  const m = useMessages(resultsMessages);
  return (
    <>
      <div data-away={isAway}>
        <FilterLinks answers={review.answers} chosen={show} />
        {shown.length === 0 && (
          <EmptyState
            title={m.noneFound}
            action={
              <ButtonLink
                to="/results/$id"
                params={{ id: String(review.id) }}
                search={{}}
                variant="default"
              >
                {m.showAllQuestions}
              </ButtonLink>
            }
          />
        )}
      </div>
      <div data-away={isAway}>
        <ReviewLegend onStep={reading.step} />
      </div>
      {reading.isAlone && shown.length > 0 && <ReadingBar {...reading} total={shown.length} />}
      <AnswerList {...props} />
    </>
  );
}

function AnswerList({ review, shown, reading, Tools }: ReviewedAnswersProps) {
  return (
    <ContentLanguageContext value={review.quiz.language}>
      <ol className={classes.answers}>
        {shown.map(({ answer, index }, position) => (
          <li
            key={answer.questionId}
            id={`question-${index + 1}`}
            tabIndex={-1}
            data-question
            data-away={(reading.isAlone && position !== reading.index) || undefined}
            className={classes.answer}
          >
            <AnswerReviewCard
              answer={answer}
              index={index}
              hasLink
              isKeyWithheld={review.feedback.level === 'marks'}
            >
              <div className={classes.tools}>
                <Tools attemptId={review.id} questionId={answer.questionId} />
              </div>
            </AnswerReviewCard>
          </li>
        ))}
      </ol>
    </ContentLanguageContext>
  );
}

function FilterLinks({
  answers,
  chosen,
}: {
  answers: readonly AnswerReview[];
  chosen: ReviewFilter | undefined;
}) {
  const m = useMessages(resultsMessages);
  return (
    <Group component="nav" aria-label={m.filterQuestions} gap="xs" mb="md" data-print="hide">
      {shownChoices.map((show) => (
        <PillLink
          key={show ?? 'all'}
          from="/results/$id"
          to="/results/$id"
          search={{ show }}
          resetScroll={false}
          isChosen={chosen === show}
          count={show ? answers.filter(matches[show]).length : answers.length}
        >
          {m.filters[show ?? 'all']}
        </PillLink>
      ))}
    </Group>
  );
}
