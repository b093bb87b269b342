import { childrenOf, escapeXml, type XmlElement } from '#server/kernel/files/xml.ts';
import type { DraftQuestion } from '#shared/features/exchange/found.ts';
import { clozeQuestion, isNumberGap } from '#shared/features/exchange/gap-notation.ts';
import { narrowestTolerance } from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { type Gap, maxGaps } from '#shared/features/question/question-types/gap-schema.ts';
import { withGapsReplaced } from '#shared/features/question/question-types/gaps.ts';
import type { QuestionInput } from '#shared/features/question/schema.ts';
import { fromHtml, gapSign, labelText, signsAsMarkers } from '../rich-text.ts';
import { htmlOf, keysOf, type Parts } from './parts.ts';
import { writtenKeyOf } from './written-key.ts';

const inline = new Set(['textEntryInteraction', 'inlineChoiceInteraction']);
const ownIdentifier = /^GAP_\d{1,2}$/;

/** Several fields and lists in a text, or a single one that was written as a gap. */
export const areGaps = (interactions: readonly XmlElement[]): boolean =>
  interactions.every(({ name }) => inline.has(name)) &&
  (interactions.length > 1 ||
    interactions.some(({ attributes }) => ownIdentifier.test(attributes.responseIdentifier ?? '')));

interface Item {
  item: XmlElement;
  body: XmlElement;
  interactions: readonly XmlElement[];
}

/** A text whose interactions are its gaps. With more than it can have it is refused, so that of those one more is read. */
export function gapsQuestion({ item, body, interactions }: Item, notes: Note[]): DraftQuestion {
  const signs = new Map(
    interactions.map((interaction, index) => [interaction, gapSign(index)] as const),
  );
  const text = signsAsMarkers(fromHtml(htmlOf(body, signs), notes));
  const gaps = interactions
    .slice(0, maxGaps + 1)
    .map((interaction) => gapOf({ item, body, interaction }, notes));
  return clozeQuestion(text, gaps);
}

function gapOf(parts: Parts, notes: Note[]): Gap {
  const { interaction } = parts;
  if (interaction.name === 'inlineChoiceInteraction') {
    const [key] = keysOf(parts, notes);
    const choices = childrenOf(interaction, 'inlineChoice');
    const right = choices.findIndex(({ attributes }) => attributes.identifier === key);
    const options = choices.map((each) => labelText(each, notes));
    return { kind: 'choice', options, correctOption: right < 0 ? null : right };
  }
  const { accepted, isNumber, caseSensitive } = writtenKeyOf(parts, notes);
  const answers = accepted.map(({ value }) => value);
  return isNumber
    ? {
        kind: 'text',
        answers,
        caseSensitive: false,
        tolerance: narrowestTolerance(accepted, notes),
      }
    : { kind: 'text', answers, caseSensitive, tolerance: null };
}

const identifierOf = (index: number) => `GAP_${index + 1}`;

/** HTML with an interaction in place of each marker that is outside of its tags. */
export function withGapInteractions({ gaps }: Pick<QuestionInput, 'gaps'>, html: string): string {
  const seen = new Set<number>();
  return html
    .split(/(<[^>]*>)/)
    .map((part) =>
      part.startsWith('<') ? part : withGapsReplaced(part, { gaps, seen }, interactionXml),
    )
    .join('');
}

function interactionXml(gap: Gap, index: number): string {
  const identifier = identifierOf(index);
  if (gap.kind === 'text')
    return `<qti-text-entry-interaction response-identifier="${identifier}"/>`;
  const choices = gap.options.map(
    (option, index) =>
      `<qti-inline-choice identifier="choice-${index + 1}">${escapeXml(option)}</qti-inline-choice>`,
  );
  return `<qti-inline-choice-interaction response-identifier="${identifier}" shuffle="true">${choices.join('')}</qti-inline-choice-interaction>`;
}

/** The declaration of the response in each gap. */
export const gapDeclarations = ({ gaps }: Pick<QuestionInput, 'gaps'>): string =>
  gaps
    .map((gap, index) => {
      const { type, correct, mapping } = declared(gap);
      const value =
        correct === undefined
          ? ''
          : `<qti-correct-response><qti-value>${escapeXml(correct)}</qti-value></qti-correct-response>`;
      return `  <qti-response-declaration identifier="${identifierOf(index)}" cardinality="single" base-type="${type}">${value}${mapping}</qti-response-declaration>\n`;
    })
    .join('');

function declared(gap: Gap): { type: string; correct: string | undefined; mapping: string } {
  if (gap.kind === 'choice') {
    const { correctOption } = gap;
    const correct = correctOption === null ? undefined : `choice-${correctOption + 1}`;
    return { type: 'identifier', correct, mapping: '' };
  }
  const [correct] = gap.answers;
  if (isNumberGap(gap)) return { type: 'float', correct, mapping: '' };
  const entries = gap.answers.map(
    (answer) =>
      `<qti-map-entry map-key="${escapeXml(answer)}" mapped-value="1" case-sensitive="${gap.caseSensitive}"/>`,
  );
  return {
    type: 'string',
    correct,
    mapping: `<qti-mapping default-value="0" upper-bound="1">${entries.join('')}</qti-mapping>`,
  };
}

/** One point for each gap that is right. */
export function gapProcessing({ gaps }: Pick<QuestionInput, 'gaps'>): string {
  const conditions = gaps.map((gap, index) => {
    const points = '<qti-base-value base-type="float">1</qti-base-value>';
    const sum = `<qti-sum><qti-variable identifier="SCORE"/>${points}</qti-sum>`;
    return `<qti-response-condition><qti-response-if>${comparison(gap, identifierOf(index))}<qti-set-outcome-value identifier="SCORE">${sum}</qti-set-outcome-value></qti-response-if></qti-response-condition>`;
  });
  return `  <qti-response-processing>${conditions.join('')}</qti-response-processing>\n`;
}

function comparison(gap: Gap, identifier: string): string {
  const variable = `<qti-variable identifier="${identifier}"/>`;
  if (gap.kind === 'choice')
    return `<qti-match>${variable}<qti-correct identifier="${identifier}"/></qti-match>`;
  if (!isNumberGap(gap))
    return `<qti-gt><qti-map-response identifier="${identifier}"/><qti-base-value base-type="float">0</qti-base-value></qti-gt>`;
  const equal = gap.answers.map(
    (answer) =>
      `<qti-equal tolerance-mode="absolute" tolerance="${gap.tolerance} ${gap.tolerance}">${variable}<qti-base-value base-type="float">${escapeXml(answer.trim())}</qti-base-value></qti-equal>`,
  );
  return `<qti-or>${equal.join('')}</qti-or>`;
}
