import { markdownToHtml, markdownToInlineHtml } from '#server/kernel/files/markdown-to-html.ts';
import { escapeXml } from '#server/kernel/files/xml.ts';
import { acceptedIn, isWrittenNumber, pairsOf } from '#shared/features/exchange/question-of.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { gapDeclarations, gapProcessing } from './gaps.ts';
import { hotspotDeclarationXml, hotspotXml, isSelectPoint } from './hotspot.ts';

const identifierOf = ({ type }: QuestionInput, index: number): string =>
  type === 'true_false' ? (['true', 'false'][index] ?? '') : `choice-${index + 1}`;

const cardinalities = {
  single_choice: 'single',
  multiple_choice: 'multiple',
  true_false: 'single',
  fill_blank: 'single',
  ordering: 'ordered',
  numeric: 'single',
  matching: 'multiple',
  categorise: 'multiple',
  cloze: 'single',
  hotspot: 'multiple',
  essay: 'single',
} as const;

/** Indexes of the right options; those of an order are stored in the right order. */
function markedOf({ type, options, correctOption, correctOptions }: QuestionInput): number[] {
  if (type === 'ordering') return [...options.keys()];
  if (type === 'multiple_choice') return correctOptions;
  return correctOption === null ? [] : [correctOption];
}

const isPlacing = ({ type }: QuestionInput) => type === 'matching' || type === 'categorise';

/** Each text of the targets once, as a set of choices has it. */
const targetTexts = (question: QuestionInput): string[] =>
  [...new Set(pairsOf(question).map(({ target }) => target))].filter((text) => text !== '');

/** The right pairs, by the identifiers of an item and its target. */
function pairValues(question: QuestionInput): string[] {
  const targets = targetTexts(question);
  return pairsOf(question).flatMap(({ item, target }, index) =>
    item === '' || target === ''
      ? []
      : [`${identifierOf(question, index)} target-${targets.indexOf(target) + 1}`],
  );
}

/** A sample answer is the only correct response that a text can have. */
function essayDeclaration({ essay }: QuestionInput): string {
  const sample = essay?.sampleAnswer;
  const correct = sample
    ? `<qti-correct-response><qti-value>${escapeXml(sample)}</qti-value></qti-correct-response>`
    : '';
  return `  <qti-response-declaration identifier="RESPONSE" cardinality="single" base-type="string">${correct}</qti-response-declaration>\n`;
}

function essayXml({ essay }: QuestionInput): string {
  const notes = essay?.markerNotes
    ? `    <qti-rubric-block use="instructions" view="scorer"><qti-content-body>${markdownToHtml(essay.markerNotes)}</qti-content-body></qti-rubric-block>\n`
    : '';
  return `    <qti-extended-text-interaction response-identifier="RESPONSE"/>\n${notes}`;
}

/** The response of a question, with what is right. */
export function declarationXml(question: QuestionInput): string {
  if (question.type === 'cloze') return gapDeclarations(question);
  if (question.type === 'hotspot') return hotspotDeclarationXml(question);
  if (question.type === 'essay') return essayDeclaration(question);
  if (isPlacing(question)) {
    const pairs = pairValues(question).map((pair) => `<qti-value>${pair}</qti-value>`);
    const correct =
      pairs.length > 0 ? `<qti-correct-response>${pairs.join('')}</qti-correct-response>` : '';
    return `  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinalities[question.type]}" base-type="directedPair">${correct}</qti-response-declaration>\n`;
  }
  const { type, options, caseSensitive } = question;
  const accepted = acceptedIn(options);
  const marked = markedOf(question);
  const values =
    type === 'fill_blank' ? accepted : marked.map((index) => identifierOf(question, index));
  const baseType =
    type === 'fill_blank' ? (isWrittenNumber(question) ? 'float' : 'string') : 'identifier';

  const correct = values.map((value) => `<qti-value>${escapeXml(value)}</qti-value>`).join('');
  const entries = accepted.map(
    (answer) =>
      `<qti-map-entry map-key="${escapeXml(answer)}" mapped-value="1" case-sensitive="${caseSensitive}"/>`,
  );
  const mapping =
    baseType === 'string' ? `<qti-mapping default-value="0">${entries.join('')}</qti-mapping>` : '';
  // Of a written answer, one value is the correct one; the mapping or the comparisons have all.
  const shown =
    type === 'fill_blank' ? correct.slice(0, correct.indexOf('</qti-value>') + 12) : correct;
  return (
    `  <qti-response-declaration identifier="RESPONSE" cardinality="${cardinalities[type]}" base-type="${baseType}">` +
    `${values.length > 0 ? `<qti-correct-response>${shown}</qti-correct-response>` : ''}${mapping}</qti-response-declaration>\n`
  );
}

