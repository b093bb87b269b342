import { isFailure } from '#web/failure/failure.ts';
import { listFreshness } from '#web/freshness.ts';
import { type Outputs, trpc } from '#web/trpc.ts';
import { useForgetClasses } from '../api.ts';

export type ClassTeacher = Outputs['classroom']['teachers'][number];

export const useTeachers = (classId: number) =>
  trpc.classroom.teachers.useQuery({ classId }, listFreshness);

export function useTeacherCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.classroom.teachers.invalidate();
  // The teacher has left the class meanwhile.
  const onError = (error: unknown) => (isFailure(error, 'not-found') ? onSuccess() : undefined);
  return {
    add: trpc.classroom.addTeacher.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.classroom.removeTeacher.useMutation({ onSuccess, onError }).mutateAsync,
    stop: trpc.classroom.stopTeaching.useMutation({ onSuccess: useForgetClasses() }).mutateAsync,
  };
}
