import { Badge, CloseButton, Progress, Skeleton, Text, Title, VisuallyHidden } from '@mantine/core';
import { IconArrowLeft, IconCheck, IconClock } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { dotsOf, durationOf } from '#shared/features/series/rules.ts';
import type { Series, SeriesQuiz } from '#shared/features/series/schema.ts';
import { isFailure } from '#web/failure/failure.ts';
import { type ContentMark, useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { DifficultyDots } from '#web/ui/difficulty-dots.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { OptionMarker } from '#web/ui/option-marker.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { useSeries } from './api.ts';
import { seriesMessages } from './messages/messages.ts';
import classes from './series-details.module.css';

/** The learner’s status on a quiz; undefined for a guest. */
export type LearnerStatusOf = (quizId: number) => LearnerStatus | undefined;

interface LearnerStatus {
  mastered: boolean;
  /** The best result, and when a closed quiz opens again. */
  words: ReactNode;
}

interface SeriesDetailsProps {
  id: number;
  /** There is no series with this id, so none is loaded. */
  isMissing: boolean;
  /** Whether it was chosen from the list. */
  chosen: boolean;
  statusOf: LearnerStatusOf;
  /** What it says of certificates. */
  certificate: ReactNode;
  onClose: () => void;
}

/** One series with its quizzes in order: a panel next to the list, or in its place on a phone. */
export function SeriesDetails({
  id,
  isMissing,
  chosen,
  statusOf,
  certificate,
  onClose,
}: SeriesDetailsProps) {
  const m = useMessages(seriesMessages);
  const { data, error, refetch, isFetching } = useSeries(isMissing ? undefined : id);
  const panel = useFocusOnChoice(id, chosen);

  return (
    <aside ref={panel} className={classes.panel} aria-labelledby="series-details" tabIndex={-1}>
      <div className={classes.head}>
        <TextLink
          from="/series"
          to="/series"
          search={({ series: _, ...search }) => search}
          className={classes.back}
        >
          <IconArrowLeft size={18} data-points aria-hidden /> {m.details.back}
        </TextLink>
        <Title order={2} size="h4" id="series-details">
          {m.details.title}
        </Title>
        <CloseButton
          size="lg"
          className={classes.close}
          aria-label={m.details.close}
          onClick={onClose}
        />
      </div>
      {data ? (
        <Details series={data} statusOf={statusOf} certificate={certificate} />
      ) : isMissing || (error && isFailure(error, 'not-found')) ? (
        <FailureAlert title={m.details.notFound} error={m.details.notFoundHint} />
      ) : error ? (
        <FailureAlert title={m.failed} error={error} onRetry={refetch} retrying={isFetching} />
      ) : (
        <div role="status">
          <VisuallyHidden>{m.loading}</VisuallyHidden>
          <Skeleton h={32} w="70%" />
          <Skeleton h={16} mt="md" />
          <Skeleton h={16} mt="xs" />
          <Skeleton h={220} mt="lg" />
        </div>
      )}
    </aside>
  );
}

/** A series that was chosen here gets the focus; one that came with the page leaves it where it is. */
function useFocusOnChoice(id: number, chosen: boolean) {
  const panel = useRef<HTMLElement>(null);
  const focused = useRef<number>(undefined);
  useEffect(() => {
    if (!chosen || focused.current === id) return;
    focused.current = id;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollTo({ top: 0 });
    // On a phone the panel has taken the place of a list that was scrolled.
    if ((panel.current?.getBoundingClientRect().top ?? 0) < 0) panel.current?.scrollIntoView();
  }, [id, chosen]);
  return panel;
}

interface DetailsProps extends Pick<SeriesDetailsProps, 'statusOf' | 'certificate'> {
  series: Series;
}

function Details({ series, statusOf, certificate }: DetailsProps) {
  const m = useMessages(seriesMessages);
  const format = useFormat();
  const mark = useContentMark()(series.language);
  const next = series.quizzes.find(({ id }) => statusOf(id)?.mastered === false);
  return (
    <>
      <Title order={3} size="h2" dir="auto" {...mark}>
        {series.displayName}
      </Title>
      <div className={classes.facts}>
        <DifficultyDots level={dotsOf[series.difficulty]} label={m.level[series.difficulty]} />
        <span className={classes.fact}>
          <IconClock size={16} aria-hidden />
          {durationOf(series, format)}
        </span>
      </div>
      <Text className={classes.description} dir="auto" {...mark}>
        {series.description}
      </Text>
      {certificate}
      <Part title={m.details.outcomes}>
        <Lines lines={series.learningOutcomes} mark={mark} none={m.details.noOutcomes} checked />
      </Part>
      <Part title={m.details.prerequisites}>
        <Lines lines={series.prerequisites} mark={mark} none={m.details.noPrerequisites} />
      </Part>
      <Part title={m.details.quizzes}>
        {series.quizzes.length === 0 ? (
          <Text c="dimmed">{m.details.noQuizzes}</Text>
        ) : (
          <>
            <Mastered quizzes={series.quizzes} statusOf={statusOf} />
            <ButtonLink
              to="/practice"
              search={{ mode: 'series', series: series.id }}
              variant="default"
              mb="md"
            >
              {m.details.practise}
            </ButtonLink>
            <ol>
              {series.quizzes.map((quiz) => (
                <Step key={quiz.id} quiz={quiz} status={statusOf(quiz.id)} isNext={quiz === next} />
              ))}
            </ol>
          </>
        )}
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <Title order={4} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </section>
  );
}

interface LinesProps {
  lines: string[];
  mark: ContentMark;
  none: string;
  checked?: boolean;
}

function Lines({ lines, mark, none, checked = false }: LinesProps) {
  if (lines.length === 0) return <Text c="dimmed">{none}</Text>;
  return (
    <ul
      className={classes.lines}
      data-checked={checked || undefined}
      data-marks={!checked || undefined}
    >
      {lines.map((line) => (
        <li key={line}>
          {checked && <IconCheck size={18} className={classes.check} aria-hidden />}
          <span dir="auto" {...mark}>
            {line}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** How many of the quizzes are mastered. */
function Mastered({ quizzes, statusOf }: { quizzes: SeriesQuiz[]; statusOf: LearnerStatusOf }) {
  const m = useMessages(seriesMessages);
  const format = useFormat();
  const statuses = quizzes.map(({ id }) => statusOf(id));
  if (statuses.every((status) => status === undefined)) return null;
  const mastered = statuses.filter((status) => status?.mastered).length;
  const words = m.details.masteredOf({
    mastered: format.count(mastered),
    count: format.count(quizzes.length),
  });
  return (
    <div className={classes.mastered}>
      <Progress value={(100 * mastered) / quizzes.length} color="pass" aria-label={words} />
      <Text size="sm" c="dimmed" data-figures>
        {words}
      </Text>
    </div>
  );
}

interface StepProps {
  quiz: SeriesQuiz;
  status: LearnerStatus | undefined;
  /** The first that is not mastered yet. */
  isNext: boolean;
}

function Step({ quiz, status, isNext }: StepProps) {
  const { details: m } = useMessages(seriesMessages);
  const format = useFormat();
  const mark = useContentMark()(quiz.language);
  return (
    <li className={classes.step}>
      <OptionMarker label={quiz.quizOrder} state={status?.mastered ? 'right' : 'empty'} />
      <div className={classes.words}>
        <Text fw={600} dir="auto" {...mark}>
          <VisuallyHidden>{quiz.quizOrder}. </VisuallyHidden>
          {quiz.title}{' '}
          {status?.mastered && (
            <Badge color="pass" size="md">
              {m.mastered}
            </Badge>
          )}
        </Text>
        <Text size="sm" c="dimmed" lineClamp={3} dir="auto" {...mark}>
          {quiz.description}
        </Text>
        <Text size="sm" c="dimmed" data-figures>
          {m.questions({ count: quiz.questionCount })} ·{' '}
          {quiz.untimed ? m.noTimeLimit : format.timeLimit(quiz.timeLimit)}
        </Text>
        <Text size="sm" c="dimmed" data-figures>
          {m.learners({ count: quiz.uniqueUsers })} · {m.attempts({ count: quiz.attemptCount })}
        </Text>
        {status?.words}
        <ButtonLink
          to="/quiz-overview/$id"
          params={{ id: String(quiz.id) }}
          variant={isNext ? 'filled' : 'light'}
          className={classes.start}
          aria-label={m.startQuiz({ title: quiz.title })}
        >
          {m.start}
        </ButtonLink>
      </div>
    </li>
  );
}
