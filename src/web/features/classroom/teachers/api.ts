import { listFreshness } from '#web/freshness.ts';
import { type Outputs, trpc } from '#web/trpc.ts';
import { useForgetClasses } from '../api.ts';

export type ClassTeacher = Outputs['classroom']['teachers'][number];

export const useTeachers = (classId: number) =>
  trpc.classroom.teachers.useQuery({ classId }, listFreshness);

export function useTeacherCalls() {
  const calls = trpc.useUtils();
  const onSuccess = () => calls.classroom.teachers.invalidate();
  return {
    add: trpc.classroom.addTeacher.useMutation({ onSuccess }).mutateAsync,
    remove: trpc.classroom.removeTeacher.useMutation({ onSuccess }).mutateAsync,
    stop: trpc.classroom.stopTeaching.useMutation({ onSuccess: useForgetClasses() }).mutateAsync,
  };
}
