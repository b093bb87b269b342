import { Button, CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import {
  lengthLabels,
  levelLabels,
  type QuizListSearch,
  sortLabels,
  stateLabels,
} from './quiz-filters.ts';
import classes from './quiz-list-tools.module.css';

interface QuizListToolsProps {
  search: QuizListSearch;
  /** Only members have a state. */
  isMember: boolean;
  onSearch: (change: Partial<QuizListSearch>) => void;
}

/** Filters and order of the list, except its categories. */
export function QuizListTools({ search, isMember, onSearch }: QuizListToolsProps) {
  const usual = search.q ? 'best' : 'newest';
  return (
    <div className={classes.tools} data-member={isMember || undefined}>
      <TitleSearch key={search.q} text={search.q ?? ''} onSearch={(q) => onSearch({ q })} />
      <Choice
        label="Difficulty"
        none="All levels"
        labels={levelLabels}
        chosen={search.difficulty}
        onChoose={(difficulty) => onSearch({ difficulty })}
      />
      <Choice
        label="Length"
        none="Any length"
        labels={lengthLabels}
        chosen={search.length}
        onChoose={(length) => onSearch({ length })}
      />
      {isMember ? (
        <Choice
          label="Your state"
          none="Any state"
          labels={stateLabels}
          chosen={search.state}
          onChoose={(state) => onSearch({ state })}
        />
      ) : (
        <div className={classes.memberChoice} />
      )}
      <Choice
        label="Sort by"
        labels={sortLabels}
        hidden={search.q ? undefined : 'best'}
        chosen={search.sort ?? usual}
        onChoose={(sort) => onSearch({ sort: sort === usual ? undefined : sort })}
      />
    </div>
  );
}

interface ChoiceProps<Key extends string> {
  label: string;
  /** The words for no choice, where there may be none. */
  none?: string;
  labels: Readonly<Record<Key, string>>;
  /** One that cannot be chosen now. */
  hidden?: Key | undefined;
  chosen: Key | undefined;
  onChoose: (key: Key | undefined) => void;
}

function Choice<Key extends string>({
  label,
  none,
  labels,
  hidden,
  chosen,
  onChoose,
}: ChoiceProps<Key>) {
  const isKey = (name: string): name is Key => Object.hasOwn(labels, name);
  const options = Object.entries<string>(labels)
    .filter(([value]) => value !== hidden)
    .map(([value, label]) => ({ value, label }));
  return (
    <NativeSelect
      aria-label={label}
      value={chosen ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose(isKey(value) ? value : undefined)}
      data={none === undefined ? options : [{ value: '', label: none }, ...options]}
    />
  );
}

interface TitleSearchProps {
  text: string;
  onSearch: (q: string | undefined) => void;
}

function TitleSearch({ text, onSearch }: TitleSearchProps) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim() || undefined);
        }}
      >
        <Group gap="xs" wrap="nowrap">
          <TextInput
            type="search"
            aria-label="Search quizzes by words"
            placeholder="Search quizzes"
            flex={1}
            maxLength={200}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            rightSection={
              typed !== '' && (
                <CloseButton
                  aria-label="Clear search"
                  onClick={() => {
                    setTyped('');
                    if (text !== '') onSearch(undefined);
                  }}
                />
              )
            }
          />
          <Button type="submit" variant="default">
            Search
          </Button>
        </Group>
      </form>
    </search>
  );
}
