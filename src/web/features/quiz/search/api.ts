import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { minuteMs } from '#shared/kernel/time/durations.ts';
import { useHasRole } from '#web/session/roles.ts';
import { trpc } from '#web/trpc.ts';

const pause = 150;
/** New quizzes are found after this while. */
const cachedFor = minuteMs;

/** At most five quizzes whose title matches, a moment after the last key. */
export function useQuizSuggestions(text: string) {
  const [settled] = useDebouncedValue(text.trim(), pause);
  const { data, isError } = trpc.quiz.suggest.useQuery(
    { text: settled },
    { enabled: settled !== '', staleTime: cachedFor, placeholderData: keepPreviousData },
  );
  return {
    suggestions: settled === '' || text.trim() === '' ? [] : (data ?? []),
    failed: isError,
    /** Whether they belong to the text in the box now. */
    current: data !== undefined && settled === text.trim(),
  };
}

/** The first match of a text, asked for at once. */
export function useFirstMatch() {
  const calls = trpc.useUtils();
  return async (text: string) => {
    const [first] = await calls.quiz.suggest.fetch({ text }, { staleTime: cachedFor });
    return first;
  };
}

/** Of the quizzes that the account manages. */
export function useQuestionHits(text: string) {
  const enabled = useHasRole('author');
  return trpc.quiz.searchQuestions.useQuery({ text }, { enabled }).data ?? [];
}
