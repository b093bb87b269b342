import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { PillLink } from '#web/ui/pill.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import type { FinishedAttempt } from '../api.ts';
import { verdictWords } from '../review/verdict.tsx';
import { resultsCsv } from './results-csv.ts';
import { countVerdict, quizzesOf } from './results-filter.ts';
import classes from './results-filters.module.css';
import type { ResultsFilter } from './results-search.ts';

interface VerdictFilterProps {
  /** What the other filters let through. */
  attempts: readonly FinishedAttempt[];
  chosen: ResultsFilter['verdict'];
}

export function VerdictFilter({ attempts, chosen }: VerdictFilterProps) {
  return (
    <Group component="nav" aria-label="Filter by verdict" gap="xs" mb="md" data-print="hide">
      {([undefined, 'passed', 'failed', 'left'] as const).map((verdict) => (
        <PillLink
          key={verdict ?? 'all'}
          from="/results/"
          to="/results"
          search={(search) => ({ ...search, verdict })}
          resetScroll={false}
          isChosen={chosen === verdict}
          count={verdict ? countVerdict(attempts, verdict) : attempts.length}
          activeOptions={{ includeSearch: true, exact: true }}
        >
          {verdict ? verdictWords[verdict] : 'All'}
        </PillLink>
      ))}
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
  return (
    <div className={classes.tools}>
      <NativeSelect
        label="Quiz"
        value={filter.quiz ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ quiz: value === '' ? undefined : Number(value) })
        }
        data={[
          { value: '', label: 'All quizzes' },
          ...quizzesOf(attempts).map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <TextInput
        type="date"
        label="From"
        value={filter.from ?? ''}
        {...(filter.to ? { max: filter.to } : {})}
        onChange={({ currentTarget: { value } }) => onFilter({ from: value || undefined })}
      />
      <TextInput
        type="date"
        label="To"
        value={filter.to ?? ''}
        {...(filter.from ? { min: filter.from } : {})}
        onChange={({ currentTarget: { value } }) => onFilter({ to: value || undefined })}
      />
    </div>
  );
}

/** The list as a file. */
export function SaveResults({ hits }: { hits: readonly FinishedAttempt[] }) {
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      disabled={hits.length === 0}
      onClick={() => saveFile('my-results.csv', resultsCsv(hits), 'text/csv;charset=utf-8')}
    >
      Save as CSV
    </Button>
  );
}
