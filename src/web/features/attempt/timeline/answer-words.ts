import type { AnswerReview } from '#shared/features/attempt/schema.ts';
import { isChosen } from '#shared/features/question/question-types/answering.ts';
import { givenToGap } from '#shared/features/question/question-types/gaps.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import { optionLetter } from '#web/ui/option-marker.tsx';
import type { timelineMessages } from './messages/messages.ts';
import type { ReceivedAnswer } from './paper-at.ts';

/** What was answered, in a line: `B. Paris`, a typed text, or `No answer`. */
export function answerWords(
  m: MessagesOf<typeof timelineMessages>,
  question: AnswerReview['question'],
  answer: ReceivedAnswer | undefined,
): string {
  if (!answer?.isAnswered) return m.noAnswer;
  if (question.targets.length > 0) return placesIn(question, answer);
  if (question.gaps.length > 0) return gapsIn(question, answer);
  const { spots = [] } = answer;
  if (spots.length > 0) return spots.map(({ x, y }) => `${x / 100} % / ${y / 100} %`).join(', ');
  const shown = question.type === 'ordering' ? answer.selectedOptions : question.order;
  const chosen = shown.flatMap((index) =>
    isChosen(answer, index)
      ? [`${optionLetter(question.order.indexOf(index))}. ${question.options[index] ?? ''}`]
      : [],
  );
  return chosen.length > 0 ? chosen.join(', ') : (answer.answerText ?? '');
}

/** Each item that was given a target: `A. Norway → Oslo`. */
const placesIn = (
  { order, options, targets }: AnswerReview['question'],
  { selectedOptions }: ReceivedAnswer,
): string =>
  order
    .flatMap((index, position) => {
      const target = targets[selectedOptions[index] ?? -1];
      return target === undefined
        ? []
        : [`${optionLetter(position)}. ${options[index] ?? ''} → ${target}`];
    })
    .join(', ');

/** Each gap that was filled: `1: Paris`. */
const gapsIn = ({ gaps }: AnswerReview['question'], answer: ReceivedAnswer): string =>
  gaps
    .flatMap((gap, index) => {
      const given = givenToGap(gap, index, answer);
      return given === '' ? [] : [`${index + 1}: ${given}`];
    })
    .join(', ');
