import { ActionIcon, Progress, Text, Tooltip } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { Format } from '#shared/kernel/language/format.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { useSecondsUntil } from '#web/server-clock.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { MinutesForm, usualMinutes } from '#web/ui/form/minutes-form.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type RunningAttempt, useAddTime, useRunning } from './api.ts';
import { quizResultsMessages } from './messages/messages.ts';
import type { ResultsViewProps } from './results-search.ts';

/** Who writes the quiz now, how far they are, and more time for one or all of them. */
export function LiveView({ id }: Pick<ResultsViewProps, 'id'>) {
  const { live: m, failed, actFor, attempts: words } = useMessages(quizResultsMessages);
  const nameOf = ({ name }: RunningAttempt) => name ?? words.erased;
  const format = useFormat();
  const { data, ...query } = useRunning(id);
  const addTime = useAddTime();
  const { pending, run } = useReported(m.notDone);
  const toast = useToast();
  const [minutes, setMinutes] = useState(usualMinutes);
  const items = data?.attempts ?? [];
  const add = (attemptId: number | null) =>
    run(async () => {
      const { attempts } = await addTime({ quizId: id, attemptId, minutes });
      // An attempt may have ended since it was listed.
      toast(
        attempts > 0
          ? { title: m.added({ count: minutes }), tone: 'pass' }
          : { title: m.notDone, tone: 'fail' },
      );
    });
  return (
    <>
      {items.length > 0 && (
        <MinutesForm
          minutes={minutes}
          pending={pending}
          label={m.minutes}
          addLabel={m.addToAll({ count: minutes })}
          onMinutes={setMinutes}
          onAdd={() => void add(null)}
        />
      )}
      <AdminList<RunningAttempt, never>
        label={m.list}
        query={{
          ...query,
          data: data && { items, total: items.length, page: 1, pageSize: items.length },
        }}
        failed={failed}
        found={m.found}
        columns={columnsFor(m, { format, nameOf })}
        nameOf={nameOf}
        actions={(attempt) => (
          <Tooltip label={m.addMinutes({ count: minutes })}>
            <ActionIcon
              aria-label={actFor({
                act: m.addMinutes({ count: minutes }),
                name: nameOf(attempt),
              })}
              disabled={pending || minutes < 1}
              onClick={() => void add(attempt.id)}
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
        untimed ? m.noTimeLimit : <TimeLeft deadline={deadline} format={format} />,
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

function TimeLeft({ deadline, format }: { deadline: string; format: Format }) {
  return <span data-figures>{format.clock(useSecondsUntil(deadline))}</span>;
}
