import { childOf, childrenOf, textIn, valueIn, type XmlElement } from '#server/kernel/files/xml.ts';
import { type DraftQuestion, type FoundItem, note } from '#shared/features/exchange/found.ts';
import { truthOf } from '#shared/features/exchange/key-reading.ts';
import { soundName } from '#shared/features/exchange/own-addresses.ts';
import { withOwnPicture } from '#shared/features/exchange/picture.ts';
import {
  essayQuestion,
  numberWithTolerance,
  numericQuestion,
  orderingQuestion,
  placingQuestion,
  trueFalseQuestion,
  type WeightedText,
  weightedAnswers,
  weightedChoice,
} from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { QuestionDifficulty } from '#shared/features/question/schema.ts';
import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import { type EmbeddedFiles, hasFiles, withPluginFiles } from '../embedded.ts';
import { fromHtml, plainFromHtml } from '../rich-text.ts';
import { itemsInXml } from '../xml-items.ts';
import { embeddedQuestion } from './cloze.ts';
import { choicesInText, labelsOnPicture, markersOnPicture } from './drag.ts';

/** The questions of a Moodle XML document. */
export const readMoodleXml = (text: string): Generator<FoundItem> =>
  itemsInXml(text, (name) => name === 'question', itemsOf);

function* itemsOf(written: XmlElement): Generator<FoundItem> {
  if (written.attributes.type === 'category') return;
  const notes: Note[] = [];
  const files: EmbeddedFiles = new Map();
  const element = hasFiles(written) ? withPluginFiles(written, files) : written;
  const source = [childOf(element, 'name'), childOf(element, 'questiontext')]
    .map((part) => (part ? textIn(part).trim() : ''))
    .join('\n');
  const origin = { line: element.line, source, notes, files };
  const found = questionsIn(element, notes);
  if (found.length === 0) yield origin;
  for (const [index, each] of found.entries()) {
    const around = aroundOf(element, each, index === 0 ? notes : []);
    yield { ...origin, notes: [...notes], question: withOwnPicture({ ...each, ...around }) };
  }
}

/** One question, or one for each label on a picture. */
function questionsIn(element: XmlElement, notes: Note[]): DraftQuestion[] {
  const { type } = element.attributes;
  if (type !== 'ddmarker' && type !== 'ddimageortext') {
    const question = questionIn(element, notes);
    return question ? [question] : [];
  }
  const text = richText(childOf(element, 'questiontext'), notes);
  const read = type === 'ddmarker' ? markersOnPicture : labelsOnPicture;
  return read({ element, text, toPlain: (label) => plainLabel(label, notes) }, notes);
}

/** The text of a label, which can have tags. */
function plainLabel(element: XmlElement, notes: Note[]): string {
  const label = childOf(element, 'text');
  return label ? plainFromHtml(textIn(label), notes) : '';
}

function questionIn(element: XmlElement, notes: Note[]): DraftQuestion | undefined {
  const type = element.attributes.type ?? '';
  const text = type === 'cloze' ? '' : richText(childOf(element, 'questiontext'), notes);
  const answers = childrenOf(element, 'answer').map((answer) => ({
    text: type === 'shortanswer' ? plainText(answer) : richText(answer, notes),
    weight: Number(answer.attributes.fraction) || 0,
  }));
  if (type === 'truefalse') return trueFalse(text, answers);
  if (type === 'multichoice') return multichoice(element, text, answers, notes);
  if (type === 'ordering')
    return orderingQuestion(
      text,
      answers.map((answer) => answer.text),
    );
  if (type === 'cloze') return withGaps(element, notes);
  if (type === 'matching') return matching(element, text, notes);
  if (type === 'ddwtos' || type === 'gapselect') {
    const choices = childrenOf(element, type === 'ddwtos' ? 'dragbox' : 'selectoption');
    return choicesInText(text, choices, (label) => plainLabel(label, notes));
  }
  if (type === 'numerical') return numerical(element, text, notes);
  if (type === 'essay') return essay(element, text, notes);
  if (type === 'shortanswer') {
    const question = weightedAnswers(text, answers, notes);
    return { ...question, caseSensitive: valueIn(element, 'usecase') === '1' };
  }
  notes.push(note('unsupported_type', type));
  return undefined;
}

/** The gaps are in the text; answers in HTML are read as plain text. */
function withGaps(element: XmlElement, notes: Note[]): DraftQuestion | undefined {
  const asked = childOf(element, 'questiontext');
  if (!asked) return undefined;
  const isHtml = !/^(?:markdown|plain_text)$/.test(asked.attributes.format ?? 'html');
  return embeddedQuestion(plainText(asked), {
    toMarkdown: (text) => inFormat(asked, text, notes),
    toPlain: (text) => (isHtml ? plainFromHtml(text, notes) : text),
    notes,
  });
}

function trueFalse(text: string, answers: readonly WeightedText[]): DraftQuestion {
  const [best] = answers.toSorted((one, other) => other.weight - one.weight);
  const truth = best && best.weight > 0 ? truthOf(best.text.trim()) : undefined;
  const question = trueFalseQuestion(text, truth ?? true);
  return truth === undefined ? { ...question, correctOption: null } : question;
}

/** Moodle writes `true` and `false`, older files 1 and 0. */
const isYes = (value: string): boolean => !/^(?:false|0)?$/.test(value);

function multichoice(
  element: XmlElement,
  text: string,
  answers: WeightedText[],
  notes: Note[],
): DraftQuestion {
  // Moodle's default is a single choice.
  const isSingle = !childOf(element, 'single') || isYes(valueIn(element, 'single'));
  if (childOf(element, 'shuffleanswers') && !isYes(valueIn(element, 'shuffleanswers')))
    notes.push(note('order_dropped'));
  const question = weightedChoice(text, answers, notes);
  const right = answers.flatMap(({ weight }, index) => (weight > 0 ? [index] : []));
  return isSingle || right.length !== 1
    ? question
    : { text, type: 'multiple_choice', options: question.options, correctOptions: right };
}

