import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useQuizChoices } from './api.ts';

export interface ChosenQuiz {
  id: number;
  title: string;
  /** Of a quiz that the person manages. */
  status?: string;
}

interface QuizSelectProps {
  label: string;
  placeholder: string;
  nothingFound: string;
  description?: string;
  quiz: ChosenQuiz | null;
  onChoose: (quiz: ChosenQuiz | null) => void;
  /** Whether quizzes of others that are open to all can be chosen too. */
  openToo?: boolean;
}

const pauseBeforeSearch = 250;

/** A choice of one quiz, which the server searches by its title. */
export function QuizSelect({
  label,
  placeholder,
  nothingFound,
  description,
  quiz,
  onChoose,
  openToo = false,
}: QuizSelectProps) {
  const [typed, setTyped] = useState('');
  // The title of the chosen quiz is not searched for.
  const [wanted] = useDebouncedValue(typed === quiz?.title ? '' : typed, pauseBeforeSearch);
  const { quizzes: found, isLoading } = useQuizChoices(wanted, { openToo });
  const choices = quiz && !found.some(({ id }) => id === quiz.id) ? [quiz, ...found] : found;
  return (
    <Select<number>
      label={label}
      description={description}
      placeholder={placeholder}
      data-autofocus
      searchable
      selectFirstOptionOnChange
      // Not while the first ones are still read.
      {...(isLoading ? {} : { nothingFoundMessage: nothingFound })}
      // The server has searched already.
      filter={({ options }) => options}
      data={choices.map(({ id, title }) => ({ value: id, label: title }))}
      searchValue={typed}
      onSearchChange={setTyped}
      value={quiz?.id ?? null}
      onChange={(id) => onChoose(choices.find((choice) => choice.id === id) ?? null)}
    />
  );
}
