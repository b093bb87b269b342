import { ActionIcon, Badge, Text, Tooltip } from '@mantine/core';
import { IconLockOpen } from '@tabler/icons-react';
import type { AttemptOutcome, AttemptSort } from '#shared/features/progress/results.ts';
import type { Format } from '#shared/kernel/language/format.ts';
import { shownScore } from '#shared/kernel/points.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { rememberRow } from '#web/lists/list-return.ts';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { useServerClock } from '#web/server-clock.tsx';
import { Address } from '#web/ui/admin/address.tsx';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ChoiceFilter } from '#web/ui/form/choice-filter.tsx';
import { ClearFilters } from '#web/ui/form/filter-row.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { useReported } from '#web/ui/use-reported.ts';
import { type AttemptRow, useAttempts, useResultsFiles, useUnlock } from './api.ts';
import { quizResultsMessages } from './messages/messages.ts';
import classes from './quiz-results.module.css';
import { attemptQuery, quizResultsSearch, type ResultsViewProps } from './results-search.ts';

/** Who took the quiz, when and with which score. */
export function AttemptsView({ id, search, onSearch }: ResultsViewProps) {
  const { attempts: m, failed } = useMessages(quizResultsMessages);
  const format = useFormat();
  const query = useAttempts(attemptQuery(id, search));
  const isFiltered = Boolean(search.q || search.outcome);
  const { confirm, dialog } = useConfirm();
  return (
    <>
      <AttemptTools id={id} search={search} onSearch={onSearch} />
      <AdminList<AttemptRow, AttemptSort>
        label={m.list}
        query={query}
        failed={failed}
        found={m.found}
        columns={columnsFor(m, format)}
        actions={(attempt) => <UnlockButton attempt={attempt} confirm={confirm} />}
        nameOf={(attempt) => m.number({ id: String(attempt.id) })}
        sorting={{
          by: search.sort ?? 'started',
          direction: search.direction,
          onSort: (sort, direction) => onSearch({ ...search, sort, direction, page: undefined }),
        }}
        onPage={(page) => onSearch({ ...search, page })}
        empty={
          isFiltered ? (
            <EmptyState title={m.noMatch}>{m.noMatchHint}</EmptyState>
          ) : (
            <EmptyState title={m.none}>{m.noneHint}</EmptyState>
          )
        }
      />
      {dialog}
    </>
  );
}

