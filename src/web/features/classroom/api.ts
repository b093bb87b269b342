import { type Outputs, trpc } from '#web/trpc.ts';

export type ClassRow = Outputs['classroom']['list'][number];
export type Gradebook = Outputs['classroom']['gradebook'];
export type Cell = Gradebook['cells'][number];
export type ClassAssignment = Gradebook['assignments'][number];
export type OwnClass = Outputs['classroom']['own'][number];
export type OwnAssignment = OwnClass['assignments'][number];

export const useClasses = () => trpc.classroom.list.useQuery();
export const useGradebook = (classId: number) =>
  trpc.classroom.gradebook.useSuspenseQuery({ classId })[0];
export const useOwnClasses = () => trpc.classroom.own.useSuspenseQuery()[0];

/** Reads the gradebook as a file. */
export function useGradebookFile() {
  const { client } = trpc.useUtils();
  return (classId: number) => client.classroom.gradebookFile.query({ classId });
}

/** Calls of who runs classes. */
export function useClassCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.classroom.invalidate();
  return {
    create: trpc.classroom.create.useMutation({ onSuccess }).mutateAsync,
    rename: trpc.classroom.rename.useMutation({ onSuccess }).mutateAsync,
    setOpen: trpc.classroom.setOpen.useMutation({ onSuccess }).mutateAsync,
    renewCode: trpc.classroom.renewCode.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.classroom.remove.useMutation().mutateAsync,
    removeMember: trpc.classroom.removeMember.useMutation({ onSuccess }).mutateAsync,
    assign: trpc.classroom.assign.useMutation({ onSuccess }).mutateAsync,
    unassign: trpc.classroom.unassign.useMutation({ onSuccess }).mutateAsync,
  };
}

/** Calls of members. */
export function useMemberCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.classroom.own.invalidate();
  return {
    join: trpc.classroom.join.useMutation({ onSuccess }).mutateAsync,
    leave: trpc.classroom.leave.useMutation({ onSuccess }).mutateAsync,
  };
}
