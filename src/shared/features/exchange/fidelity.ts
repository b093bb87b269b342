import type { Gap } from '../question/question-types/gap-schema.ts';
import { gapsIn } from '../question/question-types/gaps.ts';
import type { QuestionType } from '../question/question-types/registry.ts';
import type { QuestionInput } from '../question/schema.ts';
import { cleaned } from './found.ts';
import { acceptedIn } from './question-of.ts';
import { type ImportItem, LosableField } from './schema.ts';

/** What Markdown shows: texts that are written differently can show the same. */
export type Show = (markdown: string) => string;

/**
 * What a format does not carry of each question: the fields that differ when the written file is read again. A
 * question that cannot be read again loses its text.
 */
export function lossesOf(
  questions: readonly QuestionInput[],
  readAgain: readonly ImportItem[],
  show: Show = (markdown) => markdown,
): { index: number; fields: LosableField[] }[] {
  return questions.flatMap((question, index) => {
    const found = readAgain[index]?.question;
    const fields: LosableField[] = found ? differences([question, found], show) : ['text'];
    return fields.length > 0 ? [{ index, fields }] : [];
  });
}

function differences(pair: [QuestionInput, QuestionInput], show: Show): LosableField[] {
  const fields = differing(pair, LosableField.options);
  const [question, found] = pair;
  return fields.length === 0 || question.type !== found.type
    ? fields
    : differing([shown(question, show), shown(found, show)], fields);
}

function differing(
  [question, found]: [QuestionInput, QuestionInput],
  fields: readonly LosableField[],
): LosableField[] {
  const [before, after] = [comparable(question), comparable(found)];
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

/** Types whose options and targets are Markdown. */
const withMarkdown: ReadonlySet<QuestionType> = new Set([
  'single_choice',
  'multiple_choice',
  'ordering',
  'matching',
  'categorise',
]);

/** The question with what is shown of its Markdown, and the order of its gaps. */
function shown(question: QuestionInput, show: Show): QuestionInput {
  const { text, type, options, targets, explanation, essay } = question;
  // A character that is left out is a loss, shown or not.
  const as = (markdown: string) => (cleaned(markdown) === markdown ? show(markdown) : markdown);
  const each = (texts: string[]) => (withMarkdown.has(type) ? texts.map(as) : texts);
  const order = type === 'cloze' ? gapsIn(text).join() : '';
  return {
    ...question,
    text: as(text) + order,
    options: each(options),
    targets: each(targets),
    explanation: explanation && as(explanation),
    essay: essay && { ...essay, markerNotes: essay.markerNotes && as(essay.markerNotes) },
  };
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
