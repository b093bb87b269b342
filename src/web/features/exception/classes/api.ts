import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';
import { isOutdated } from '../api.ts';

/** A member of a class. */
export type MemberKey = Inputs['classroom']['exceptions'];
export type MemberExceptions = Outputs['classroom']['exceptions'];
export type ClassException = MemberExceptions['given'][number];
export type MemberQuiz = MemberExceptions['quizzes'][number];

/** Learners use attempts, and others allow more: not kept once the dialog is closed. */
export const useMemberExceptions = (member: MemberKey) =>
  trpc.classroom.exceptions.useQuery(member, { gcTime: 0 });

/** What teachers allow a member. Each answer is what the member has then; it is read again when it has changed. */
export function useMemberCalls(member: MemberKey) {
  const calls = trpc.useUtils();
  const options = {
    onSuccess: (data: MemberExceptions) => {
      calls.classroom.exceptions.setData(member, data);
      return calls.exception.invalidate();
    },
    onError: (error: unknown) =>
      isOutdated(error) ? calls.classroom.exceptions.invalidate(member) : undefined,
  };
  return {
    set: trpc.classroom.setException.useMutation(options).mutateAsync,
    remove: trpc.classroom.removeException.useMutation(options).mutateAsync,
    endWait: trpc.classroom.endWait.useMutation(options).mutateAsync,
    endWaits: trpc.classroom.endWaits.useMutation(options).mutateAsync,
  };
}
