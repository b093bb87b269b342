import type { QuizRules } from '../quiz-rules.ts';
import type { AnswerRow, PaperQuestion } from './rows.ts';

/**
 * Whether a stored response is right, computed without the product's code: for the questions of the chaos
 * catalogue, whose fill-in answers have one accepted text, whose items are in the order of the alphabet, whose
 * numbers are within one of the right one, whose items have targets with the same first letter, and whose gaps are
 * filled with an accepted text to the letter.
 */
export function isRight({ type, body }: PaperQuestion, response: AnswerRow['response']): boolean {
  if (response === null) return false;
  if (type === 'fill_blank')
    return response.answerText?.trim().toLowerCase() === body.options[0]?.trim().toLowerCase();
  if (type === 'numeric')
    return Math.abs(Number(response.answerText) - Number(body.options[0]?.split(' ')[0])) <= 1;
  if (type === 'ordering') {
    const texts = response.selectedOptions?.map((index) => body.options[index]);
    return JSON.stringify(texts) === JSON.stringify(body.options.toSorted());
  }
  if (type === 'matching' || type === 'categorise')
    return body.options.every((_, item) => isPlaced(body, response, item));
  if (type === 'cloze')
    return (body.gaps ?? []).every((gap, index) => isFilled(gap, response, index));
  if (type === 'multiple_choice') {
    const chosen = new Set(response.selectedOptions);
    const right = new Set(body.correctOptions);
    return chosen.size === right.size && [...chosen].every((index) => right.has(index));
  }
  return response.selectedOption === body.correctOption;
}

/**
 * What an answer earns of its question or costs, in whole percent, as docs/statistics.md says: parts count for several
 * right options, an order, pairs and groups; an answer that earns nothing costs the deduction.
 */
export function creditOf(
  question: PaperQuestion,
  response: AnswerRow['response'],
  { partialCredit, wrongAnswerPenaltyPercent }: QuizRules,
): number {
  if (isRight(question, response)) return 100;
  if (response === null) return 0;
  const [part, whole] = partialCredit ? partOf(question, response) : [0, 1];
  return part > 0 ? Math.min(99, Math.floor((100 * part) / whole)) : 0 - wrongAnswerPenaltyPercent;
}

/** How many parts are right, and of how many. */
function partOf(
  { type, body }: PaperQuestion,
  response: NonNullable<AnswerRow['response']>,
): [number, number] {
  const chosen = response.selectedOptions ?? [];
  const { options, gaps } = body;
  if (type === 'multiple_choice') {
    const right = body.correctOptions ?? [];
    const hits = chosen.filter((index) => right.includes(index)).length;
    const wrong = options.length - right.length;
    return [hits * wrong - (chosen.length - hits) * right.length, right.length * wrong];
  }
  if (type === 'ordering') {
    const inOrder = options.toSorted();
    const texts = chosen.map((index) => options[index] ?? '');
    const pairs = texts.filter((text, index) => {
      const next = inOrder[inOrder.indexOf(text) + 1];
      return next !== undefined && texts[index + 1] === next;
    });
    return [pairs.length, options.length - 1];
  }
  if (type === 'matching' || type === 'categorise')
    return [options.filter((_, item) => isPlaced(body, response, item)).length, options.length];
  if (type === 'cloze' && gaps)
    return [gaps.filter((gap, index) => isFilled(gap, response, index)).length, gaps.length];
  return [0, 1];
}

/** Whether an item has a target with the same first letter. */
const isPlaced = (
  { options, targets }: PaperQuestion['body'],
  { selectedOptions }: NonNullable<AnswerRow['response']>,
  item: number,
): boolean => targets?.[selectedOptions?.[item] ?? -1]?.[0] === options[item]?.[0];

/** Whether a gap has an accepted text or the right option. */
const isFilled = (
  { answers, correctOption }: NonNullable<PaperQuestion['body']['gaps']>[number],
  { answerText, selectedOptions }: NonNullable<AnswerRow['response']>,
  index: number,
): boolean =>
  answers
    ? answers.includes(answerText?.split('\n')[index] ?? '')
    : selectedOptions?.[index] === correctOption;
