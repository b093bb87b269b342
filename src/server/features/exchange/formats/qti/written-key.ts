import { within, type XmlElement } from '#server/kernel/files/xml.ts';
import { note } from '#shared/features/exchange/found.ts';
import {
  type FoundNumber,
  includesNumber,
  withoutIncluded,
} from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { type Compared, comparedIn } from './compared.ts';
import { correctValues, declarationOf, fullKeys, type Parts } from './parts.ts';

/** The key of a written answer: the accepted texts or numbers, and how they are compared. */
interface WrittenKey {
  accepted: FoundNumber[];
  /** Whether the answer is a number. */
  isNumber: boolean;
  caseSensitive: boolean;
}

/** What an item says of a written answer. */
interface Scored {
  compared: Compared[];
  /** The most points that a comparison earns. */
  best: number;
  /** The correct response, and keys of a mapping that earn all points. */
  named: FoundNumber[];
  isNumber: boolean;
  includes: (one: FoundNumber, other: FoundNumber) => boolean;
}

interface Found {
  accepted: readonly FoundNumber[];
  /** Of these, what comparisons make right. */
  right: readonly Compared[];
}

/** How many values of an answer are read, each of which is compared with the others; a note names the next one. */
const maxValues = 1000;

function firstOf<Value extends FoundNumber>(values: readonly Value[], notes: Note[]): Value[] {
  const next = values[maxValues];
  if (next) notes.push(note('answer_dropped', next.value));
  return values.slice(0, maxValues);
}

/** What earns all points is accepted; the notes say what else earns some. */
export function writtenKeyOf(parts: Parts, notes: Note[]): WrittenKey {
  const declaration = declarationOf(parts);
  const isNumber = /^(?:float|integer)$/.test(declaration?.attributes.baseType ?? '');
  const includes = isNumber ? includesNumber : includesText;
  const correct = correctValues(declaration);
  const identifier = parts.interaction.attributes.responseIdentifier;
  const compared = firstOf(comparedIn({ item: parts.item, identifier, correct }), notes);
  /** Of the mapping, which may earn a part too. */
  const own: Note[] = [];
  const named = firstOf([...correct, ...fullKeys(declaration, own)].map(exactly), notes);
  const scored = { compared, best: bestOf(compared), named, isNumber, includes };
  const right = rightIn(scored);
  const accepted = withoutIncluded([...right, ...named], includes);
  const hasPart = own.length > 0;
  const losses = lossesOf(scored, { accepted, right });
  for (const each of [
    ...own,
    ...losses.filter(({ code }) => !hasPart || code !== 'partial_credit'),
  ])
    notes.push(each);
  return { accepted, isNumber, caseSensitive: countsCapitals(declaration, { accepted, right }) };
}

/** Whether a comparison earns the most and can be kept. */
const isEarning =
  ({ best }: Scored) =>
  ({ points, rule }: Compared): boolean =>
    points === best && rule !== 'other';

/** What comparisons make right. Where the correct response is scored in another way, they may earn a part of its points. */
function rightIn(scored: Scored): Compared[] {
  const { named, includes } = scored;
  const earning = scored.compared.filter(isEarning(scored));
  const isAllKnown =
    named.length === 0 || earning.some((each) => named.some((one) => includes(each, one)));
  return isAllKnown ? earning : [];
}

/** What is lost of the comparisons. */
function lossesOf(scored: Scored, { accepted, right }: Found): Note[] {
  const { compared, best, isNumber, includes } = scored;
  const leftOut = compared.filter((each) => !accepted.some((one) => includes(one, each)));
  const unread = leftOut.filter(({ points, rule }) => Number.isNaN(points) && rule !== 'other');
  const isDropped = right.length > 0 ? () => false : isEarning(scored);
  const dropped = [...unread, ...leftOut.filter(isDropped)];
  return [
    ...(isNumber ? notesOnNumbers : notesOnTexts)(compared, best),
    ...(leftOut.some((each) => isPart(each, best)) ? [note('partial_credit')] : []),
    ...dropped.map(({ value }) => note('answer_dropped', value)),
  ];
}

/** Whether capitals count, by what is accepted: the mapping, or else the comparisons. */
function countsCapitals(declaration: XmlElement | undefined, { accepted, right }: Found): boolean {
  const values = new Set(accepted.map(({ value }) => value));
  const mapped = declaration ? within(declaration, (name) => name === 'mapEntry') : [];
  const earning = mapped.filter(({ attributes }) => values.has(attributes.mapKey ?? ''));
  const capitals =
    earning.length > 0
      ? earning.map(({ attributes }) => attributes.caseSensitive !== 'false')
      : right.map((each) => each.caseSensitive);
  return capitals.length === 0 || capitals.some(Boolean);
}

const exactly = (value: string): FoundNumber => ({ value, tolerance: 0 });

/** The most points; infinitely many if there are none, so that nothing has as many. */
const bestOf = (compared: readonly Compared[]): number =>
  compared.reduce((best, { points = 0 }) => (points > best ? points : best), 0) || Infinity;

const isPart = ({ points = 0 }: Compared, best: number): boolean => points > 0 && points < best;

const includesText = (one: FoundNumber, other: FoundNumber): boolean => one.value === other.value;

/**
 * A tolerance is lost where it is not the same on both sides, or where it is not known whether it earns points. A
 * pattern is left out.
 */
function notesOnNumbers(compared: readonly Compared[], best: number): Note[] {
  const right = compared.filter(({ points }) => points === best);
  const isText = ({ rule, value }: Compared) => rule === 'other' && Number.isNaN(Number(value));
  const isLost =
    right.length > 0
      ? right.some((each) => each.rule !== 'same' && !isText(each))
      : compared.some(({ points, tolerance }) => points === undefined && tolerance > 0);
  return [
    ...(isLost ? [note('tolerance_merged')] : []),
    ...right.filter(isText).map(({ value }) => note('answer_dropped', value)),
  ];
}

const notesOnTexts = (compared: readonly Compared[], best: number): Note[] =>
  compared
    .filter(({ points, rule }) => points === best && rule === 'other')
    .map(({ value }) => note('answer_dropped', value));
