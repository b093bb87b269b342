import { Button, Group, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { PillLink } from '#web/ui/pill.tsx';
import { formatDuration, formatPercent } from '#web/ui/text/format.ts';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useAttemptReview } from '../api.ts';
import { AnswerReviewCard, type ReviewedAnswer } from '../review/answer-review-card.tsx';
import { ScoreBar } from '../review/score-bar.tsx';
import { VerdictBadge } from '../review/verdict.tsx';
import classes from './result-page.module.css';
import type { ReviewFilter } from './results-search.ts';
import { ReviewLegend } from './review-keys.tsx';

const filters: Record<
  ReviewFilter,
  { label: string; matches: (answer: ReviewedAnswer) => boolean }
> = {
  wrong: { label: 'Wrong', matches: ({ isCorrect, isAnswered }) => isAnswered && !isCorrect },
  flagged: { label: 'Flagged', matches: ({ flagged }) => flagged },
  unanswered: { label: 'Not answered', matches: ({ isAnswered }) => !isAnswered },
};

const shownChoices = [undefined, 'wrong', 'flagged', 'unanswered'] as const;

/** One attempt: the verdict, and every question with the answer given, the right one and why. */
export function ResultPage({ id, show }: { id: number; show: ReviewFilter | undefined }) {
  const review = useAttemptReview(id);
  const { score, totalQuestions, passed, passMarkPercent, timeTaken, canRetakeAt, quiz } = review;
  const answers = review.answers.map((answer, index) => ({ answer, index }));
  const shown = show ? answers.filter(({ answer }) => filters[show].matches(answer)) : answers;
  return (
    <Page width="text">
      <PageHeader
        title={quiz.title}
        above={
          <TextLink to="/results" inherit>
            My Results
          </TextLink>
        }
        actions={
          <Button
            variant="default"
            data-print="hide"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => print()}
          >
            Print
          </Button>
        }
      />
      <section className={classes.verdict} aria-label="Result">
        <Group gap="md" align="baseline">
          <b className={classes.score} data-figures>
            {formatPercent(score, totalQuestions)}
          </b>
          <span>
            {score} of {totalQuestions} correct
          </span>
          <VerdictBadge attempt={review} />
        </Group>
        <ScoreBar
          score={score}
          total={totalQuestions}
          passed={passed}
          passMarkPercent={passMarkPercent}
        />
        <Text c="dimmed" size="sm">
          Finished <Moment at={review.completedAt} form="moment" />
          {timeTaken !== null && `, in ${formatDuration(timeTaken)}`}
          {review.selfReported && '. Self-reported: it does not count on the leaderboard'}.
          {canRetakeAt !== null && Date.parse(canRetakeAt) > Date.parse(review.serverNow) && (
            <>
              {' '}
              You can take it again on <Moment at={canRetakeAt} form="moment" />.
            </>
          )}
        </Text>
      </section>
      {answers.length === 0 ? (
        <Text c="dimmed">No single answers are kept of this attempt.</Text>
      ) : (
        <>
          <FilterLinks answers={review.answers} chosen={show} />
          {shown.length === 0 && (
            <EmptyState
              title="None of these"
              action={
                <ButtonLink
                  to="/results/$id"
                  params={{ id: String(id) }}
                  search={{}}
                  variant="default"
                >
                  Show all questions
                </ButtonLink>
              }
            />
          )}
          <ReviewLegend />
          <ol className={classes.answers}>
            {shown.map(({ answer, index }) => (
              <li
                key={answer.questionId}
                id={`question-${index + 1}`}
                tabIndex={-1}
                data-question
                className={classes.answer}
              >
                <AnswerReviewCard answer={answer} index={index} hasLink />
              </li>
            ))}
          </ol>
        </>
      )}
      <Group mt="xl" data-print="hide">
        {quiz.isOpen && (
          <ButtonLink to="/quiz/$id" params={{ id: String(quiz.id) }}>
            To the quiz
          </ButtonLink>
        )}
        <ButtonLink to="/quizzes" variant="default">
          More quizzes
        </ButtonLink>
      </Group>
    </Page>
  );
}

function FilterLinks({
  answers,
  chosen,
}: {
  answers: readonly ReviewedAnswer[];
  chosen: ReviewFilter | undefined;
}) {
  return (
    <Group component="nav" aria-label="Filter questions" gap="xs" mb="md" data-print="hide">
      {shownChoices.map((show) => (
        <PillLink
          key={show ?? 'all'}
          from="/results/$id"
          to="/results/$id"
          search={{ show }}
          resetScroll={false}
          isChosen={chosen === show}
          count={show ? answers.filter(filters[show].matches).length : answers.length}
          activeOptions={{ includeSearch: true, exact: true }}
        >
          {show ? filters[show].label : 'All'}
        </PillLink>
      ))}
    </Group>
  );
}
