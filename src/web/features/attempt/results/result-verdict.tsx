import { Group, Text } from '@mantine/core';
import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { shownScore } from '#shared/kernel/points.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import { ProvisionalNote } from '../review/provisional-note.tsx';
import { ScoreBar } from '../review/score-bar.tsx';
import { scoreWords } from '../review/score-words.ts';
import { VerdictBadge } from '../review/verdict.tsx';
import type { ReviewedAttempt } from './api.ts';
import { resultsMessages } from './messages/messages.ts';
import { ReceiptLine } from './receipt-line.tsx';
import classes from './result-page.module.css';

interface ResultVerdictProps {
  review: ReviewedAttempt;
  /** Hidden while one question is read alone. */
  isAway: true | undefined;
}

/** The score of an attempt, whether it is passed, and when it can be taken again. */
export function ResultVerdict({ review, isAway }: ResultVerdictProps) {
  const m = useMessages(resultsMessages);
  const reviewed = useMessages(reviewMessages);
  const format = useFormat();
  const { totalQuestions, passed, passMarkPercent } = review;
  const score = shownScore(review);
  return (
    <section className={classes.verdict} aria-label={m.result} data-away={isAway}>
      <Group gap="md" align="baseline">
        <b className={classes.score} data-figures>
          {format.percent(score, totalQuestions)}
        </b>
        <span>{scoreWords(review, reviewed, format)}</span>
        <VerdictBadge attempt={review} />
      </Group>
      <ScoreBar
        score={score}
        total={totalQuestions}
        passed={passed}
        passMarkPercent={passMarkPercent}
      />
      <ProvisionalNote toBeMarked={review.toBeMarked} />
      <ResultDates review={review} />
      {review.status !== 'abandoned' && <ScoreBefore review={review} />}
      {!review.selfReported && <ReceiptLine review={review} />}
    </section>
  );
}

function ResultDates({ review }: { review: ReviewedAttempt }) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const { timeTaken, canRetakeAt } = review;
  return (
    <Text c="dimmed" size="sm">
      <Rich
        text={
          timeTaken === null ? m.finishedOn : m.finishedIn({ duration: format.duration(timeTaken) })
        }
        parts={{ date: () => <Moment at={review.completedAt} form="moment" /> }}
      />
      {review.selfReported && ` ${m.selfReportedNote}`}
      {canRetakeAt !== null && Date.parse(canRetakeAt) > Date.parse(review.serverNow) && (
        <>
          {' '}
          <Rich
            text={m.retakeOn}
            parts={{ date: () => <Moment at={canRetakeAt} form="moment" /> }}
          />
        </>
      )}
    </Text>
  );
}

/** The score from before questions were graded again; nothing if it is the same. */
function ScoreBefore({ review }: { review: ReviewedAttempt }) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  const { totalQuestions } = review;
  const before = scoreBeforeRegrades(review);
  if (before === shownScore(review)) return null;
  return (
    <Text size="sm">
      {review.points === undefined
        ? m.beforeRegrade({ score: before, total: totalQuestions })
        : m.pointsBeforeRegrade({
            points: format.count(before),
            total: format.count(totalQuestions),
          })}
    </Text>
  );
}

interface Regraded {
  score: number;
  points?: number | undefined;
  answers: readonly AnswerReview[];
}

/** The score, or the points, from before questions were graded again. Without answers nothing is known of it. */
function scoreBeforeRegrades({ score, points, answers }: Regraded): number {
  if (points === undefined)
    return answers.reduce(
      (sum, { isCorrect, regraded }) =>
        regraded ? sum + Number(regraded.wasCorrect) - Number(isCorrect) : sum,
      score,
    );
  if (answers.every(({ regraded }) => !regraded)) return points;
  const before = answers.reduce(
    (sum, { credit = 0, regraded }) => sum + (regraded?.creditBefore ?? credit),
    0,
  );
  return Math.max(0, before) / 100;
}
