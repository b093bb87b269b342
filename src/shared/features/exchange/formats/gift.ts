import { QuestionDifficulty } from '#shared/features/question/schema.ts';
import { withDollars } from '#shared/kernel/text/formulas.ts';
import { type DraftQuestion, type FoundItem, note } from '../found.ts';
import { withOwnPicture } from '../picture.ts';
import {
  essayQuestion,
  type FoundNumber,
  middleOf,
  numberPattern,
  numericQuestion,
  orderingQuestion,
  type Pair,
  placingQuestion,
  trueFalseQuestion,
  weightedAnswers,
  weightedChoice,
} from '../question-of.ts';
import type { Note } from '../schema.ts';

/*
 * GIFT, as Moodle documents it: questions between blank lines, comments after `//`, and
 *
 *     question = [::title::] [[format]] text {answers} [text]
 *     answers  = nothing (essay) | T or F | # numbers | parts
 *     part     = (= or ~) [%weight%] text [-> match] [# feedback]; a match without a text belongs to none
 *     feedback of the question: #### at the end of the answers
 *
 * A backslash before one of ~ = # { } : \ makes it text; \n is a new line. An arrow that belongs to a text has a
 * backslash before its head, which Markdown reads as the head alone.
 */

const signs = '~=#{}:\\';
/** Placeholders for escaped characters while a block is parsed; `cleaned` has removed them from every text. */
const stands = '\ufdd0\ufdd1\ufdd2\ufdd3\ufdd4\ufdd5\ufdd6';
const newLine = '\ufdd7';

