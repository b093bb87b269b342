import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconListCheck, IconReceipt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AttemptReview } from '#shared/features/attempt/schema.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { counted, formatDuration, formatPercent } from '#web/ui/text/format.ts';
import { Highlighter } from '#web/ui/text/highlighter.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { Moment, useTimeZone } from '#web/ui/text/moment.tsx';
import { useQuizAverage } from '../api.ts';
import { ScoreBar } from '../review/score-bar.tsx';
import { AnswerStrip } from './answer-strip.tsx';
import { receiptText } from './receipt-text.ts';
import type { StoredResult } from './stored-result.ts';
import classes from './summary-view.module.css';

type Result = NonNullable<StoredResult['result']>;

interface SummaryViewProps {
  result: Result;
  /** All that the server knows of the attempt; it comes a moment after the result. */
  review: AttemptReview | undefined;
  /** Further actions after "Review answers". */
  actions: ReactNode;
}

/** The verdict, what would have passed, every question with its explanation, and what comes next. */
export function SummaryView({ result, review, actions }: SummaryViewProps) {
  const { passed, passMarkPercent, score, totalQuestions } = result;
  const Icon = passed ? IconCircleCheck : IconCircleX;
  return (
    <Page width="text">
      <article className={classes.summary} data-passed={passed || undefined}>
        <p className={classes.quiz}>{result.quiz.title}</p>
        <h1 className={classes.verdict}>
          <Icon className={classes.icon} size={44} stroke={1.75} aria-hidden />
          {passed ? (
            <span className={classes.stroke}>
              <Highlighter>Passed</Highlighter>
            </span>
          ) : (
            'Not passed'
          )}
        </h1>
        <p className={classes.figures} data-figures>
          <b>{formatPercent(score, totalQuestions)}</b>
          <span>
            {score} of {totalQuestions} correct
          </span>
        </p>
        <ScoreBar
          score={score}
          total={totalQuestions}
          passed={passed}
          passMarkPercent={passMarkPercent}
        />
        {!passed && <p className={classes.missing}>{missing(result)}</p>}
        <Facts result={result} previousPercentage={review?.previousPercentage ?? null} />
        {review && <Receipt review={review} />}
      </article>
      {review && review.answers.length > 0 && (
        <AnswerStrip answers={review.answers} celebrate={passed} />
      )}
      <section className={classes.next} aria-labelledby="next">
        <h2 id="next" className={classes.nextTitle}>
          What next
        </h2>
        <NextStep result={result} />
        <div className={classes.actions}>
          <ButtonLink
            to="/results/$id"
            params={{ id: String(result.id) }}
            leftSection={<IconListCheck size={18} aria-hidden />}
          >
            Review answers
          </ButtonLink>
          {actions}
          <ButtonLink to="/quizzes" variant="subtle">
            More quizzes
          </ButtonLink>
        </div>
      </section>
    </Page>
  );
}

function Facts({
  result,
  previousPercentage,
}: {
  result: Result;
  previousPercentage: number | null;
}) {
  const { timeTaken, percentage, quiz } = result;
  const average = useQuizAverage(quiz.id);
  const end = endText(result);
  return (
    <ul className={classes.facts}>
      {end && <li>{end}</li>}
      {timeTaken !== null && <li>Time taken: {formatDuration(timeTaken)}</li>}
      {previousPercentage !== null && (
        <li>{comparison(percentage, previousPercentage, 'your last time')}</li>
      )}
      {average !== null && (
        <li>{comparison(percentage, average, 'the average of other learners')}</li>
      )}
    </ul>
  );
}

function Receipt({ review }: { review: AttemptReview }) {
  const zone = useTimeZone();
  const text = receiptText(review.receipt, zone);
  return (
    <p className={classes.receipt} data-late={review.receipt.late.length > 0 || undefined}>
      <IconReceipt size={18} aria-hidden />
      <span suppressHydrationWarning>{text}</span>
    </p>
  );
}

function NextStep({ result: { passed, canRetakeAt } }: { result: Result }) {
  return (
    <Text>
      {passed ? 'You have mastered this quiz. ' : 'Read the explanations before you try again. '}
      {canRetakeAt !== null && (
        <>
          You can take it again on{' '}
          <b>
            <Moment at={canRetakeAt} form="moment" />
          </b>
          .
        </>
      )}
    </Text>
  );
}

/** How far it was from passing. */
function missing({ score, passScore, totalQuestions }: Result): string {
  const more = passScore - score;
  return more === 1
    ? `One more would have passed (${passScore} of ${totalQuestions}).`
    : `${counted(more, 'more correct answer')} would have passed (${passScore} of ${totalQuestions}).`;
}

function endText({ status, endedBy }: Result): string | undefined {
  if (status === 'abandoned') {
    return endedBy === 'clock'
      ? 'The time ran out without an answer: the attempt counts as zero.'
      : 'You left this attempt: it counts as zero.';
  }
  return endedBy === 'clock'
    ? 'The time ran out. Your answers were graded as they were then.'
    : undefined;
}

function comparison(now: number, other: number, name: string): string {
  if (now === other) return `The same as ${name} (${other}%)`;
  const points = Math.abs(now - other)
    .toFixed(1)
    .replace(/\.0$/, '');
  const words = `${points} ${points === '1' ? 'point' : 'points'}`;
  return `${words} ${now > other ? 'above' : 'below'} ${name} (${other}%)`;
}
