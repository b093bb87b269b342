import { isFailure } from '#web/failure/failure.ts';
import { listFreshness } from '#web/freshness.ts';
import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';

export type ClassRow = Outputs['classroom']['list'][number];
export type Gradebook = Outputs['classroom']['shownGradebook'];
export type Cell = Gradebook['lines'][number][number];
export type CellDetail = Outputs['classroom']['cell'];
export type CellKey = Inputs['classroom']['cell'];
export type MemberRef = CellDetail['member'];
export type ClassAssignment = Gradebook['assignments'][number];
export type OwnClass = Outputs['classroom']['own'][number];
export type OwnAssignment = OwnClass['assignments'][number];

export const useClasses = () => trpc.classroom.list.useQuery(undefined, listFreshness);
export const useGradebook = (classId: number) =>
  trpc.classroom.shownGradebook.useSuspenseQuery({ classId }, listFreshness)[0];
export const useOwnClasses = () => trpc.classroom.own.useSuspenseQuery()[0];

/** The classes of the member; undefined until they are known. Teachers assign something at any time. */
const useClassesAsLearner = () => trpc.classroom.own.useQuery(undefined, listFreshness).data;

/** The assignments of all classes of the member; none until they are known. */
export const useOwnAssignments = () =>
  (useClassesAsLearner() ?? []).flatMap(({ assignments }) => assignments);

/** The assignments of the member that a quiz belongs to, with their classes; none until they are known. */
export const useAssignmentsOfQuiz = (quizId: number) =>
  (useClassesAsLearner() ?? []).flatMap(({ name: className, assignments }) =>
    assignments
      .filter(({ quizId: own, series }) => own === quizId || isIn(series, quizId))
      .map((assignment) => ({ ...assignment, className })),
  );

const isIn = (series: OwnAssignment['series'], quizId: number): boolean =>
  series?.quizzes.some(({ id }) => id === quizId) ?? false;

/** Forms begin from what is stored when the cell is opened, so that it is not kept once it is closed. */
export const useCell = (cell: CellKey) => trpc.classroom.cell.useQuery(cell, { gcTime: 0 });
/** What an attempt of the reader counts for; undefined until it is known. */
export const useRemarks = (id: number) =>
  trpc.classroom.remarks.useQuery({ id }, listFreshness).data;

/**
 * What teachers write into one cell. Its answer is the cell; the cell is read again when another teacher has changed it
 * meanwhile.
 */
export function useCellCalls(cell: CellKey) {
  const calls = trpc.useUtils();
  const onError = (error: unknown) =>
    isFailure(error, 'stale') ? calls.classroom.cell.invalidate(cell) : undefined;
  const options = {
    onSuccess: (detail: CellDetail) => {
      calls.classroom.cell.setData(cell, detail);
      return calls.classroom.shownGradebook.invalidate();
    },
    onError,
  };
  const onSuccess = async () => {
    await calls.classroom.cell.invalidate(cell);
    await calls.classroom.shownGradebook.invalidate();
  };
  return {
    override: trpc.classroom.override.useMutation(options).mutateAsync,
    takeBack: trpc.classroom.takeBack.useMutation(options).mutateAsync,
    comment: trpc.classroom.comment.useMutation(options).mutateAsync,
    uncomment: trpc.classroom.uncomment.useMutation(options).mutateAsync,
    setConditions: trpc.classroom.setMemberConditions.useMutation({ onSuccess, onError })
      .mutateAsync,
    /** The cell as it was read last. */
    readCell: () => calls.classroom.cell.getData(cell),
  };
}

/** The series that can be assigned. */
export function useSeriesChoices() {
  const { data: series = [], isLoading } = trpc.series.list.useQuery({});
  return { series, isLoading };
}

/** Reads the gradebook as a file. */
export function useGradebookFile() {
  const { client } = trpc.useUtils();
  return (file: Inputs['classroom']['gradebookFile']) => client.classroom.gradebookFile.query(file);
}

/**
 * For a class that the caller no longer sees. What was read of classes is read again when it is shown next, as the list
 * is; not at once, because the page of the class is still open and could not be read.
 */
export function useForgetClasses() {
  const calls = trpc.useUtils();
  return () => calls.classroom.invalidate(undefined, { refetchType: 'none' });
}

/**
 * The calls of teachers. The data of the page is read again if another teacher has changed it or a member has left; a
 * creation that is sent again after a lost answer happens once.
 */
export function useClassCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.classroom.invalidate();
  const onError = (error: unknown) =>
    isFailure(error, 'stale', 'not-found', 'invalid') ? calls.classroom.invalidate() : undefined;
  const { mutateAsync: create } = trpc.classroom.create.useMutation({ onSuccess });
  const { mutateAsync: assign } = trpc.classroom.assign.useMutation({ onSuccess, onError });
  const once = useIdempotencyKey();
  return {
    create: (made: Inputs['classroom']['create']) =>
      once((idempotencyKey) => create({ ...made, idempotencyKey })),
    rename: trpc.classroom.rename.useMutation({ onSuccess }).mutateAsync,
    setOpen: trpc.classroom.setOpen.useMutation({ onSuccess }).mutateAsync,
    renewCode: trpc.classroom.renewCode.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.classroom.remove.useMutation({ onSuccess: useForgetClasses() }).mutateAsync,
    removeMember: trpc.classroom.removeMember.useMutation({ onSuccess, onError }).mutateAsync,
    assign: (assigned: Inputs['classroom']['assign']) =>
      once((idempotencyKey) => assign({ ...assigned, idempotencyKey })),
    changeAssignment: trpc.classroom.changeAssignment.useMutation({ onSuccess, onError })
      .mutateAsync,
    unassign: trpc.classroom.unassign.useMutation({ onSuccess, onError }).mutateAsync,
  };
}

/** Calls of members. */
export function useMemberCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.classroom.own.invalidate();
  // The page of a link says whether one is a member of its class.
  const onLeft = () => Promise.all([onSuccess(), calls.classroom.offer.invalidate()]);
  // Left in another tab, or removed by a teacher.
  const onError = (error: unknown) => (isFailure(error, 'not-found') ? onLeft() : undefined);
  return {
    join: trpc.classroom.join.useMutation({ onSuccess }).mutateAsync,
    leave: trpc.classroom.leave.useMutation({ onSuccess: onLeft, onError }).mutateAsync,
  };
}
