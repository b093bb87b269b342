import { unusedFields } from '#shared/features/question/question-types/definition.ts';
import type { Gap } from '#shared/features/question/question-types/gap-schema.ts';
import { isCorrectOption } from '#shared/features/question/question-types/options.ts';
import type { Region } from '#shared/features/question/question-types/region.ts';
import { questionTypes } from '#shared/features/question/question-types/registry.ts';
import type { MessagesOf } from '#web/language/message-file.ts';
import { optionLetter } from '#web/ui/option-marker.tsx';
import type { quizEditorMessages } from '../editor/messages/messages.ts';
import type { questionMessages } from './messages/messages.ts';
import { EditedQuestion } from './question-list-state.ts';

/** How a question is put into words. */
export type QuestionWording = Pick<MessagesOf<typeof quizEditorMessages>, 'lines'> &
  Pick<MessagesOf<typeof questionMessages>, 'types' | 'essay'>;

/** Everything about a question, line by line. */
export function questionLines(
  question: Omit<EditedQuestion, 'key'>,
  wording: QuestionWording,
): string[] {
  const { lines, types } = wording;
  const { type, explanation, imageUrl, imageAlt, difficulty } = question;
  return [
    ...question.text.trim().split('\n'),
    ...bodyLines(question, wording),
    ...(explanation ? [lines.explanation({ text: explanation })] : []),
    ...(imageUrl ? [lines.picture({ text: imageUrl })] : []),
    ...(imageAlt ? [lines.pictureText({ text: imageAlt })] : []),
    lines.typeAndDifficulty[difficulty]({ type: types[type] }),
  ];
}

/** The options of a question with its key, line by line. */
function bodyLines(question: Omit<EditedQuestion, 'key'>, { lines, essay }: QuestionWording) {
  const { type, options } = question;
  const isWritten = questionTypes[type].optionsShown === 'never';
  return [
    ...options.map((option, index) =>
      isWritten ? lines.answer({ text: option }) : optionLine(question, option, index),
    ),
    ...question.gaps.map(gapLine),
    ...(question.spotCount === null ? [] : [`# ${question.spotCount}`]),
    ...question.targets.slice(options.length).map((target) => `→ ${target}`),
    ...essayLines(question.essay, essay),
    ...(isWritten && type !== 'cloze' ? comparisonLines(question, lines) : []),
  ];
}

/** The lines of a stored body, whose type may not be known; undefined if it is no body. */
export function storedBodyLines(
  body: unknown,
  type: unknown,
  wording: QuestionWording,
): string[] | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const guessed = 'caseSensitive' in body ? 'fill_blank' : 'single_choice';
  const known = EditedQuestion.safeParse({
    ...unusedFields,
    ...body,
    key: '',
    type: type ?? guessed,
  });
  return known.data && bodyLines(known.data, wording);
}

function optionLine(
  {
    type,
    ...key
  }: Pick<
    EditedQuestion,
    | 'type'
    | 'options'
    | 'correctOption'
    | 'correctOptions'
    | 'targets'
    | 'regions'
    | 'pinnedOptions'
  >,
  option: string,
  index: number,
): string {
  if (type === 'ordering') return `${index + 1}. ${option}`;
  const target = key.targets[index];
  if (target !== undefined) return `${optionLetter(index)}. ${option} → ${target}`;
  const region = key.regions[index];
  const where = region ? ` (${regionText(region)})` : '';
  return `${optionLetter(index)}. ${option}${where}${isCorrectOption(key, index) ? ' ✓' : ''}${key.pinnedOptions.includes(index) ? ' 📌' : ''}`;
}

/** `1: Paris | paris`, `2: (a | b ✓)`. */
function gapLine(gap: Gap, index: number): string {
  if (gap.kind === 'choice') {
    const options = gap.options.map((text, position) =>
      position === gap.correctOption ? `${text} ✓` : text,
    );
    return `${index + 1}: (${options.join(' | ')})`;
  }
  const { answers, tolerance, caseSensitive } = gap;
  return [
    `${index + 1}: ${answers.join(' | ')}`,
    ...(tolerance === null ? [] : [`± ${tolerance}`]),
    ...(caseSensitive ? ['Aa'] : []),
  ].join(' ');
}

/** What an essay has besides its text: `Minimum words: 100`, `Rubric: Clarity (2 Clear, 0 Not clear)`. */
function essayLines(essay: EditedQuestion['essay'], m: QuestionWording['essay']): string[] {
  if (!essay) return [];
  const texts = (['minWords', 'maxWords', 'template', 'sampleAnswer', 'markerNotes'] as const).map(
    (name) => [m[name], essay[name]] as const,
  );
  const criteria = essay.rubric.map(({ name, levels }) => {
    const listed = levels.map(({ points, description }) => `${points} ${description}`.trim());
    return [m.rubric, `${name} (${listed.join(', ')})`] as const;
  });
  return [...texts, ...criteria].flatMap(([label, text]) =>
    text === null ? [] : `${label}: ${text}`.split('\n'),
  );
}

/** Position and size of a region in percent: `ellipse 10 20 30 40`. */
const regionText = (region: Region): string =>
  [
    region.shape,
    ...(region.shape === 'polygon'
      ? region.corners.flatMap(({ x, y }) => [x, y])
      : [region.x, region.y, region.width, region.height]
    ).map((length) => length / 100),
  ].join(' ');

/** How written answers are compared with the key. */
function comparisonLines(
  { numericTolerance, caseSensitive }: Pick<EditedQuestion, 'numericTolerance' | 'caseSensitive'>,
  lines: QuestionWording['lines'],
): string[] {
  return [
    // A tolerance of 0 compares numbers, none compares texts.
    ...(numericTolerance === null
      ? []
      : [lines.tolerance({ tolerance: String(numericTolerance) })]),
    ...(caseSensitive ? [lines.caseSensitive] : []),
  ];
}