function UnlockButton({
  attempt: { id, learner, canRetakeAt },
  confirm,
}: {
  attempt: AttemptRow;
  confirm: ReturnType<typeof useConfirm>['confirm'];
}) {
  const { attempts: m, actFor } = useMessages(quizResultsMessages);
  const clock = useServerClock();
  const unlock = useUnlock();
  const { run } = useReported(m.notDone);
  if (!learner || canRetakeAt === null || Date.parse(canRetakeAt) <= clock.now()) return null;
  const ask = () =>
    confirm({
      title: m.unlock,
      consequences: <bdi>{learner.name}</bdi>,
      confirmLabel: m.unlock,
      act: () => run(() => unlock({ id }), m.unlocked),
    });
  return (
    <Tooltip label={m.unlock}>
      <ActionIcon aria-label={actFor({ act: m.unlock, name: learner.name })} onClick={ask}>
        <IconLockOpen size={18} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}

function AttemptTools({ id, search, onSearch }: ResultsViewProps) {
  const { attempts: m, downloadCsv, downloadFailed } = useMessages(quizResultsMessages);
  const files = useResultsFiles();
  // Select values are texts; the address accepts only known values.
  const narrow = (change: Record<string, unknown>) =>
    onSearch(quizResultsSearch({ ...search, ...change, page: undefined }));
  const { page: _, ...listed } = attemptQuery(id, search);
  return (
    <div className={classes.tools}>
      <SearchField
        className={classes.search}
        aria-label={m.search}
        placeholder={m.search}
        text={search.q}
        onSearch={(q) => narrow({ q })}
      />
      <ChoiceFilter
        aria-label={m.outcome}
        all={m.anyOutcome}
        choices={m.outcomes}
        value={search.outcome}
        onChoose={(outcome) => narrow({ outcome })}
      />
      {(search.q || search.outcome) && (
        <ClearFilters onClear={() => narrow({ q: undefined, outcome: undefined })} />
      )}
      <DownloadButton
        label={downloadCsv}
        failed={downloadFailed}
        makeFile={() => files.attempts(listed)}
      />
    </div>
  );
}

type Words = MessagesOf<typeof quizResultsMessages>['attempts'];

function columnsFor(m: Words, format: Format): Column<AttemptRow, AttemptSort>[] {
  return [
    {
      title: m.learner,
      sort: 'name',
      main: true,
      cell: (attempt) => <Learner attempt={attempt} />,
    },
    { title: m.outcome, cell: (attempt) => <Outcome attempt={attempt} /> },
    {
      title: m.score,
      sort: 'score',
      usual: 'desc',
      figure: true,
      inCard: m.score,
      cell: (attempt) => (attempt.status === 'open' ? noValue : <Score attempt={attempt} />),
    },
    {
      title: m.started,
      sort: 'started',
      usual: 'desc',
      cell: ({ startedAt }) => <Moment at={startedAt} form="moment" />,
    },
    {
      title: m.time,
      sort: 'time',
      usual: 'desc',
      figure: true,
      inCard: m.time,
      cell: ({ timeTaken }) => (timeTaken === null ? noValue : format.duration(timeTaken)),
    },
  ];
}

function Learner({ attempt: { id, learner } }: { attempt: AttemptRow }) {
  const { attempts: m } = useMessages(quizResultsMessages);
  return (
    <>
      <TextLink
        to="/admin/attempts"
        search={{ attempt: id }}
        underline="hover"
        inherit
        fw={600}
        dir="auto"
        onClick={() => rememberRow(m.list, id)}
      >
        {learner?.name ?? m.erased}
      </TextLink>
      <Text inherit c="dimmed" dir="auto">
        {learner?.email ? <Address>{learner.email}</Address> : m.number({ id: String(id) })}
      </Text>
    </>
  );
}

const colours: Record<AttemptOutcome, string> = {
  passed: 'pass',
  failed: 'fail',
  to_be_marked: 'marigold',
  abandoned: 'gray',
  open: 'marigold',
  self_reported: 'gray',
};

function outcomeOf({ status, passed, toBeMarked = 0 }: AttemptRow): AttemptOutcome {
  if (status !== 'submitted' && status !== 'timed_out') return status;
  if (passed) return 'passed';
  return toBeMarked > 0 ? 'to_be_marked' : 'failed';
}

function Outcome({ attempt }: { attempt: AttemptRow }) {
  const { attempts: m } = useMessages(quizResultsMessages);
  const outcome = outcomeOf(attempt);
  const isGraded = outcome === 'passed' || outcome === 'failed';
  return (
    <>
      <Badge size="md" miw="max-content" color={colours[outcome]}>
        {m.outcomes[outcome]}
      </Badge>
      {attempt.status === 'timed_out' && (
        <Text inherit c="dimmed">
          {m.timedOut}
        </Text>
      )}
      {isGraded && !attempt.isCounted && (
        <Text inherit c="dimmed">
          {m.notCounted}
        </Text>
      )}
    </>
  );
}

function Score({ attempt }: { attempt: AttemptRow }) {
  const { attempts: m } = useMessages(quizResultsMessages);
  const format = useFormat();
  const { score, points, totalQuestions, mark } = attempt;
  const total = format.count(totalQuestions);
  return (
    <>
      <Text span inherit fw={600}>
        {format.percent(shownScore(attempt), totalQuestions)}
      </Text>{' '}
      <Text span inherit c="dimmed">
        {points === undefined
          ? m.scoreOf({ score: format.count(score), total })
          : m.pointsOf({ points: format.count(points), total })}
      </Text>
      {mark?.isOfThis && (
        <Text inherit c="dimmed">
          {m.counts[mark.rule]({ percent: format.percent(mark.percentage, 100) })}
        </Text>
      )}
    </>
  );
}
