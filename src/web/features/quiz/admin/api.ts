import { minuteMs } from '#shared/kernel/time/durations.ts';
import { isFailure } from '#web/failure/failure.ts';
import { listFreshness, listPage } from '#web/freshness.ts';
import { useQuizzesChanged } from '#web/quizzes/api.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';

export type CategoryTree = Outputs['category']['hierarchy'];
export type QuizDraw = Outputs['quiz']['draws']['draws'][number];
export type StoredSlots = Outputs['quiz']['slots'];
export type QuizSlot = Outputs['quiz']['slots']['slots'][number];
type DrawRule = ReturnType<typeof toDrawRule>;
export type QuizMoves = Inputs['quiz']['moveMany'];
export type AuthoredQuiz = Outputs['quiz']['getForAuthor'];
export type QuizRow = Outputs['quiz']['pageForAuthor']['items'][number];
export type QuizSearch = Inputs['quiz']['pageForAuthor'];
export type QuizSort = NonNullable<QuizSearch['sort']>;

export const useTotals = () => trpc.quiz.totals.useSuspenseQuery()[0];
export const useRecentQuizzes = () =>
  trpc.quiz.recent.useSuspenseQuery(undefined, listFreshness)[0];
export const useCategoryTree = () =>
  trpc.category.hierarchy.useSuspenseQuery(undefined, { staleTime: 5 * minuteMs })[0];
export const useCategoryTreeQuery = () => trpc.category.hierarchy.useQuery();
export const useCategoryChoices = () => trpc.category.list.useQuery().data ?? [];
/** The versions of a question as they are stored now. */
export const useQuestionVersions = (id: number) =>
  trpc.quiz.questionVersions.useQuery({ id }, { staleTime: 0 });
/** What a quiz asks in its order; undefined until it is known. */
export const useQuizSlots = (id: number, enabled = true) => useStoredSlots(id, enabled)?.slots;
/** The same with its version. */
export const useStoredSlots = (id: number, enabled = true) => useSlotsQuery(id, enabled).data;
/** Other authors change it, and the bank that it draws from. */
export const useSlotsQuery = (id: number, enabled: boolean) =>
  trpc.quiz.slots.useQuery({ id }, { enabled, ...listFreshness });
/** Questions of the bank that the account manages, for a choice. */
export const useBankChoices = (query: Inputs['question']['page']) =>
  trpc.question.page.useQuery(query, { placeholderData: (before) => before }).data;
export const useTagChoices = () => trpc.question.tags.useQuery().data ?? [];
/** How many questions of the bank a draw may take. */
export const useDrawnCount = (id: number, { count: _, ...rule }: DrawRule) =>
  trpc.quiz.countDrawn.useQuery({ id, ...rule }, { placeholderData: (before) => before }).data
    ?.available;
/**
 * Questions that an attempt could draw now. They stay the same until they are fetched again.
 * @param seed for the same questions after that too
 */
export const useDrawSample = (id: number, enabled: boolean, seed?: number) =>
  trpc.quiz.sampleDraws.useQuery({ id, seed }, { enabled, staleTime: Number.POSITIVE_INFINITY });
export const useQuizForAuthor = (id: number) => trpc.quiz.getForAuthor.useSuspenseQuery({ id })[0];
/** The same as it is stored now, for a list. */
export const useQuizToReview = (id: number) =>
  trpc.quiz.getForAuthor.useQuery({ id }, { staleTime: 0 });
/** The questions of a stored quiz that have no tags; undefined until they are known. */
export const useUntaggedQuestions = (id: number | null) =>
  trpc.quiz.untaggedQuestions.useQuery({ id: id ?? 0 }, { enabled: id !== null, staleTime: 0 })
    .data;

/** A page of quizzes; the page before stays on screen while the next one comes. */
export const useQuizSearch = (search: QuizSearch, enabled = true) =>
  trpc.quiz.pageForAuthor.useQuery(search, { enabled, ...listPage });

export function useCreateQuiz() {
  const onSuccess = useQuizzesChanged();
  const { mutateAsync } = trpc.quiz.createWithQuestions.useMutation({ onSuccess });
  const once = useIdempotencyKey();
  return (quiz: Inputs['quiz']['createWithQuestions']) =>
    once((idempotencyKey) => mutateAsync({ ...quiz, idempotencyKey }));
}

/** Makes a copy of a stored quiz; sending again after a lost answer makes no second one. */
export function useDuplicateCall() {
  const onSuccess = useQuizzesChanged();
  const { mutateAsync } = trpc.quiz.duplicate.useMutation({ onSuccess });
  const once = useIdempotencyKey();
  return (copy: Inputs['quiz']['duplicate']) =>
    once((idempotencyKey) => mutateAsync({ ...copy, idempotencyKey }));
}

