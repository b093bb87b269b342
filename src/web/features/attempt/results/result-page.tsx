import { Button, Text } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader, ParentLink } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { ChallengeButton, LazyComparisonCard } from '../challenge/lazy-challenge.tsx';
import { ExplainButton } from '../explanation/explain-button.tsx';
import { PractiseLink } from '../review/practise-link.tsx';
import { WithheldNote } from '../review/withheld-note.tsx';
import ways from '../ways-on.module.css';
import { type ReviewedAttempt, useAttemptReview } from './api.ts';
import { resultsMessages } from './messages/messages.ts';
import { useReading } from './one-by-one.tsx';
import { ResultVerdict } from './result-verdict.tsx';
import type { ReviewFilter } from './results-search.ts';
import { ReviewedAnswers, shownAnswers } from './reviewed-answers.tsx';

interface ResultPageProps {
  id: number;
  show: ReviewFilter | undefined;
  /** What the attempt counts for elsewhere. */
  remarks: ReactNode;
  /** What a learner can do with a question: keep it, report a problem with it, comment on it. */
  QuestionTools: ComponentType<{ attemptId: number; questionId: number }>;
  /** Asks what the learner thinks of the quiz. */
  Stars: ComponentType<{ quizId: number }>;
}

/** One attempt: the verdict, and every question with the answer given, the right one and why. */
export function ResultPage({ id, show, remarks, QuestionTools, Stars }: ResultPageProps) {
  const m = useMessages(resultsMessages);
  const review = useAttemptReview(id);
  const { quiz } = review;
  const shown = shownAnswers(review.answers, show);
  const reading = useReading(shown.map(({ index }) => `question-${index + 1}`));
  const isAway = reading.index !== undefined || undefined;
  return (
    <Page width="text">
      <PageHeader
        title={quiz.title}
        titleLanguage={quiz.language}
        above={<ParentLink to="/results">{m.title}</ParentLink>}
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
      <ResultVerdict review={review} isAway={isAway} />
      <div data-away={isAway}>
        {remarks}
        {!review.selfReported && <LazyComparisonCard attemptId={id} />}
        <WithheldNote feedback={review.feedback} />
        {!review.selfReported && <ExplainButton key={id} attemptId={id} />}
      </div>
      {review.answers.length > 0 && (
        <ReviewedAnswers {...{ review, show, shown, reading, isAway }} Tools={QuestionTools} />
      )}
      {review.answers.length === 0 && review.feedback.level !== 'score' && (
        <Text c="dimmed">{m.noAnswersKept}</Text>
      )}
      <div data-away={isAway}>{quiz.isOpen && <Stars quizId={quiz.id} />}</div>
      <WaysOn review={review} isAway={isAway} />
    </Page>
  );
}

interface WaysOnProps {
  review: ReviewedAttempt;
  isAway: true | undefined;
}

function WaysOn({ review, isAway }: WaysOnProps) {
  const m = useMessages(resultsMessages);
  const { quiz } = review;
  return (
    <div className={ways.waysOn} data-print="hide" data-away={isAway}>
      <PractiseLink review={review} />
      {quiz.isOpen && !review.selfReported && <ChallengeButton attemptId={review.id} />}
      {quiz.isOpen && (
        <ButtonLink variant="default" to="/quiz/$id" params={{ id: String(quiz.id) }}>
          {m.toTheQuiz}
        </ButtonLink>
      )}
      <ButtonLink to="/quizzes" variant="default">
        {m.moreQuizzes}
      </ButtonLink>
    </div>
  );
}
