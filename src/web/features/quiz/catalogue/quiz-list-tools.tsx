import { Button, CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { quizMessages } from '../messages/messages.ts';
import { quizListMessages } from './messages/messages.ts';
import { lengths, levels, type QuizListSearch, sorts, states } from './quiz-filters.ts';
import classes from './quiz-list-tools.module.css';

interface QuizListToolsProps {
  search: QuizListSearch;
  /** Only members have a state. */
  isMember: boolean;
  onSearch: (change: Partial<QuizListSearch>) => void;
}

/** Filters and order of the list, except its categories. */
export function QuizListTools({ search, isMember, onSearch }: QuizListToolsProps) {
  const m = useMessages(quizListMessages);
  const { level } = useMessages(quizMessages);
  const usual = search.q ? 'best' : 'newest';
  return (
    <div className={classes.tools} data-member={isMember || undefined}>
      <TitleSearch text={search.q ?? ''} onSearch={(q) => onSearch({ q })} />
      <Choice
        label={m.difficulty}
        none={m.anyLevel}
        known={levels}
        labels={level}
        chosen={search.difficulty}
        onChoose={(difficulty) => onSearch({ difficulty })}
      />
      <Choice
        label={m.length}
        none={m.anyLength}
        known={lengths}
        labels={m.lengths}
        chosen={search.length}
        onChoose={(length) => onSearch({ length })}
      />
      {isMember ? (
        <Choice
          label={m.state}
          none={m.anyState}
          known={states}
          labels={m.states}
          chosen={search.state}
          onChoose={(state) => onSearch({ state })}
        />
      ) : (
        <div className={classes.memberChoice} />
      )}
      <Choice
        label={m.sort}
        known={sorts}
        labels={m.sorts}
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
  /** The keys, in the order of the options. */
  known: Readonly<Record<Key, unknown>>;
  labels: Readonly<Record<Key, string>>;
  /** One that cannot be chosen now. */
  hidden?: Key | undefined;
  chosen: Key | undefined;
  onChoose: (key: Key | undefined) => void;
}

function Choice<Key extends string>({
  label,
  none,
  known,
  labels,
  hidden,
  chosen,
  onChoose,
}: ChoiceProps<Key>) {
  const isKey = (name: string): name is Key => Object.hasOwn(known, name);
  const options = Object.keys(known)
    .filter(isKey)
    .filter((value) => value !== hidden)
    .map((value) => ({ value, label: labels[value] }));
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
  const m = useMessages(quizListMessages);
  const [typed, setTyped] = useState(text);
  const sent = useRef(text);
  const field = useRef<HTMLInputElement>(null);
  const send = (wanted: string) => {
    sent.current = wanted;
    onSearch(wanted || undefined);
  };
  // What is typed while the list is loading stays; a link, or the way back, changes it.
  useEffect(() => {
    if (text === sent.current) return;
    sent.current = text;
    setTyped(text);
  }, [text]);
  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send(typed.trim());
        }}
      >
        <Group gap="xs" wrap="nowrap">
          <TextInput
            ref={field}
            type="search"
            aria-label={m.searchByWords}
            placeholder={m.searchPlaceholder}
            flex={1}
            maxLength={200}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            rightSection={
              typed !== '' && (
                <CloseButton
                  aria-label={m.clearSearch}
                  onClick={() => {
                    setTyped('');
                    if (text !== '') send('');
                    // The button is removed with the text, so the field takes the focus.
                    field.current?.focus();
                  }}
                />
              )
            }
          />
          <Button type="submit" variant="default">
            {m.search}
          </Button>
        </Group>
      </form>
    </search>
  );
}