const hidden = (text: string): string =>
  text
    .replace(/[\ufdd0-\ufdef]/g, '')
    .replace(/\\([~=#{}:\\n])/g, (_, sign: string) =>
      sign === 'n' ? newLine : (stands[signs.indexOf(sign)] ?? ''),
    );

const shown = (text: string): string =>
  text.replace(/[\ufdd0-\ufdd7]/g, (stand) =>
    stand === newLine ? '\n' : (signs[stands.indexOf(stand)] ?? ''),
  );

interface Block {
  line: number;
  text: string;
  difficulty?: QuestionDifficulty | undefined;
}

/** Converts HTML to Markdown; what it cannot convert is added to the notes. */
export type FromHtml = (html: string, notes: Note[]) => string;

/** How texts are read: the format that the question names, and where notes go. */
interface Reading {
  format: string;
  fromHtml: FromHtml;
  notes: Note[];
}

/**
 * The questions of a GIFT text, one after the other.
 * @param fromHtml without it, HTML stays as it is
 */
export function* readGift(text: string, fromHtml: FromHtml = (html) => html): Generator<FoundItem> {
  for (const block of blocksOf(text)) {
    const notes: Note[] = [];
    const question = questionIn(hidden(block.text), { format: 'moodle', fromHtml, notes });
    const { line, difficulty } = block;
    yield {
      line,
      source: block.text,
      notes: question || notes.length > 0 ? notes : [note('not_a_question')],
      question: question && withOwnPicture(difficulty ? { ...question, difficulty } : question),
    };
  }
}

/**
 * Blocks between blank lines. A blank line between braces does not end one. `::` at the beginning of a line always does:
 * between braces it has a backslash, so that a closing brace is missing there.
 */
function* blocksOf(text: string): Generator<Block> {
  let lines: string[] = [];
  let first = 0;
  let depth = 0;
  let difficulty: QuestionDifficulty | undefined;
  const taken = function* (): Generator<Block> {
    if (lines.length > 0) yield { line: first, text: lines.join('\n'), difficulty };
    if (lines.length > 0) difficulty = undefined;
    lines = [];
    depth = 0;
  };
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const isBlank = line.trim() === '';
    if (/^\s*\/\//.test(line)) {
      difficulty = tagIn(line) ?? difficulty;
      continue;
    }
    if (/^\s*\$CATEGORY:/i.test(line)) {
      yield* taken();
      continue;
    }
    const endsHere = isBlank ? depth <= 0 || lines.length > maxBlockLines : /^\s*::/.test(line);
    if (endsHere) yield* taken();
    if (isBlank) continue;
    if (lines.length === 0) first = index + 1;
    lines.push(line);
    depth += braces(line);
  }
  yield* taken();
}

/** Lines after which a missing brace is assumed. */
const maxBlockLines = 200;

const braces = (line: string): number => {
  const plain = line.replace(/\\./g, '');
  return plain.split('{').length - plain.split('}').length;
};

/** A difficulty in a comment with tags, as Moodle writes them: `// [tag:hard]`. */
function tagIn(comment: string): QuestionDifficulty | undefined {
  const tags = comment.slice(0, 1000).matchAll(/\[tag:([^[\]]*)\]/g);
  return [...tags].flatMap(([, tag]) => QuestionDifficulty.safeParse(tag).data ?? [])[0];
}

function questionIn(block: string, reading: Reading): DraftQuestion | undefined {
  const { notes } = reading;
  const [, body = ''] = /^\s*(?:::.*?::)?(.*)$/s.exec(block) ?? [];
  const open = body.indexOf('{');
  const close = body.indexOf('}', open);
  if (open < 0) {
    notes.push(
      /[=~]/.test(body) ? note('not_a_question') : note('unsupported_type', 'description'),
    );
    return undefined;
  }
  if (close < 0) return undefined;
  const [format = reading.format] = formatOf(body) ?? [];
  const within = { ...reading, format };
  const before = textOf(body.slice(0, open), within);
  const after = textOf(body.slice(close + 1), within);
  // Answers in the middle of a sentence become a gap there.
  const text = after === '' ? before : `${before} _____ ${after}`.trim();
  const [answers = '', ...comments] = body.slice(open + 1, close).split('####');
  if (text === '') return undefined;
  const question = answered(text, answers.trim(), within);
  if (!question) return undefined;
  const parts = [textOf(comments.join('####'), within), question.explanation];
  return { ...question, explanation: parts.filter(Boolean).join('\n\n') || null };
}

/** The format before a text, and the text. */
export function formatOf(text: string): [format: string, rest: string] | undefined {
  const [, format, rest = ''] = /^\s*\[(html|markdown|plain|moodle)\](.*)$/is.exec(text) ?? [];
  return format === undefined ? undefined : [format.toLowerCase(), rest];
}

const knownTag = /<\/?(?:p|br|b|i|u|em|strong|sub|sup|img|a|ul|ol|li|div|span|code|pre|table)\b/i;

function textOf(text: string, { format: inherited, fromHtml, notes }: Reading): string {
  const [format, rest] = formatOf(text) ?? [inherited, text];
  const plain =
    format === 'markdown'
      ? shown(rest.replaceAll('-\\>', '->')).trim()
      : withDollars(shown(rest).trim());
  const isHtml = format === 'html' || (format === 'moodle' && knownTag.test(plain));
  return isHtml ? fromHtml(plain, notes) : plain;
}

function answered(text: string, answers: string, reading: Reading): DraftQuestion | undefined {
  const { notes } = reading;
  if (answers === '') return essayQuestion(text);
  const [, truth = '', rest = ''] = /^(T|TRUE|F|FALSE)\s*(#.*)?$/is.exec(answers) ?? [];
  if (truth !== '') {
    const isTrue = /^t/i.test(truth);
    const [, wrong = '', ...right] = rest.split('#').map((part) => textOf(part, reading));
    const named = [
      namedFeedback({ text: String(!isTrue), feedback: wrong }),
      namedFeedback({ text: String(isTrue), feedback: right.join('#') }),
    ];
    return withFeedback(trueFalseQuestion(text, isTrue), named, notes);
  }
  if (answers.startsWith('>')) {
    // The first line has options of the layout.
    const [, ...items] = answers.split('\n');
    const texts = items.map((item) => textOf(item, reading)).filter((item) => item !== '');
    return orderingQuestion(text, texts);
  }
  if (answers.startsWith('#')) return numeric(text, answers.slice(1), reading);
  const parts = partsOf(answers, reading);
  if (parts.length === 0) return undefined;
  const hasWrong = parts.some(({ sign }) => sign === '~');
  // A single answer with an arrow has nothing to be matched with.
  if (!hasWrong && parts.length > 1 && parts.every(({ raw }) => raw.includes('->')))
    return placingQuestion(
      text,
      parts.map(({ raw }) => pairIn(raw, reading)),
    );
  const question = hasWrong ? chosen(text, parts, notes) : written(text, parts, notes);
  return withFeedback(question, parts.map(namedFeedback), notes);
}

/** An explanation is shown with every answer, so the feedback on one names it. */
const namedFeedback = ({ text, feedback }: Pick<Part, 'text' | 'feedback'>): string =>
  feedback === '' ? '' : `${text}: ${feedback}`;

/** Feedback on single answers becomes part of the explanation. */
function withFeedback(
  question: DraftQuestion,
  feedback: readonly string[],
  notes: Note[],
): DraftQuestion {
  const given = feedback.filter((text) => text !== '');
  if (given.length === 0) return question;
  notes.push(note('feedback_joined'));
  return { ...question, explanation: given.join('\n\n') };
}

interface Part {
  sign: string;
  /** In percent; undefined if the part has none. */
  weight: number | undefined;
  text: string;
  /** The text before its format is read. */
  raw: string;
  feedback: string;
}

const weighted = /^\s*(?:%(-?\d{1,3}(?:\.\d{1,9})?)%)?(.*)$/s;

/** What begins with = or ~, in order. */
function partsOf(answers: string, reading: Reading): Part[] {
  return answers
    .split(/(?=[=~])/)
    .filter((part) => /^[=~]/.test(part))
    .map((part) => {
      const [, weight, rest = ''] = weighted.exec(part.slice(1)) ?? [];
      const [text = '', ...feedback] = rest.split('#');
      return {
        sign: part.slice(0, 1),
        weight: weight === undefined ? undefined : Number(weight),
        text: textOf(text, reading),
        raw: text,
        feedback: textOf(feedback.join('#'), reading),
      };
    });
}

/** `item -> match`. */
function pairIn(raw: string, reading: Reading): Pair {
  const arrow = raw.indexOf('->');
  const [item, target] = arrow < 0 ? [raw, ''] : [raw.slice(0, arrow), raw.slice(arrow + 2)];
  return { item: textOf(item, reading), target: textOf(target, reading) };
}

function chosen(text: string, parts: readonly Part[], notes: Note[]): DraftQuestion {
  const weightOf = ({ sign, weight }: Part) => weight ?? (sign === '=' ? 100 : 0);
  const weights = parts.map((part) => ({ text: part.text, weight: weightOf(part) }));
  const question = weightedChoice(text, weights, notes);
  const { options, correctOption = null } = question;
  // As in Moodle, several options can be chosen if none is marked with `=` as the one right answer.
  return correctOption === null || parts.some(({ sign }) => sign === '=')
    ? question
    : { text, type: 'multiple_choice', options, correctOptions: [correctOption] };
}

function written(text: string, parts: readonly Part[], notes: Note[]): DraftQuestion {
  const answers = parts.map((part) => ({ text: part.text, weight: part.weight ?? 100 }));
  return weightedAnswers(text, answers, notes);
}

function numeric(text: string, answers: string, reading: Reading): DraftQuestion | undefined {
  const { notes } = reading;
  const parts = partsOf(answers.includes('=') ? answers : `=${answers}`, reading);
  // What begins with ~ is the feedback on every other number.
  const isAccepted = ({ sign, weight = 100 }: Part) => sign === '=' && weight > 0;
  const accepted = parts.filter(isAccepted);
  const right = accepted.filter(({ weight = 100 }) => weight >= 100);
  if (right.length < accepted.length) notes.push(note('partial_credit'));
  const numbers = right.map((part) => numberIn(part.text));
  const found = numbers.filter((number) => number !== undefined);
  if (found.length === 0 || found.length < numbers.length) return undefined;
  const [answered, others] = [accepted, parts.filter((part) => !isAccepted(part))];
  for (const { feedback } of others)
    if (feedback !== '') notes.push(note('feedback_dropped', feedback.slice(0, 100)));
  return withFeedback(numericQuestion(text, found, notes), answered.map(namedFeedback), notes);
}

const withTolerance = new RegExp(
  String.raw`^(${numberPattern})(?:\s*:\s*(${numberPattern}))?$`,
  'i',
);
const range = new RegExp(String.raw`^(${numberPattern})\s*\.\.\s*(${numberPattern})$`, 'i');

/** `3`, `3:0.1` or `2.9..3.1`. */
function numberIn(text: string): FoundNumber | undefined {
  const [, from, to] = range.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return middleOf(Number(from), Number(to));
  const [, value, tolerance = '0'] = withTolerance.exec(text) ?? [];
  return value === undefined ? undefined : { value, tolerance: Math.abs(Number(tolerance)) };
}
