import { markdownToHtml, markdownToInlineHtml } from '#server/kernel/files/markdown-to-html.ts';
import { escapeXml } from '#server/kernel/files/xml.ts';
import { ownAddresses, soundName } from '#shared/features/exchange/own-addresses.ts';
import { withPictureInText } from '#shared/features/exchange/picture.ts';
import {
  acceptedIn,
  asWrittenNumber,
  escapedStars,
  isWrittenNumber,
  pairsOf,
  sharesOf,
} from '#shared/features/exchange/question-of.ts';
import { emptyEssay } from '#shared/features/question/question-types/essay/essay-fields.ts';
import { unitOf } from '#shared/features/question/question-types/numeric-answer.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { filesFolder } from '#shared/kernel/media/own-picture.ts';
import { dollarsIn } from '#shared/kernel/text/formulas.ts';
import type { WrittenFiles } from '../embedded.ts';
import { itemName } from '../xml-items.ts';
import { embeddedText } from './cloze.ts';
import { markerXml } from './marker.ts';
import { linkLabel } from './read.ts';

/** Questions as Moodle XML with Markdown. Tags have the difficulty. */
export function writeMoodleXml(
  questions: readonly QuestionInput[],
  { files }: { files: WrittenFiles },
): string {
  const written = questions.map((question) => questionXml(question, files));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${written.join('')}</quiz>\n`;
}

const moodleTypes = {
  single_choice: 'multichoice',
  multiple_choice: 'multichoice',
  true_false: 'truefalse',
  fill_blank: 'shortanswer',
  ordering: 'ordering',
  numeric: 'numerical',
  matching: 'matching',
  categorise: 'matching',
  cloze: 'cloze',
  // Without its picture in the file; with it, a question with markers.
  hotspot: 'essay',
  essay: 'essay',
} as const;

/**
 * A text with its format. In Markdown, Moodle reads characters of TeX as markup and single dollar signs as text, so a
 * text with a formula is HTML; one with a sound stays Markdown, as does one with gaps.
 * @param own what may have a formula, if that is not the whole text
 */
function formatted(text: string, toHtml = markdownToHtml, own = text): FormattedText {
  const hasFormula = [...dollarsIn(own)].some(({ isFormula }) => isFormula);
  return hasFormula && !ownSound.test(text)
    ? { format: 'html', text: toHtml(text) }
    : asMarkdown(text);
}

interface FormattedText {
  format: 'html' | 'markdown';
  text: string;
}

const asMarkdown = (text: string): FormattedText => ({ format: 'markdown', text });

const ownSound = new RegExp(filesFolder + soundName);

const richXml = (name: string, { format, text }: FormattedText): string =>
  `    <${name} format="${format}"><text>${escapeXml(text)}</text></${name}>\n`;

function questionXml(written: QuestionInput, files: WrittenFiles): string {
  const question = asWrittenNumber(written);
  const name = itemName(question.text) || '-';
  const markers = markerXml(question, files);
  const type = isWrittenNumber(question) ? 'numerical' : moodleTypes[question.type];
  const text = markers ? question.text : embeddedText(question, withPictureInText(question));
  const asked =
    question.type === 'cloze' ? asMarkdown(text) : formatted(text, markdownToHtml, question.text);
  const texts =
    `    <name><text>${escapeXml(name)}</text></name>\n` +
    richXml('questiontext', asked) +
    richXml('generalfeedback', formatted(question.explanation ?? ''));
  return (
    `  <question type="${markers ? 'ddmarker' : type}">\n${withFiles(texts, files)}    <defaultgrade>1</defaultgrade>\n` +
    `${markers ?? withFiles(answersXml(question), files)}${unitsXml(written)}` +
    `    <tags><tag><text>${question.difficulty}</text></tag></tags>\n  </question>\n`
  );
}

const answerXml = ({ format, text }: FormattedText, fraction: number, more = ''): string =>
  `    <answer fraction="${fraction}" format="${format}"><text>${escapeXml(text)}</text>${more}</answer>\n`;

const optionXml = (text: string, fraction: number): string =>
  answerXml(formatted(text, markdownToInlineHtml), fraction);

function pairXml({ item, target }: ReturnType<typeof pairsOf>[number]): string {
  const { format, text } = formatted(item, markdownToInlineHtml);
  return `    <subquestion format="${format}"><text>${escapeXml(text)}</text><answer><text>${escapeXml(target)}</text></answer></subquestion>\n`;
}

function answersXml(question: QuestionInput): string {
  const { type, options, correctOption } = question;
  if (type === 'cloze' || type === 'hotspot') return '';
  if (type === 'essay') return essayXml(question);
  if (type === 'true_false')
    return ['true', 'false']
      .map((text, index) => answerXml(asMarkdown(text), index === correctOption ? 100 : 0))
      .join('');
  if (type === 'fill_blank') return acceptedXml(question);
  if (type === 'ordering')
    return `    <layouttype>VERTICAL</layouttype>\n    <selecttype>ALL</selecttype>\n${options.map((text, index) => optionXml(text, index + 1)).join('')}`;
  if (type === 'matching' || type === 'categorise')
    return `    <shuffleanswers>true</shuffleanswers>\n${pairsOf(question).map(pairXml).join('')}`;
  return choicesXml(question);
}

function acceptedXml(question: QuestionInput): string {
  const accepted = acceptedIn(question.options);
  const tolerance = `<tolerance>${question.numericTolerance}</tolerance>`;
  return isWrittenNumber(question)
    ? accepted.map((text) => answerXml(asMarkdown(text), 100, tolerance)).join('')
    : `    <usecase>${question.caseSensitive ? 1 : 0}</usecase>\n${accepted.map((text) => answerXml(asMarkdown(escapedStars(text)), 100)).join('')}`;
}

function choicesXml({ type, options, correctOption, correctOptions }: QuestionInput): string {
  const isSingle = type === 'single_choice';
  const shares = sharesOf(correctOptions.length);
  const weightOf = (index: number) =>
    isSingle
      ? index === correctOption
        ? 100
        : 0
      : (shares[correctOptions.indexOf(index)] ?? -100);
  return `    <single>${isSingle}</single>\n    <shuffleanswers>1</shuffleanswers>\n${options
    .map((text, index) => optionXml(text, weightOf(index)))
    .join('')}`;
}

/** Moodle has no rubric in a question. */
function essayXml({ essay }: QuestionInput): string {
  const { minWords, maxWords, template, markerNotes } = essay ?? emptyEssay;
  const limit = (name: string, words: number | null) =>
    words === null ? '' : `    <${name}>${words}</${name}>\n`;
  return (
    '    <responseformat>plain</responseformat>\n    <responserequired>1</responserequired>\n' +
    `    <attachments>0</attachments>\n${limit('minwordlimit', minWords)}${limit('maxwordlimit', maxWords)}` +
    richXml('graderinfo', formatted(markerNotes ?? '')) +
    richXml('responsetemplate', asMarkdown(template ?? ''))
  );
}

function unitsXml({ type, options }: QuestionInput): string {
  const units = type === 'numeric' ? options.slice(1).flatMap((text) => unitOf(text) ?? []) : [];
  const lines = units.map(
    ({ name, factor }) =>
      `<unit><multiplier>${Number((1 / factor).toPrecision(12))}</multiplier><unit_name>${escapeXml(name)}</unit_name></unit>`,
  );
  return lines.length > 0 ? `    <units>${lines.join('')}</units>\n` : '';
}

const playedLink = new RegExp(`!(${linkLabel}@@PLUGINFILE@@/${soundName})`, 'g');

/** The document with the files that its texts name, each beside the text. */
function withFiles(xml: string, files: WrittenFiles): string {
  return xml.replace(/<text>([^<]*)<\/text>/g, (whole, text: string) => {
    const used = new Map<string, Uint8Array>();
    const named = text.replace(ownAddresses, (address, name: string) => {
      const bytes = files.get(address);
      if (bytes) used.set(name, bytes);
      return bytes ? `@@PLUGINFILE@@/${name}` : address;
    });
    if (used.size === 0) return whole;
    const written = [...used].map(
      ([name, bytes]) =>
        `<file name="${name}" path="/" encoding="base64">${Buffer.from(bytes).toString('base64')}</file>`,
    );
    return `<text>${named.replace(playedLink, '$1')}</text>${written.join('')}`;
  });
}
