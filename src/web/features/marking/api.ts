import { minuteMs } from '#shared/kernel/time/durations.ts';
import { isFailure } from '#web/failure/failure.ts';
import { useHasRole } from '#web/session/roles.ts';
import { type Outputs, trpc } from '#web/trpc.ts';
import type { MarkingSearch } from './marking-search.ts';

export type AnswerToMark = Outputs['marking']['answer'];

export const useWaiting = (classId: number | undefined) =>
  trpc.marking.waiting.useSuspenseQuery({ classId })[0];

export interface OpenQuestion extends Omit<MarkingSearch, 'question' | 'answer'> {
  question: number;
}

const listInput = ({ question, quiz, class: classId, state }: OpenQuestion) => ({
  ...{ questionId: question, quizId: quiz, classId },
  state: state ?? ('waiting' as const),
});

/** The answers to go through. They stay while they are marked, so that there is a way back. */
export const useAnswers = (open: OpenQuestion) =>
  trpc.marking.answers.useQuery(listInput(open), {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** How old the number at a link may be, in milliseconds. */
const oldest = minuteMs;

/** How many answers wait for a mark; asked for again now and then. Undefined for members who do not mark. */
export function useWaitingCount(): number | undefined {
  const enabled = useHasRole('marker');
  const { data } = trpc.marking.count.useQuery(undefined, {
    enabled,
    staleTime: oldest,
    refetchOnWindowFocus: true,
    refetchInterval: 5 * oldest,
  });
  return data?.waiting;
}

export const useAnswer = (id: number | undefined, named: boolean) =>
  trpc.marking.answer.useQuery({ id: id ?? 0, named }, { enabled: id !== undefined });

export function useMark() {
  const calls = trpc.useUtils();
  return trpc.marking.mark.useMutation({
    // The answer was deleted or needs no mark any more: the lists are read again, and what was entered stays.
    onError: (error) =>
      isFailure(error, 'conflict', 'not-found')
        ? Promise.all([calls.marking.waiting.invalidate(), calls.marking.count.invalidate()])
        : undefined,
    onSuccess: () =>
      Promise.all([
        calls.marking.answer.invalidate(),
        calls.marking.waiting.invalidate(),
        calls.marking.count.invalidate(),
        calls.classroom.shownGradebook.invalidate(),
        calls.classroom.cell.invalidate(),
      ]),
  }).mutateAsync;
}