export function useSaveQuiz() {
  const calls = trpc.useUtils();
  const onSuccess = useQuizzesChanged();
  const save = trpc.quiz.save.useMutation({ onSuccess });
  return {
    save: save.mutateAsync,
    /** The quiz as it is stored now. */
    loadLatest: (id: number) => calls.quiz.getForAuthor.fetch({ id }, { staleTime: 0 }),
  };
}

/** Calls that change what a quiz asks besides its own questions. */
export function useSlotCalls() {
  const onSuccess = useQuizzesChanged();
  const calls = trpc.useUtils();
  const set = trpc.quiz.setSlots.useMutation({
    onSuccess: (stored, { id }) => {
      // At once, so that the next change begins from it.
      calls.quiz.slots.setData({ id }, stored);
      onSuccess();
    },
    onError: (error, { id }) =>
      isFailure(error, 'stale') ? calls.quiz.slots.invalidate({ id }) : undefined,
  });
  const copy = trpc.quiz.copyQuestions.useMutation({
    onSuccess: (_copies, { quizId }) => {
      onSuccess();
      // The copy is done once they are read again: it has changed their version, from which the next change begins.
      return calls.quiz.slots.invalidate({ id: quizId });
    },
  });
  return {
    /** Replaces all links and draws. They are read again when another author has changed them in the meantime. */
    set: set.mutateAsync,
    copy: copy.mutateAsync,
    isSaving: set.isPending || copy.isPending,
  };
}

/** A draw as it is sent. */
export const toDrawRule = ({ count, tags, categoryId, difficulty }: QuizDraw) => ({
  count,
  tagIds: tags.map(({ id }) => id),
  categoryId,
  difficulty,
});

/** Links and separates translations; the editor shows what is stored. */
export function useTranslationLinks() {
  const onSuccess = useQuizzesChanged();
  const link = trpc.quiz.linkTranslation.useMutation({ onSuccess });
  const unlink = trpc.quiz.unlinkTranslation.useMutation({ onSuccess });
  return {
    link: link.mutateAsync,
    unlink: unlink.mutateAsync,
    isPending: link.isPending || unlink.isPending,
  };
}

/** The valid secret links of a quiz; undefined until they are known. */
export const useShareLinks = (quizId: number) =>
  trpc.attempt.shareLinks.useQuery({ quizId }, { staleTime: 0 }).data;
export type QuizShareLink = Outputs['attempt']['shareLinks'][number];

/** The access link of a quiz; undefined until it is known. */
export const useAccessLink = (id: number) =>
  trpc.quiz.accessLink.useQuery({ id }, { staleTime: 0 }).data;

/** Makes, renews and ends the access link of a quiz. */
export function useAccessLinkCalls(id: number) {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.quiz.accessLink.invalidate({ id });
  const renew = trpc.quiz.renewAccessLink.useMutation({ onSuccess });
  const end = trpc.quiz.endAccessLink.useMutation({ onSuccess });
  return {
    renew: () => renew.mutateAsync({ id }),
    end: () => end.mutateAsync({ id }),
    isPending: renew.isPending || end.isPending,
  };
}

/** Makes and ends secret links. */
export function useShareLinkCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.attempt.shareLinks.invalidate();
  const end = trpc.attempt.endShareLink.useMutation({ onSuccess });
  return {
    make: trpc.attempt.createShareLink.useMutation({ onSuccess }).mutateAsync,
    end: end.mutateAsync,
    isEnding: end.isPending,
  };
}

/** Which other quizzes are concerned when quizzes are deleted; undefined until it is known. */
export const useDeletionImpact = (ids: number[]) =>
  trpc.quiz.leavingImpact.useQuery({ kind: 'quizzes', ids }, { staleTime: 0 }).data;

/** Reads which other quizzes are concerned when questions are deleted. */
export function useReadRemovalImpact() {
  const calls = trpc.useUtils();
  return (ids: number[]) =>
    calls.quiz.leavingImpact.fetch({ kind: 'questions', ids }, { staleTime: 0 });
}

/** Calls that act on several quizzes, each with an outcome per quiz. */
export function useManyQuizzes() {
  const onSuccess = useQuizzesChanged();
  return {
    setStatuses: trpc.quiz.setStatuses.useMutation({ onSuccess }).mutateAsync,
    move: trpc.quiz.moveMany.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.quiz.removeMany.useMutation({ onSuccess }).mutateAsync,
    restore: trpc.quiz.restoreMany.useMutation({ onSuccess }).mutateAsync,
  };
}

export function useAddQuestion() {
  const onSuccess = useQuizzesChanged();
  const { mutateAsync, isPending } = trpc.quiz.addQuestion.useMutation({ onSuccess });
  const once = useIdempotencyKey();
  const add = (question: Inputs['quiz']['addQuestion']) =>
    once((idempotencyKey) => mutateAsync({ ...question, idempotencyKey }));
  return { add, isPending };
}

export function useCreateSubCategory() {
  const calls = trpc.useUtils();
  return trpc.category.createSub.useMutation({ onSuccess: () => calls.category.invalidate() });
}
