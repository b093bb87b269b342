import { difficultyIn } from '#shared/features/exchange/difficulty-words.ts';
import { type DraftQuestion, type FoundItem, note } from '#shared/features/exchange/found.ts';
import { clozeQuestion, gapAsText, gapInCell } from '#shared/features/exchange/gap-notation.ts';
import { byTexts, isKey, rightBy, truthOf } from '#shared/features/exchange/key-reading.ts';
import { withOwnPicture } from '#shared/features/exchange/picture.ts';
import {
  acceptedIn,
  choiceQuestion,
  essayQuestion,
  orderingQuestion,
  pairAsText,
  pairIn,
  pairsOf,
  placingQuestion,
  trueFalseQuestion,
  writtenQuestion,
} from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { numberOf, partsOfKey } from '#shared/features/question/question-types/numeric-answer.ts';
import { pickingIn } from '#shared/features/question/question-types/registry.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { isPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { formulaStart } from '#shared/kernel/text/protected-cell.ts';
import { type Columns, columnsIn, type Title } from './row-titles.ts';

/*
 * Questions in rows. A row of titles (row-titles.ts) names the columns; rows before it are ignored.
 */

/** A row with its number, from 1. */
export interface Row {
  line: number;
  cells: readonly string[];
  /** Of marks that do not pair up. Rows that follow may be a part of one with an open mark. */
  quotes?: 'misplaced' | 'open';
  /** Columns in which the author may see another text, as of a date. */
  unlike?: readonly number[];
}

const lastTitleRow = 30;

/** The questions of rows under a row of titles. */
export function* readRows(rows: Iterable<Row>, entry?: string): Generator<FoundItem> {
  let columns: Columns | undefined;
  let seen = 0;
  for (const row of rows) {
    const { line, cells, quotes } = row;
    seen += 1;
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (quotes === 'open')
      yield { entry, line, source: sourceOf(cells), notes: [note('unclosed', '"')] };
    else if (columns) yield* questionIn(row, columns, entry);
    else columns = columnsIn(cells);
    if (!columns && seen > lastTitleRow) break;
  }
  if (!columns && seen > 0) yield { entry, line: 1, source: '', notes: [note('not_a_question')] };
}

const sourceOf = (cells: readonly string[]): string =>
  cells.filter((each) => each.trim() !== '').join(' | ');

function* questionIn(
  { line, cells, quotes, unlike = [] }: Row,
  columns: Columns,
  entry: string | undefined,
): Generator<FoundItem> {
  const cell = (title: Title) => unprotected(cells[columns[title][0] ?? -1] ?? '').trim();
  const cellsOf = (title: Title) =>
    columns[title].map((column) => unprotected(cells[column] ?? '').trim());
  const [options, wrong] = [cellsOf('option'), cellsOf('wrong')];
  const text = cell('question');
  // Templates have numbers in rows without a question.
  if (text === '' && options.every((option) => option === '')) return;
  const notes: Note[] = quotes ? [note('unclosed', '"')] : [];
  const { limit: _, ...used } = columns;
  const usedColumns = new Set(Object.values(used).flat());
  for (const column of unlike)
    if (usedColumns.has(column)) notes.push(note('cell_format', cells[column] ?? ''));
  if (cell('limit') !== '') notes.push(note('limits_dropped'));
  const question = typedQuestion(
    text,
    { type: cell('type'), correct: cell('correct'), options, wrong },
    notes,
  );
  const isNumber = question.type === 'numeric';
  const tolerance = isNumber
    ? // Before three digits a comma can group them, which its number decides.
      cell('tolerance').replace(/,(?!\d{3}(?!\d))/, '.')
    : withoutPercent(cell('tolerance').replace(',', '.'), notes);
  if (isNumber) question.options = withTolerance(question.options, tolerance, notes);
  const found = withOwnPicture({
    ...question,
    explanation: cell('explanation') || null,
    difficulty: difficultyIn(cell('difficulty')) ?? 'medium',
    imageUrl: cell('imageUrl') || question.imageUrl || null,
    imageAlt: cell('imageAlt') || question.imageAlt || null,
    caseSensitive: /^(?:true|yes|1)$/i.test(cell('caseSensitive')),
    numericTolerance: isNumber || tolerance === '' ? null : Number(tolerance),
  });
  if (found.imageUrl && !isPictureAddress(found.imageUrl)) {
    notes.push(note('media_dropped', found.imageUrl.slice(0, 100)));
    found.imageUrl = null;
  }
  yield { entry, line, source: sourceOf(cells), notes, question: found };
}

