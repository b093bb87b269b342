import { Group, Text } from '@mantine/core';
import {
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconListCheck,
  IconReceipt,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AttemptReview } from '#shared/features/attempt/schema.ts';
import type { Format } from '#shared/kernel/language/format.ts';
import { shownScore } from '#shared/kernel/points.ts';
import { ContentLanguageContext, useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { Rich } from '#web/language/rich.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { Highlighter } from '#web/ui/text/highlighter.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { Moment, useDates } from '#web/ui/text/moment.tsx';
import { reviewMessages } from '../review/messages/messages.ts';
import { PractiseLink } from '../review/practise-link.tsx';
import { ProvisionalNote } from '../review/provisional-note.tsx';
import { receiptText } from '../review/receipt-text.ts';
import { ScoreBar } from '../review/score-bar.tsx';
import { scoreWords } from '../review/score-words.ts';
import { verdictOf } from '../review/verdict.tsx';
import { WithheldNote } from '../review/withheld-note.tsx';
import ways from '../ways-on.module.css';
import { AnswerStrip } from './answer-strip.tsx';
import { useQuizAverage } from './api.ts';
import { summaryMessages } from './messages/messages.ts';
import type { StoredResult } from './stored-result.ts';
import classes from './summary-view.module.css';

type Messages = MessagesOf<typeof summaryMessages>;
type Result = NonNullable<StoredResult['result']>;

const icons = {
  passed: IconCircleCheck,
  failed: IconCircleX,
  waiting: IconHourglass,
  left: IconCircleX,
};

interface SummaryViewProps {
  result: Result;
  /** All that the server knows of the attempt; it comes a moment after the result. */
  review: AttemptReview | undefined;
  /** What the learner thinks of the quiz. */
  stars: ReactNode;
  /** The quiz to take next. */
  next: ReactNode;
  /** What shares the quiz. */
  share: ReactNode;
}

/** The verdict, what would have passed, every question with its explanation, and what comes next. */
export function SummaryView({ result, review, stars, next, share }: SummaryViewProps) {
  const { passed, passMarkPercent, totalQuestions } = result;
  const score = shownScore(result);
  const m = useMessages(summaryMessages);
  const reviewed = useMessages(reviewMessages);
  const format = useFormat();
  const mark = useContentMark();
  const verdict = verdictOf(result);
  const Icon = icons[verdict];
  return (
    <Page width="text">
      <article className={classes.summary} data-verdict={verdict}>
        <p className={classes.quiz} {...mark(result.quiz.language)}>
          {result.quiz.title}
        </p>
        <h1 className={classes.verdict}>
          <Icon className={classes.icon} size={44} stroke={1.75} aria-hidden />
          {passed ? (
            <span className={classes.stroke}>
              <Highlighter>{reviewed.verdict.passed}</Highlighter>
            </span>
          ) : (
            reviewed.verdict[verdict === 'waiting' ? 'waiting' : 'failed']
          )}
        </h1>
        <p className={classes.figures} data-figures>
          <b>{format.percent(score, totalQuestions)}</b>
          <span>{scoreWords(result, reviewed, format)}</span>
        </p>
        <ScoreBar
          score={score}
          total={totalQuestions}
          passed={passed}
          passMarkPercent={passMarkPercent}
        />
        {!passed && verdict !== 'waiting' && (
          <p className={classes.missing}>{missing(result, m, format)}</p>
        )}
        <ProvisionalNote toBeMarked={result.toBeMarked} />
        <Facts result={result} previousPercentage={review?.previousPercentage ?? null} />
        {review && <Receipt review={review} />}
        {review && <WithheldNote feedback={review.feedback} />}
      </article>
      {review && review.answers.length > 0 && (
        <ContentLanguageContext value={result.quiz.language}>
          <AnswerStrip
            answers={review.answers}
            celebrate={passed}
            isKeyWithheld={review.feedback.level === 'marks'}
          />
        </ContentLanguageContext>
      )}
      <WhatNext result={result} review={review} next={next} share={share} />
      {stars}
    </Page>
  );
}

/** When the quiz can be taken again, and where to go from here. */
function WhatNext({ result, review, next, share }: Omit<SummaryViewProps, 'stars'>) {
  const m = useMessages(summaryMessages);
  return (
    <section className={classes.next} aria-labelledby="next">
      <h2 id="next" className={classes.nextTitle}>
        {m.whatNext}
      </h2>
      <NextStep result={result} review={review} />
      <div className={ways.waysOn}>
        <ButtonLink
          to="/results/$id"
          params={{ id: String(result.id) }}
          leftSection={<IconListCheck size={18} aria-hidden />}
        >
          {m.review}
        </ButtonLink>
        {review && <PractiseLink review={review} variant="default" />}
        {next}
        <Group gap="sm" wrap="nowrap">
          <ButtonLink to="/quizzes" variant="default" flex={1} miw={0}>
            {m.moreQuizzes}
          </ButtonLink>
          {share}
        </Group>
      </div>
    </section>
  );
}

function Facts({
  result,
  previousPercentage,
}: {
  result: Result;
  previousPercentage: number | null;
}) {
  const m = useMessages(summaryMessages);
  const format = useFormat();
  const { timeTaken, percentage, quiz } = result;
  const average = useQuizAverage(quiz.id);
  const end = endText(result, m);
  return (
    <ul className={classes.facts}>
      {end && <li>{end}</li>}
      {timeTaken !== null && <li>{m.timeTaken({ duration: format.duration(timeTaken) })}</li>}
      {previousPercentage !== null && (
        <li>{comparison(percentage, previousPercentage, m.last, format)}</li>
      )}
      {average !== null && <li>{comparison(percentage, average, m.average, format)}</li>}
    </ul>
  );
}

function Receipt({ review }: { review: AttemptReview }) {
  const m = useMessages(reviewMessages);
  const dates = useDates();
  const text = receiptText(review.receipt, m, dates);
  return (
    <p className={classes.receipt} data-late={review.receipt.late.length > 0 || undefined}>
      <IconReceipt size={18} aria-hidden />
      <span suppressHydrationWarning>{text}</span>
    </p>
  );
}

interface NextStepProps {
  result: Pick<Result, 'passed' | 'toBeMarked'>;
  /** Undefined until it is known. */
  review: Pick<AttemptReview, 'feedback' | 'canRetakeAt' | 'serverNow'> | undefined;
}

/** What to do now, and from when on the quiz can be taken again. */
export function NextStep({ result, review }: NextStepProps) {
  const m = useMessages(summaryMessages);
  const canRetakeAt = review ? waitsUntil(review) : null;
  const words = nextWords(result, review, m);
  if (words === undefined && canRetakeAt === null) return null;
  return (
    <Text>
      {words}
      {canRetakeAt !== null && (
        <>
          {' '}
          <Rich
            text={m.retakeOn}
            parts={{
              date: () => (
                <b>
                  <Moment at={canRetakeAt} form="moment" />
                </b>
              ),
            }}
          />
        </>
      )}
    </Text>
  );
}

/** The end of a wait that is not over; null where there is none. */
const waitsUntil = ({ canRetakeAt, serverNow }: NonNullable<NextStepProps['review']>) =>
  canRetakeAt !== null && Date.parse(canRetakeAt) > Date.parse(serverNow) ? canRetakeAt : null;

function nextWords(
  { passed, toBeMarked = 0 }: NextStepProps['result'],
  review: NextStepProps['review'],
  m: Messages,
): string | undefined {
  if (passed) return m.mastered;
  if (toBeMarked > 0) return m.waitForMarks;
  const canTryAgain = review && review.canRetakeAt !== null;
  return canTryAgain && review.feedback.level === 'explanations' ? m.readExplanations : undefined;
}

/** How far it was from passing. */
function missing(result: Result, m: Messages, format: Format): string {
  const { score, points, passScore, passMarkPercent, totalQuestions: total } = result;
  if (points === undefined) return m.missing({ count: passScore - score, pass: passScore, total });
  const pass = passMarkPercent * total;
  return m.missingPoints({
    count: (pass - Math.round(points * 100)) / 100,
    pass: format.count(pass / 100),
    total: format.count(total),
  });
}

function endText({ status, endedBy }: Result, m: Messages): string | undefined {
  if (status === 'abandoned') return endedBy === 'clock' ? m.ranOutEmpty : m.left;
  return endedBy === 'clock' ? m.ranOut : undefined;
}

/** Two results in percent, to one decimal. */
function comparison(
  now: number,
  other: number,
  words: Messages['last' | 'average'],
  format: Format,
): string {
  const percent = format.percent(other, 100);
  if (now === other) return words.same({ percent });
  const points = Math.round(Math.abs(now - other) * 10) / 10;
  return now > other ? words.above({ points, percent }) : words.below({ points, percent });
}