/** What a learner answers a question on. */
export function interactionXml(question: QuestionInput): string {
  const { type, options } = question;
  if (type === 'fill_blank')
    return '    <p><qti-text-entry-interaction response-identifier="RESPONSE"/></p>\n';
  if (type === 'cloze') return '';
  if (isPlacing(question)) return matchXml(question);
  if (type === 'hotspot') return hotspotXml(question);
  if (type === 'essay') return essayXml(question);
  const choices = options.map((option, index) => {
    const content = type === 'true_false' ? option : markdownToInlineHtml(option);
    return `      <qti-simple-choice identifier="${identifierOf(question, index)}">${content}</qti-simple-choice>\n`;
  });
  if (type === 'ordering')
    return `    <qti-order-interaction response-identifier="RESPONSE" shuffle="true">\n${choices.join('')}    </qti-order-interaction>\n`;
  const most = type === 'multiple_choice' ? 0 : 1;
  return `    <qti-choice-interaction response-identifier="RESPONSE" shuffle="${type !== 'true_false'}" max-choices="${most}">\n${choices.join('')}    </qti-choice-interaction>\n`;
}

/** Items and targets; a category takes any number of items. */
function matchXml(question: QuestionInput): string {
  const uses = Map.groupBy(pairsOf(question), ({ target }) => target);
  const most = (target: string) =>
    question.type === 'categorise' ? 0 : Math.max(1, uses.get(target)?.length ?? 1);
  const choice = (identifier: string, max: number, text: string) =>
    `        <qti-simple-associable-choice identifier="${identifier}" match-max="${max}">${markdownToInlineHtml(text)}</qti-simple-associable-choice>\n`;
  const set = (choices: readonly string[]) =>
    `      <qti-simple-match-set>\n${choices.join('')}      </qti-simple-match-set>\n`;
  const items = question.options.map((option, index) =>
    choice(identifierOf(question, index), 1, option),
  );
  const targets = targetTexts(question).map((target, index) =>
    choice(`target-${index + 1}`, most(target), target),
  );
  return `    <qti-match-interaction response-identifier="RESPONSE" shuffle="true" max-associations="0">\n${set(items)}${set(targets)}    </qti-match-interaction>\n`;
}

const template = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';

function templateOf(question: QuestionInput): string {
  if (question.type === 'fill_blank') return 'map_response';
  return isSelectPoint(question) ? 'map_response_point' : 'match_correct';
}

/** How the answer to a question is scored. */
export function processingXml(question: QuestionInput): string {
  if (question.type === 'cloze') return gapProcessing(question);
  // A person scores it.
  if (question.type === 'essay') return '';
  if (!isWrittenNumber(question))
    return `  <qti-response-processing template="${template}/${templateOf(question)}.xml"/>\n`;
  const { numericTolerance: tolerance } = question;
  const comparisons = acceptedIn(question.options).map(
    (answer) =>
      `<qti-equal tolerance-mode="absolute" tolerance="${tolerance} ${tolerance}"><qti-variable identifier="RESPONSE"/><qti-base-value base-type="float">${escapeXml(answer)}</qti-base-value></qti-equal>`,
  );
  return `  <qti-response-processing><qti-response-condition><qti-response-if><qti-or>${comparisons.join('')}</qti-or><qti-set-outcome-value identifier="SCORE"><qti-base-value base-type="float">1</qti-base-value></qti-set-outcome-value></qti-response-if></qti-response-condition></qti-response-processing>\n`;
}