/** A share of one, as a workbook stores what it shows in percent; a tolerance of accepted answers has no percent. */
function withoutPercent(text: string, notes: Note[]): string {
  const amount = percentIn(text);
  if (amount === undefined) return text;
  const share = String(Number((Number(amount) / 100).toPrecision(12)));
  notes.push(note('cell_format', share));
  return share;
}

/** The number of `50%`. */
const percentIn = (text: string): string | undefined => {
  const [, amount = ''] = /^(.*\S)\s*%$/.exec(text) ?? [];
  return numberOf(amount) && partsOfKey(amount).length === 1 ? amount : undefined;
};

/** The options of a number; a percentage, as a workbook shows it, has the unit `%`. */
function withPercent(options: readonly string[]): string[] {
  const [key = '', ...units] = options;
  const amount = percentIn(key);
  if (amount === undefined) return [...options];
  return [amount, ...(units.includes('%') ? [] : ['%']), ...units];
}

/** The key of a number with the tolerance of its row; one of its own counts. */
function withTolerance(options: readonly string[], tolerance: string, notes: Note[]): string[] {
  const [key = '', ...units] = options;
  const points = units[0] === '%' ? percentIn(tolerance) : undefined;
  if (points !== undefined) {
    // Of a percentage, a tolerance in percent can be a part of it or percentage points.
    const found = `${key} ± ${points}`;
    notes.push(note('ambiguous_key', `${found} %`));
    return [found, ...units];
  }
  if (tolerance === '' || key === '') return [...options];
  const [number = '', own] = partsOfKey(key);
  const withIt = `${number} ± ${tolerance}`;
  if (own === undefined) return [withIt, ...units];
  if (numberOf(key)?.tolerance !== numberOf(withIt)?.tolerance)
    notes.push(note('ambiguous_key', key));
  return [...options];
}

interface Answers {
  type: string;
  correct: string;
  options: readonly string[];
  /** Of tables with a column for the right option and others for the wrong ones. */
  wrong: readonly string[];
}

function typedQuestion(
  text: string,
  { type, correct, options, wrong }: Answers,
  notes: Note[],
): DraftQuestion {
  const filled = options.filter((option) => option !== '');
  const named = type.toLowerCase().replace(/[ _-]+/g, '_');
  // Short answers of other types can be the same words.
  const isUntyped = named === '' && filled.length === 0 && truthOf(correct) !== undefined;
  if (isUntyped || /^true|^t\/?f$|^bool/.test(named)) {
    const truth = truthOf(correct) ?? truthOf(filled[Number(correct) - 1] ?? '');
    const question = trueFalseQuestion(text, truth ?? true);
    return truth === undefined ? { ...question, correctOption: null } : question;
  }
  if (/^essay|^open_?ended|^long_(?:answer|text)|^paragraph/.test(named))
    return essayQuestion(text, { sampleAnswer: correct || null });
  if (/^order|^rank|^sequence/.test(named)) return orderingQuestion(text, filled);
  if (/^match/.test(named)) return placingQuestion(text, filled.map(pairIn));
  if (/^categori|^classif/.test(named))
    return placingQuestion(text, filled.map(pairIn), 'categorise');
  if (/^cloze|^gap/.test(named))
    return clozeQuestion(
      text,
      filled.flatMap((cell) => gapInCell(cell, notes) ?? []),
    );
  if (/^hotspot/.test(named)) return { text, type: 'hotspot', options: [] };
  if (/^numeric|^number/.test(named))
    return { text, type: 'numeric', options: withPercent(filled.length > 0 ? filled : [correct]) };
  const wrongOnes = wrong.filter((option) => option !== '');
  if (filled.length === 0 && wrongOnes.length > 0 && correct !== '')
    return choiceQuestion(text, [correct, ...wrongOnes], [0]);
  if (/fill|short|type|text|written/.test(named) || (filled.length === 0 && correct !== ''))
    return writtenQuestion(text, filled.length > 0 ? filled : correct.split('|'), notes);
  const right = rightOptions(correct, options, notes);
  // Empty columns between and after the options are none.
  const kept = options.flatMap((option, index) => (option === '' ? [] : [index]));
  const correctOptions = kept.flatMap((column, index) => (right.has(column) ? [index] : []));
  const question = choiceQuestion(text, filled, correctOptions);
  return /^multiple_(?:choice|answer|select|response)|^checkbox/.test(named) &&
    named !== 'multiple_choice_question'
    ? { text, type: 'multiple_choice', options: filled, correctOptions }
    : question;
}

