import { type Inputs, type Outputs, trpc } from '#web/trpc.ts';

/** A member of a class. */
export type MemberPlace = Inputs['classroom']['exceptions'];
export type MemberExceptions = Outputs['classroom']['exceptions'];
export type ClassException = MemberExceptions['given'][number];
export type MemberQuiz = MemberExceptions['quizzes'][number];

export const useMemberExceptions = (place: MemberPlace) =>
  trpc.classroom.exceptions.useQuery(place);

/** What teachers allow a member. Each answer is what the member has then; after a refusal it is read again. */
export function useMemberCalls(place: MemberPlace) {
  const calls = trpc.useUtils();
  const options = {
    onSuccess: (data: MemberExceptions) => {
      calls.classroom.exceptions.setData(place, data);
      return calls.exception.invalidate();
    },
    onError: () => calls.classroom.exceptions.invalidate(place),
  };
  return {
    set: trpc.classroom.setException.useMutation(options).mutateAsync,
    remove: trpc.classroom.removeException.useMutation(options).mutateAsync,
    endWait: trpc.classroom.endWait.useMutation(options).mutateAsync,
  };
}
