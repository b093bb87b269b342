import { Button, Group, NativeSelect } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { DayField } from '#web/ui/form/dates/day-field.tsx';
import { PillLink } from '#web/ui/pill.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { reviewMessages } from '../review/messages/messages.ts';
import type { FinishedAttempt } from './api.ts';
import { resultsMessages } from './messages/messages.ts';
import { resultsCsv } from './results-csv.ts';
import { quizzesOf, verdictsIn } from './results-filter.ts';
import classes from './results-filters.module.css';
import type { ResultsFilter } from './results-search.ts';

interface VerdictFilterProps {
  /** What the other filters let through. */
  attempts: readonly FinishedAttempt[];
  chosen: ResultsFilter['verdict'];
}

export function VerdictFilter({ attempts, chosen }: VerdictFilterProps) {
  const m = useMessages(resultsMessages);
  const { verdict: words } = useMessages(reviewMessages);
  return (
    <Group component="nav" aria-label={m.filterByVerdict} gap="xs" mb="md" data-print="hide">
      {[{ verdict: undefined, count: attempts.length }, ...verdictsIn(attempts, chosen)].map(
        ({ verdict, count }) => (
          <PillLink
            key={verdict ?? 'all'}
            from="/results/"
            to="/results"
            search={(search) => ({ ...search, verdict })}
            resetScroll={false}
            isChosen={chosen === verdict}
            count={count}
          >
            {verdict ? words[verdict] : m.all}
          </PillLink>
        ),
      )}
    </Group>
  );
}

interface ResultToolsProps {
  /** Every attempt, for the choice of quizzes. */
  attempts: readonly FinishedAttempt[];
  filter: ResultsFilter;
  /** Changes the address, which changes the list. */
  onFilter: (change: Partial<ResultsFilter>) => void;
}

/** Quiz and dates to narrow the list by. */
export function ResultTools({ attempts, filter, onFilter }: ResultToolsProps) {
  const m = useMessages(resultsMessages);
  const format = useFormat();
  return (
    <div className={classes.tools}>
      <NativeSelect
        label={m.quiz}
        value={filter.quiz ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ quiz: value === '' ? undefined : Number(value) })
        }
        data={[
          { value: '', label: m.allQuizzes },
          ...quizzesOf(attempts, format.compare).map(({ id, title }) => ({
            value: String(id),
            label: title,
          })),
        ]}
      />
      <DayField
        label={m.from}
        value={filter.from ?? ''}
        {...(filter.to ? { max: filter.to } : {})}
        onDay={(day) => onFilter({ from: day || undefined })}
      />
      <DayField
        label={m.to}
        value={filter.to ?? ''}
        {...(filter.from ? { min: filter.from } : {})}
        onDay={(day) => onFilter({ to: day || undefined })}
      />
    </div>
  );
}

/** The list as a file. */
export function SaveResults({ hits }: { hits: readonly FinishedAttempt[] }) {
  const m = useMessages(resultsMessages);
  const review = useMessages(reviewMessages);
  const format = useFormat();
  const csv = () => resultsCsv(hits, { results: m, review, format });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      disabled={hits.length === 0}
      onClick={() => saveFile(m.csv.fileName, csv(), 'text/csv;charset=utf-8')}
    >
      {m.saveAsCsv}
    </Button>
  );
}