/**
 * Indexes of right options. A number is the position of an option, as in our own files; a letter is one too unless an
 * option has that text. Spaces separate positions only, because texts have them.
 */
function rightOptions(correct: string, options: readonly string[], notes: Note[]): Set<number> {
  const signs = correct.split(/[,;\s]+/).filter((sign) => sign !== '');
  const indexes = signs.map((sign) => indexOfOption(sign, options));
  const byPosition = isKey(indexes) ? indexes : undefined;
  const { exact, folded } = byTexts(correct, options, [(key) => key.split(/[,;]/)]);
  const hasNumbers = signs.some((sign) => /\d/.test(sign));
  const readings = hasNumbers ? [byPosition, exact, folded] : [exact, byPosition, folded];
  return new Set(rightBy(readings, options, notes));
}

/** The index of an option by its number or letter; -1 if there is none. */
function indexOfOption(sign: string, options: readonly string[]): number {
  const index = /^\d{1,2}$/.test(sign)
    ? Number(sign) - 1
    : /^[a-j]$/i.test(sign)
      ? sign.toUpperCase().charCodeAt(0) - 65
      : -1;
  return (options[index] ?? '') === '' ? -1 : index;
}

const unprotected = (cell: string): string =>
  cell.startsWith("'") && formulaStart.test(cell) ? cell.slice(1) : cell;

const fixedTitles = [
  'explanation',
  'difficulty',
  'image_url',
  'image_alt',
  'case_sensitive',
  'tolerance',
];

/** Questions as rows of our template, the titles first. */
export function rowsOf(questions: readonly QuestionInput[]): string[][] {
  const answers = questions.map(answersOf);
  const width = Math.max(4, ...answers.map(({ length }) => length));
  const optionTitles = Array.from({ length: width }, (_, index) => `option_${index + 1}`);
  const head = ['question', 'type', ...optionTitles, 'correct', ...fixedTitles];
  return [
    head,
    ...questions.map((question, index) => rowOf(question, answers[index] ?? [], width)),
  ];
}

function answersOf(question: QuestionInput): string[] {
  const { type, options } = question;
  if (type === 'matching' || type === 'categorise') return pairsOf(question).map(pairAsText);
  if (type === 'cloze') return question.gaps.map(gapAsText);
  // Cells cannot have regions.
  if (type === 'true_false' || type === 'hotspot') return [];
  return type === 'fill_blank' ? acceptedIn(options) : options.map((option) => option.trim());
}

function rowOf(question: QuestionInput, answers: readonly string[], width: number): string[] {
  const cells = Array.from({ length: width }, (_, index) => answers[index] ?? '');
  const { caseSensitive, numericTolerance } = question;
  return [
    question.text,
    question.type,
    ...cells,
    correctOf(question),
    question.explanation ?? '',
    question.difficulty,
    question.imageUrl ?? '',
    question.imageAlt ?? '',
    caseSensitive ? 'yes' : '',
    numericTolerance === null ? '' : String(numericTolerance),
  ];
}

/** The key as text; for an essay, the sample answer. */
function correctOf({ type, correctOption, correctOptions, essay }: QuestionInput): string {
  if (type === 'essay') return essay?.sampleAnswer ?? '';
  if (pickingIn[type] === undefined) return '';
  if (type === 'true_false') return ['true', 'false'][correctOption ?? -1] ?? '';
  const right =
    type === 'multiple_choice' ? correctOptions : correctOption === null ? [] : [correctOption];
  return right.map((index) => index + 1).join(', ');
}
