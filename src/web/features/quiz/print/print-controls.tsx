import { Button, Checkbox, Group, Select } from '@mantine/core';
import { IconArrowsShuffle } from '@tabler/icons-react';
import type { QuizForAuthor } from '#shared/features/quiz/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { printMessages } from './messages/messages.ts';
import classes from './print.module.css';
import { maxVersions, printable } from './print-paper.ts';
import { type PrintSearch, printSearch } from './print-search.ts';

interface PrintControlsProps {
  quiz: QuizForAuthor;
  search: PrintSearch;
  onSearch: (search: PrintSearch) => void;
}

const versionCounts = Array.from({ length: maxVersions }, (_, index) => index + 1);
const largestSeed = 1_000_000;

/** What is printed. Each choice is in the address. */
export function PrintControls({ quiz, search, onSearch }: PrintControlsProps) {
  const m = useMessages(printMessages);
  const ready = printable(quiz).length;
  const change = (changes: Record<string, unknown>) =>
    onSearch(printSearch({ ...search, ...changes }));
  return (
    <Group gap="md" align="end" mb="lg">
      <Select
        className={classes.choice}
        label={m.versions}
        data={versionCounts.map((count) => ({
          value: String(count),
          label: m.versionCount({ count }),
        }))}
        value={search.versions ?? '1'}
        allowDeselect={false}
        onChange={(versions) => change({ versions })}
      />
      {quiz.questionsPerAttempt < ready && (
        <Select
          className={classes.choice}
          label={m.questions}
          data={[
            { value: 'all', label: m.allQuestions({ count: ready }) },
            { value: 'attempt', label: m.asInAttempt({ count: quiz.questionsPerAttempt }) },
          ]}
          value={search.questions ?? 'all'}
          allowDeselect={false}
          onChange={(questions) => change({ questions })}
        />
      )}
      <Button
        variant="default"
        leftSection={<IconArrowsShuffle size={18} aria-hidden />}
        onClick={() => change({ seed: 1 + Math.floor(Math.random() * largestSeed) })}
      >
        {m.shuffleAgain}
      </Button>
      <Group gap="md" mih="var(--control-md)">
        <Checkbox
          label={m.answerSheets}
          checked={search.sheet !== 'no'}
          onChange={({ currentTarget }) =>
            change({ sheet: currentTarget.checked ? undefined : 'no' })
          }
        />
        <Checkbox
          label={m.answerKey}
          checked={search.key !== 'no'}
          onChange={({ currentTarget }) =>
            change({ key: currentTarget.checked ? undefined : 'no' })
          }
        />
      </Group>
    </Group>
  );
}
