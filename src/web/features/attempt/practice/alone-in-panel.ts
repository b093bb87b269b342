import type { PaperQuestionForTaker, SavedAnswer } from '#shared/features/attempt/schema.ts';
import type { Spot } from '#shared/features/question/question-types/region.ts';
import { answerTo, openPlayer, type PlayerEvent, playerReducer } from '../taking/player-state.ts';

/** The props of the question panel where there is no session: each answer goes to `onAnswer`. */
export function aloneInPanel(
  question: PaperQuestionForTaker,
  answer: SavedAnswer,
  onAnswer: (answer: SavedAnswer) => void,
) {
  const { questionId } = question;
  const apply = (event: PlayerEvent) =>
    onAnswer(answerTo(playerReducer(openPlayer([question], [answer]), event), questionId));
  return {
    ...{ question, answer, locked: false, canStrike: false, isStruck: () => false },
    onChoose: (option: number) => apply({ type: 'chosen', questionId, option, now: 0 }),
    onTap: () => {},
    onStrike: () => {},
    onPlace: (option: number, target: number) =>
      apply({ type: 'placed', questionId, option, target, now: 0 }),
    onMark: (spots: Spot[]) => apply({ type: 'marked', questionId, spots, now: 0 }),
    onType: (text: string) => apply({ type: 'typed', questionId, text, now: 0 }),
    onClear: () => apply({ type: 'cleared', questionId, now: 0 }),
  };
}
