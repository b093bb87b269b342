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
    return body.options.every((option, index) => {
      const target = body.targets?.[response.selectedOptions?.[index] ?? -1];
      return target?.[0] === option[0];
    });
  if (type === 'cloze')
    return (body.gaps ?? []).every(({ answers, correctOption }, gap) =>
      answers
        ? answers.includes(response.answerText?.split('\n')[gap] ?? '')
        : response.selectedOptions?.[gap] === correctOption,
    );
  if (type === 'multiple_choice') {
    const chosen = new Set(response.selectedOptions);
    const right = new Set(body.correctOptions);
    return chosen.size === right.size && [...chosen].every((index) => right.has(index));
  }
  return response.selectedOption === body.correctOption;
}
