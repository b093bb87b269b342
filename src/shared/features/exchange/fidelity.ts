import type { Gap } from '../question/question-types/gap-schema.ts';
import type { QuestionInput } from '../question/schema.ts';
import { acceptedIn } from './question-of.ts';
import { type ImportItem, LosableField } from './schema.ts';

/**
 * What a format does not carry of each question: the fields that differ when the written file is read again. A
 * question that cannot be read again loses its text.
 */
export function lossesOf(
  questions: readonly QuestionInput[],
  readAgain: readonly ImportItem[],
): { index: number; fields: LosableField[] }[] {
  return questions.flatMap((question, index) => {
    const found = readAgain[index]?.question;
    const fields: LosableField[] = found ? differences(question, found) : ['text'];
    return fields.length > 0 ? [{ index, fields }] : [];
  });
}

function differences(question: QuestionInput, found: QuestionInput): LosableField[] {
  const [before, after] = [comparable(question), comparable(found)];
  return LosableField.options.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** Accepted answers are the same list with either separator, and space around an option is none of it. */
const comparable = (question: QuestionInput) => ({
  ...question,
  options:
    question.type === 'fill_blank'
      ? acceptedIn(question.options)
      : question.options.map((option) => option.trim()),
  targets: question.targets.map((target) => target.trim()),
  gaps: question.gaps.map(trimmedGap),
});

const trimmed = (texts: readonly string[]) => texts.map((text) => text.trim());

const trimmedGap = (gap: Gap): Gap =>
  gap.kind === 'text'
    ? { ...gap, answers: trimmed(gap.answers) }
    : { ...gap, options: trimmed(gap.options) };
