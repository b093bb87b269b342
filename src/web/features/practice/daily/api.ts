import { useUser } from '#web/session/session.tsx';
import { type Outputs, trpc } from '#web/trpc.ts';
import { sentUntilThere, usePracticeChanged } from '../api.ts';
import type { GivenInPractice } from '../practice-parts.ts';
import { browserAnswerId } from './browser-answer-id.ts';

export type DailyFeedback = Outputs['practice']['answerDaily'];

/** The question of the day, which stays while it is answered. */
export const useDailyQuestion = () =>
  trpc.practice.daily.useQuery(undefined, {
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Each member and each browser of guests counts once a day. */
export function useAnswerDaily(day: string) {
  const isGuest = useUser() === null;
  const { mutateAsync } = trpc.practice.answerDaily.useMutation({
    ...sentUntilThere,
    onSuccess: usePracticeChanged(),
  });
  return ({
    questionId,
    answerId,
    version,
    selectedOption,
    selectedOptions,
    answerText,
    spots,
  }: GivenInPractice) =>
    mutateAsync({
      ...{ day, questionId, version, selectedOption, selectedOptions, answerText },
      ...(spots && { spots }),
      // A person who answers as a guest and then signs in counts once as a guest and once as a member.
      answerId: isGuest ? browserAnswerId(day) : answerId,
    });
}
