import { Button, Group, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { shownScore } from '#shared/kernel/points.ts';
import { ContentLanguageContext } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { PillLink } from '#web/ui/pill.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useAttemptReview } from '../api.ts';
import { ChallengeButton, ComparisonPlace } from '../challenge/challenge-place.tsx';
import { ExplainButton } from '../explanation/explain-button.tsx';
import { AnswerReviewCard, type ReviewedAnswer } from '../review/answer-review-card.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import { PractiseLink } from '../review/practise-link.tsx';
import { ProvisionalNote } from '../review/provisional-note.tsx';
import { ScoreBar } from '../review/score-bar.tsx';
import { scoreWords } from '../review/score-words.ts';
import { VerdictBadge } from '../review/verdict.tsx';
import { WithheldNote } from '../review/withheld-note.tsx';
import { resultsMessages } from './messages/messages.ts';
import { ReadingBar, useReading } from './one-by-one.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import classes from './result-page.module.css';
import type { ReviewFilter } from './results-search.ts';
import { ReviewLegend } from './review-keys.tsx';

const matches: Record<ReviewFilter, (answer: ReviewedAnswer) => boolean> = {
  wrong: ({ isCorrect, isAnswered, marking }) =>
    isAnswered && !isCorrect && (!marking || marking.state === 'marked'),
  flagged: ({ flagged }) => flagged,
  unanswered: ({ isAnswered }) => !isAnswered,
};

const shownChoices = [undefined, 'wrong', 'flagged', 'unanswered'] as const;

interface ResultPageProps {
  id: number;
  show: ReviewFilter | undefined;
  /** What the attempt counts for elsewhere. */
  remarks: ReactNode;
  /** What the learner keeps of a question. */
  Notes: ComponentType<{ attemptId: number; questionId: number }>;
  /** What others say about a question. */
  Comments: ComponentType<{ attemptId: number; questionId: number }>;
  /** Reports a problem with a question. */
  Report: ComponentType<{ attemptId: number; questionId: number }>;
  /** Asks what the learner thinks of the quiz. */
  Stars: ComponentType<{ quizId: number }>;
}

/** One attempt: the verdict, and every question with the answer given, the right one and why. */
export function ResultPage({ id, show, remarks, Notes, Comments, Report, Stars }: ResultPageProps) {
  const m = useMessages(resultsMessages);
  const reviewed = useMessages(reviewMessages);
  const format = useFormat();
  const review = useAttemptReview(id);
  const { totalQuestions, passed, passMarkPercent, timeTaken, canRetakeAt, quiz } = review;
  const answers = review.answers.map((answer, index) => ({ answer, index }));
  const score = shownScore(review);
  const scoreBefore = scoreBeforeRegrades(review);
  const shown = show ? answers.filter(({ answer }) => matches[show](answer)) : answers;
  const reading = useReading(shown.map(({ index }) => `question-${index + 1}`));
  const away = reading.place !== undefined || undefined;
  return (
    <Page width="text">
      <PageHeader
        title={quiz.title}
        titleLanguage={quiz.language}
        above={
          <TextLink to="/results" inherit>
            {m.title}
          </TextLink>
        }
        actions={
          <Button
            variant="default"
            data-print="hide"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => print()}
          >
            {m.print}
          </Button>
        }
      />
      <section className={classes.verdict} aria-label={m.result} data-away={away}>
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
        <Text c="dimmed" size="sm">
          <Rich
            text={
              timeTaken === null
                ? m.finishedOn
                : m.finishedIn({ duration: format.duration(timeTaken) })
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
        {review.status !== 'abandoned' && scoreBefore !== score && (
          <Text size="sm">
            {review.points === undefined
              ? m.beforeRegrade({ score: scoreBefore, total: totalQuestions })
              : m.pointsBeforeRegrade({
                  points: format.count(scoreBefore),
                  total: format.count(totalQuestions),
                })}
          </Text>
        )}
        {!review.selfReported && <ReceiptLine review={review} />}
      </section>
      <div data-away={away}>
        {remarks}
        {!review.selfReported && <ComparisonPlace attemptId={id} />}
        <WithheldNote feedback={review.feedback} />
        {!review.selfReported && <ExplainButton key={id} attemptId={id} />}
      </div>
      {answers.length === 0 ? (
        review.feedback.level !== 'score' && <Text c="dimmed">{m.noAnswersKept}</Text>
      ) : (
        <>
          <div data-away={away}>
            <FilterLinks answers={review.answers} chosen={show} />
            {shown.length === 0 && (
              <EmptyState
                title={m.noneFound}
                action={
                  <ButtonLink
                    to="/results/$id"
                    params={{ id: String(id) }}
                    search={{}}
                    variant="default"
                  >
                    {m.showAllQuestions}
                  </ButtonLink>
                }
              />
            )}
          </div>
          <div data-away={away}>
            <ReviewLegend onStep={reading.step} />
          </div>
          {reading.isAlone && shown.length > 0 && <ReadingBar {...reading} total={shown.length} />}
          <ContentLanguageContext value={quiz.language}>
            <ol className={classes.answers}>
              {shown.map(({ answer, index }, place) => (
                <li
                  key={answer.questionId}
                  id={`question-${index + 1}`}
                  tabIndex={-1}
                  data-question
                  data-away={(reading.isAlone && place !== reading.place) || undefined}
                  className={classes.answer}
                >
                  <AnswerReviewCard
                    answer={answer}
                    index={index}
                    hasLink
                    isKeyWithheld={review.feedback.level === 'marks'}
                  >
                    <div className={classes.tools}>
                      <Notes attemptId={id} questionId={answer.questionId} />
                      <Report attemptId={id} questionId={answer.questionId} />
                      <Comments attemptId={id} questionId={answer.questionId} />
                    </div>
                  </AnswerReviewCard>
                </li>
              ))}
            </ol>
          </ContentLanguageContext>
        </>
      )}
      <div data-away={away}>{quiz.isOpen && <Stars quizId={quiz.id} />}</div>
      <Group mt="xl" data-print="hide" data-away={away}>
        <PractiseLink review={review} />
        {quiz.isOpen && !review.selfReported && <ChallengeButton attemptId={id} />}
        {quiz.isOpen && (
          <ButtonLink variant="default" to="/quiz/$id" params={{ id: String(quiz.id) }}>
            {m.toTheQuiz}
          </ButtonLink>
        )}
        <ButtonLink to="/quizzes" variant="default">
          {m.moreQuizzes}
        </ButtonLink>
      </Group>
    </Page>
  );
}

interface Regraded {
  score: number;
  points?: number | undefined;
  answers: readonly ReviewedAnswer[];
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

function FilterLinks({
  answers,
  chosen,
}: {
  answers: readonly ReviewedAnswer[];
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
          activeOptions={{ includeSearch: true, exact: true }}
        >
          {m.filters[show ?? 'all']}
        </PillLink>
      ))}
    </Group>
  );
}
