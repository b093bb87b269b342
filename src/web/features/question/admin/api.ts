import { listFreshness, listPage } from '#web/freshness.ts';
import { useQuizzesChanged } from '#web/quizzes/api.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

export type BankRow = Outputs['question']['page']['items'][number];
export type BankQuery = Inputs['question']['page'];
export type BankQuestion = Outputs['question']['get'];
export type Tag = Outputs['question']['tags'][number];
export type TagLabel = BankRow['tags'][number];
export type Difficulty = BankRow['difficulty'];

/** A page of the bank; the page before stays on screen while the next one comes. */
export const useBankPage = (query: BankQuery) => trpc.question.page.useQuery(query, listPage);
export const useBankQuestion = (id: number) => trpc.question.get.useQuery({ id }, listFreshness);
export const useNearDuplicates = (id: number) => trpc.question.nearDuplicates.useQuery({ id });
export const useTags = () => trpc.question.tags.useQuery().data ?? [];
export const useCategoryChoices = () => trpc.category.list.useQuery().data ?? [];
/** The languages of all quizzes. */
export const useLanguages = () => trpc.quiz.totals.useQuery().data?.languages ?? [];

/** What a merge would do, once both tags are chosen. */
export const useMergePreview = (ids: number[], into: number | null) =>
  trpc.question.previewMerge.useQuery({ ids, into: into ?? 0 }, { enabled: into !== null });

/** Which quizzes are concerned when questions are archived; undefined until it is known. */
export const useArchiveImpact = (ids: number[]) =>
  trpc.quiz.leavingImpact.useQuery({ kind: 'questions', ids }, { staleTime: 0 }).data;

/** What a move to a quiz, or to a new draft, would change. */
export const useMovePreview = (ids: number[], quizId: number | null, enabled: boolean) =>
  trpc.quiz.previewMove.useQuery({ ids, quizId }, { enabled, staleTime: 0 });
export type MovePreview = Outputs['quiz']['previewMove'];

/** Calls that change tags, or which questions have them. */
export function useTagCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => void calls.question.invalidate();
  return {
    create: trpc.question.createTag.useMutation({ onSuccess }).mutateAsync,
    update: trpc.question.updateTag.useMutation({ onSuccess }).mutateAsync,
    merge: trpc.question.mergeTags.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.question.removeTag.useMutation({ onSuccess }).mutateAsync,
    tagMany: trpc.question.tagMany.useMutation({ onSuccess }).mutateAsync,
  };
}

/** Calls that change questions and the quizzes that ask them. */
export function useBankCalls() {
  const onSuccess = useQuizzesChanged();
  return {
    archive: trpc.quiz.archiveQuestions.useMutation({ onSuccess }).mutateAsync,
    restore: trpc.quiz.restoreQuestions.useMutation({ onSuccess }).mutateAsync,
    setDifficulties: trpc.quiz.setDifficulties.useMutation({ onSuccess }).mutateAsync,
    copy: trpc.quiz.copyQuestions.useMutation({ onSuccess }).mutateAsync,
    move: trpc.quiz.moveQuestions.useMutation({ onSuccess }).mutateAsync,
    moveToNewQuiz: trpc.quiz.moveToNewQuiz.useMutation({ onSuccess }).mutateAsync,
    removeQuiz: trpc.quiz.removeMany.useMutation({ onSuccess }).mutateAsync,
    removeCopies: trpc.quiz.removeCopies.useMutation({ onSuccess }).mutateAsync,
  };
}
