import { tokenOf } from '../link-token.ts';
import type { Cast } from './cast.ts';
import type { createContent } from './content.ts';

/** Secret links to quizzes of the author. */
export function createLinks({ world, author }: Cast, { quiz }: ReturnType<typeof createContent>) {
  const shareLink = async () => {
    const { id: quizId } = await quiz();
    const { id, url } = await author.calls.attempt.createShareLink({ quizId });
    return { id, token: tokenOf(url) };
  };
  const accessLink = async () => {
    const { id: quizId } = await quiz();
    const { url } = await author.calls.quiz.renewAccessLink({ id: quizId });
    return { quizId, token: tokenOf(url) };
  };
  return {
    /** A secret link to a quiz of the author. */
    shareLink,
    accessLink,
    /** A trial that was begun by such a link. */
    sharedTrial: async () => {
      const { token } = await shareLink();
      const { trial } = await world.guest.calls.attempt.beginShared({ token });
      return { token, trial };
    },
  };
}
