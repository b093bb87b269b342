import { Text } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconListCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDuration, formatPercent } from '../../ui/format.ts';
import { Highlighter } from '../../ui/highlighter.tsx';
import { ButtonLink } from '../../ui/links.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Page } from '../../ui/page.tsx';
import { useQuizAverage } from './api.ts';
import type { ResultNote } from './result-note.ts';
import { ScoreBar } from './score-bar.tsx';
import classes from './summary-view.module.css';

type Result = NonNullable<ResultNote['result']>;

interface SummaryViewProps {
  result: Result;
  /** The learner's own result before this one. */
  previousPercentage: number | null;
  share: ReactNode;
}

/** The verdict in words and in figures, and what comes next. */
export function SummaryView({ result, previousPercentage, share }: SummaryViewProps) {
  const { passed, score, totalQuestions, timeTaken } = result;
  const average = useQuizAverage(result.quiz.id);
  const Icon = passed ? IconCircleCheck : IconCircleX;
  return (
    <Page width="text">
      <article className={classes.summary} data-passed={passed || undefined}>
        <p className={classes.quiz}>{result.quiz.title}</p>
        <h1 className={classes.verdict}>
          <Icon className={classes.icon} size={44} stroke={1.75} aria-hidden />
          <Highlighter>{passed ? 'Passed' : 'Not passed'}</Highlighter>
        </h1>
        <p className={classes.figures} data-figures>
          <b>{formatPercent(score, totalQuestions)}</b>
          <span>
            {score} of {totalQuestions} correct
          </span>
        </p>
        <ScoreBar score={score} total={totalQuestions} passed={passed} />
        <ul className={classes.facts}>
          {timeTaken !== null && <li>Time taken: {formatDuration(timeTaken)}</li>}
          {previousPercentage !== null && (
            <li>{comparison(result.percentage, previousPercentage, 'your last time')}</li>
          )}
          {average !== null && (
            <li>{comparison(result.percentage, average, 'the average of all attempts')}</li>
          )}
          {howItEnded[result.status] && <li>{howItEnded[result.status]}</li>}
        </ul>
      </article>
      <section className={classes.next} aria-labelledby="next">
        <h2 id="next" className={classes.nextTitle}>
          What next
        </h2>
        <NextStep result={result} />
        <div className={classes.actions}>
          <ButtonLink
            to="/results/$id"
            params={{ id: String(result.id) }}
            search={passed ? {} : { show: 'wrong' }}
            leftSection={<IconListCheck size={18} aria-hidden />}
          >
            {passed ? 'Review answers' : 'Review mistakes'}
          </ButtonLink>
          <ButtonLink to="/quizzes" variant="default">
            More quizzes
          </ButtonLink>
          {share}
        </div>
      </section>
    </Page>
  );
}

function NextStep({ result: { passed, canRetakeAt } }: { result: Result }) {
  return (
    <Text>
      {passed
        ? 'Well done: the quiz is mastered. Read the explanations while it is fresh'
        : 'Read why each missed answer is right; that is where the next result is made'}
      {canRetakeAt !== null && (
        <>
          . You can take it again on{' '}
          <b>
            <Moment at={canRetakeAt} form="moment" />
          </b>
        </>
      )}
      .
    </Text>
  );
}

const howItEnded: Partial<Record<Result['status'], string>> = {
  timed_out: 'The time was up: your answers were marked as they stood then.',
  abandoned: 'This attempt was left, or ran out without an answer: it counts as zero.',
};

function comparison(now: number, other: number, name: string): string {
  if (now === other) return `The same as ${name} (${other}%)`;
  const points = Math.abs(now - other)
    .toFixed(1)
    .replace(/\.0$/, '');
  const words = `${points} ${points === '1' ? 'point' : 'points'}`;
  return `${words} ${now > other ? 'above' : 'below'} ${name} (${other}%)`;
}
