import { ActionIcon, Progress, Text, Tooltip } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import type { Format } from '#shared/kernel/language/format.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { onOnePage } from '#web/lists/local-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MinutesForm, useAddedMinutes } from '#web/ui/form/minutes-form.tsx';
import { Countdown } from '#web/ui/text/countdown.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { type RunningAttempt, useAddTime, useRunning } from './api.ts';
import { quizResultsMessages } from './messages/messages.ts';
import type { ResultsViewProps } from './results-search.ts';

/** The learners who take the quiz now and their progress, with buttons that give one or all of them more time. */
export function LiveView({ id }: Pick<ResultsViewProps, 'id'>) {
  const { live: m, failed, actFor, attempts: words } = useMessages(quizResultsMessages);
  const nameOf = ({ name }: RunningAttempt) => name ?? words.erased;
  const format = useFormat();
  const { data, ...query } = useRunning(id);
  const addTime = useAddTime();
  const added = useAddedMinutes((more) => addTime({ quizId: id, ...more }), {
    notDone: m.notDone,
    added: m.added,
  });
  const addMinutes = m.addMinutes({ count: added.minutes });
  const items = data?.attempts ?? [];
  return (
    <>
      {items.length > 0 && <MinutesForm added={added} label={m.minutes} addLabel={m.addToAll} />}
      <AdminList<RunningAttempt, never>
        label={m.list}
        query={{ ...query, data: data && onOnePage(items) }}
        failed={failed}
        found={m.found}
        columns={columnsFor(m, { format, nameOf })}
        nameOf={nameOf}
        actions={(attempt) => (
          <Tooltip label={addMinutes}>
            <ActionIcon
              aria-label={actFor({ act: addMinutes, name: nameOf(attempt) })}
              disabled={!added.canAdd}
              onClick={() => void added.add(attempt.id)}
            >
              <IconClockPlus size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
        empty={<EmptyState title={m.noLearners}>{m.noLearnersHint}</EmptyState>}
      />
    </>
  );
}

type Words = MessagesOf<typeof quizResultsMessages>['live'];

interface Writers {
  format: Format;
  nameOf: (attempt: RunningAttempt) => string;
}

function columnsFor(m: Words, { format, nameOf }: Writers): Column<RunningAttempt, never>[] {
  return [
    { title: m.learner, main: true, cell: (attempt) => <b dir="auto">{nameOf(attempt)}</b> },
    {
      title: m.answered,
      words: true,
      inCard: m.answered,
      cell: (attempt) => <Answered attempt={attempt} />,
    },
    {
      title: m.timeLeft,
      figure: true,
      inCard: m.timeLeft,
      cell: ({ deadline, untimed }) =>
        untimed ? m.noTimeLimit : <Countdown to={deadline} format={(left) => format.clock(left)} />,
    },
    {
      title: m.lastSaved,
      inCard: m.lastSaved,
      cell: ({ lastSavedAt }) =>
        lastSavedAt === null ? (
          <Text inherit c="dimmed">
            {m.nothingYet}
          </Text>
        ) : (
          <Moment at={lastSavedAt} form="moment" />
        ),
    },
  ];
}

function Answered({ attempt: { answered, totalQuestions } }: { attempt: RunningAttempt }) {
  const { live: m } = useMessages(quizResultsMessages);
  const format = useFormat();
  const words = m.answeredOf({
    answered: format.count(answered),
    total: format.count(totalQuestions),
  });
  return (
    <>
      {words}
      <Progress
        value={totalQuestions === 0 ? 0 : (answered / totalQuestions) * 100}
        aria-label={words}
      />
    </>
  );
}
