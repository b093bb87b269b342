import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { isChosen } from '#shared/features/question/question-types/answering.ts';
import { givenToGap } from '#shared/features/question/question-types/gaps.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import { optionLetter } from '#web/ui/option-marker.tsx';
import type { reviewMessages } from '../review/messages/messages.ts';
import { optionText } from '../review/option-text.ts';
import type { ReceivedAnswer } from './paper-at.ts';

/** A part of an answer: an option or an item by its letter, as its author has written it, or a text of the learner. */
export type AnswerPart = { letter: string; written: string; target?: string } | { typed: string };

type Question = AnswerReview['question'];

/** What was answered, in parts; empty for an answer that was cleared. */
export function answerParts(
  m: Pick<MessagesOf<typeof reviewMessages>, 'true' | 'false'>,
  question: Question,
  answer: ReceivedAnswer,
): AnswerPart[] {
  if (!answer.isAnswered) return [];
  if (question.targets.length > 0) return placedParts(question, answer);
  if (question.gaps.length > 0) return filledParts(question, answer);
  const { spots = [] } = answer;
  if (spots.length > 0) return spots.map(({ x, y }) => ({ typed: `${x / 100} % / ${y / 100} %` }));
  const shown = question.type === 'ordering' ? answer.selectedOptions : question.order;
  const chosen = shown
    .filter((index) => isChosen(answer, index))
    .map((index) => ({
      letter: optionLetter(question.order.indexOf(index)),
      written: optionText(question.type, index, question.options[index], m),
    }));
  return chosen.length > 0 ? chosen : [{ typed: answer.answerText ?? '' }];
}

/** Each item that was given a target. */
const placedParts = (
  { order, options, targets }: Question,
  { selectedOptions }: ReceivedAnswer,
): AnswerPart[] =>
  order.flatMap((index, position) => {
    const target = targets[selectedOptions[index] ?? -1];
    if (target === undefined) return [];
    return [{ letter: optionLetter(position), written: options[index] ?? '', target }];
  });

/** Each gap that was filled: `1: Paris`. */
const filledParts = ({ gaps }: Question, answer: ReceivedAnswer): AnswerPart[] =>
  gaps.flatMap((gap, index) => {
    const given = givenToGap(gap, index, answer);
    return given === '' ? [] : [{ typed: `${index + 1}: ${given}` }];
  });
