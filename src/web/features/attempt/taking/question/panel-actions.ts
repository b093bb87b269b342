import type { Spot } from '#shared/features/question/question-types/region.ts';
import type { PlayerSession } from '../player-session.ts';

/** What the panel of a question does with the session, whether the questions are shown one at a time or all together. */
export const panelActions = (session: PlayerSession, questionId: number) => ({
  onPlace: (option: number, target: number) => session.place(questionId, { option, target }),
  onMark: (spots: Spot[]) => session.mark(questionId, spots),
  onType: (text: string) => session.type(questionId, text),
  onFlag: () => session.toggleFlag(questionId),
  onClear: () => session.clear(questionId),
});
