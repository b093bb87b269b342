import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type OwnNotes = Outputs['practice']['notes'];
export type NotedQuestion = Outputs['practice']['noted']['items'][number];
type NotedQuery = Inputs['practice']['noted'];

/** What is kept of a question of a result; undefined where it may not be seen, and while it loads. */
export const useAttemptNotes = (attemptId: number, questionId: number) =>
  trpc.practice.attemptNotes.useQuery(
    { id: attemptId },
    { select: (all) => all.find(({ id }) => id === questionId) },
  ).data;

/** What is kept of a question that was answered in practice. */
export const useQuestionNotes = (id: number) => trpc.practice.notes.useQuery({ id }).data;

/** A page of the list; the page before stays on screen while the next one comes. */
export const useNoted = (query: NotedQuery) =>
  trpc.practice.noted.useQuery(query, { placeholderData: (before) => before });

export const useNotedSummary = () => trpc.practice.notedSummary.useSuspenseQuery()[0];

/** Changes of a bookmark or a note. */
export function useNoteCalls() {
  const { practice } = trpc.useUtils();
  const onSuccess = () =>
    Promise.all([
      practice.attemptNotes.invalidate(),
      practice.notes.invalidate(),
      practice.noted.invalidate(),
      practice.notedSummary.invalidate(),
    ]);
  return {
    save: trpc.practice.saveNote.useMutation({ onSuccess }).mutateAsync,
    /** Reads again what is stored, after a save was refused. */
    readAgain: onSuccess,
    add: trpc.practice.addBookmark.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.practice.removeBookmark.useMutation({ onSuccess }).mutateAsync,
  };
}