function essay(element: XmlElement, text: string, notes: Note[]): DraftQuestion {
  const words = (name: string) => {
    const count = Number(valueIn(element, name));
    return Number.isInteger(count) && count > 0 ? Math.min(count, 10_000) : null;
  };
  if (Number(valueIn(element, 'attachments')) > 0)
    notes.push(note('answer_dropped', 'attachments'));
  return essayQuestion(text, {
    minWords: words('minwordlimit'),
    maxWords: words('maxwordlimit'),
    template: richText(childOf(element, 'responsetemplate'), notes) || null,
    markerNotes: richText(childOf(element, 'graderinfo'), notes) || null,
  });
}

/** The answers are plain text; a subquestion without a text has an answer that belongs to none. */
function matching(element: XmlElement, text: string, notes: Note[]): DraftQuestion {
  const pairs = childrenOf(element, 'subquestion').map((each) => {
    const answer = childOf(each, 'answer');
    return { item: richText(each, notes), target: answer ? plainText(answer) : '' };
  });
  return placingQuestion(text, pairs);
}

function numerical(element: XmlElement, text: string, notes: Note[]): DraftQuestion {
  const answers = childrenOf(element, 'answer');
  const right = answers.filter(({ attributes }) => Number(attributes.fraction) > 99);
  if (
    answers.some(({ attributes: { fraction } }) => Number(fraction) > 0 && Number(fraction) <= 99)
  )
    notes.push(note('partial_credit'));
  const numbers = right.map((answer) =>
    numberWithTolerance(plainText(answer), valueIn(answer, 'tolerance'), notes),
  );
  const question = numericQuestion(text, numbers, notes);
  const units = childOf(element, 'units');
  if (question.type === 'numeric') return withUnits(question, units);
  if (units) notes.push(note('answer_dropped', 'units'));
  return question;
}

/** Moodle names how many of a unit are one of the first; a key has what one of it is in the first. */
function withUnits(question: DraftQuestion, units: XmlElement | undefined): DraftQuestion {
  const found = units ? childrenOf(units, 'unit') : [];
  const names = found.map((unit) => {
    const multiplier = Number(valueIn(unit, 'multiplier')) || 1;
    const factor = Number((1 / multiplier).toPrecision(12));
    return factor === 1 ? valueIn(unit, 'unit_name') : `${valueIn(unit, 'unit_name')} = ${factor}`;
  });
  return { ...question, options: [...(question.options ?? []), ...names] };
}

/** What belongs to a question of every type. */
function aroundOf(element: XmlElement, found: DraftQuestion, notes: Note[]) {
  const general = richText(childOf(element, 'generalfeedback'), notes);
  const single = childrenOf(element, 'answer').flatMap((answer) => {
    const feedback = richText(childOf(answer, 'feedback'), notes);
    return feedback === '' ? [] : [`${richText(answer, [])}: ${feedback}`];
  });
  if (single.length > 0) notes.push(note('feedback_joined'));
  for (const feedback of combinedFeedback(element)) notes.push(note('feedback_dropped', feedback));
  if (childrenOf(element, 'hint').some((hint) => textIn(hint).trim() !== ''))
    notes.push(note('hints_dropped'));
  const tags = childrenOf(childOf(element, 'tags') ?? element, 'tag').map((tag) => plainText(tag));
  const difficulty = tags.flatMap((tag) => QuestionDifficulty.safeParse(tag).data ?? [])[0];
  const explanation =
    [general, found.explanation ?? '', ...single].filter((text) => text !== '').join('\n\n') ||
    null;
  return { explanation, difficulty: difficulty ?? found.difficulty };
}

/** What Moodle says unless an author changes it. */
const usualFeedback = /^Your answer is (?:correct|partially correct|incorrect)\.$/;

/** What is shown for an answer as a whole: here an explanation is for every answer. */
const combinedFeedback = (element: XmlElement): string[] =>
  ['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback']
    .map((name) => richText(childOf(element, name), []))
    .filter((text) => text !== '' && !usualFeedback.test(text))
    .map((text) => text.slice(0, 100));

/** The text of `<text>` inside an element, or of the element itself. */
const plainText = (element: XmlElement): string =>
  textIn(childOf(element, 'text') ?? element).trim();

/** A text in the format that its element names; HTML is the default. */
function richText(element: XmlElement | undefined, notes: Note[]): string {
  return element ? inFormat(element, plainText(element), notes) : '';
}

/** How many files of one text have a note when they are left out. */
const notedFiles = 100;

function inFormat(element: XmlElement, text: string, notes: Note[]): string {
  const { format = 'html' } = element.attributes;
  if (format === 'plain_text') return text;
  if (format === 'markdown') return withPlayers(text);
  const files = childrenOf(element, 'file')
    .filter(({ attributes: { address } }) => address === undefined)
    .slice(0, notedFiles)
    .map(({ attributes: { name = '' } }) => name);
  const found = fromHtml(text, notes);
  for (const name of files) if (!text.includes(name)) notes.push(note('media_dropped', name));
  return found;
}

/** Moodle plays a sound that is linked; here a sound has the notation of a picture. */
const withPlayers = (text: string): string => text.replace(soundLink, '!$1');

export const linkLabel = String.raw`\[(?:[^\]\\]|\\.){0,600}\]\(`;
const soundLink = new RegExp(`(?<!!)(${linkLabel}${filesFolder}${soundName})`, 'g');
