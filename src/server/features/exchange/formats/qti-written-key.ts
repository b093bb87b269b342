import { within } from '#server/kernel/files/xml.ts';
import { note } from '#shared/features/exchange/found.ts';
import {
  type FoundNumber,
  includesNumber,
  withoutIncluded,
} from '#shared/features/exchange/question-of.ts';
import type { Note } from '#shared/features/exchange/schema.ts';
import { type Compared, comparedIn } from './qti-compared.ts';
import { correctValues, declarationOf, fullKeys, type Parts } from './qti-parts.ts';

/** The key of a written answer: the accepted texts or numbers, and how they are compared. */
interface WrittenKey {
  accepted: FoundNumber[];
  /** Whether the answer is a number. */
  isNumber: boolean;
  caseSensitive: boolean;
}

/** What earns all points is accepted; the notes say what else earns some. */
export function writtenKeyOf(parts: Parts, notes: Note[]): WrittenKey {
  const { item, interaction } = parts;
  const declaration = declarationOf(parts);
  const isNumber = /^(?:float|integer)$/.test(declaration?.attributes.baseType ?? '');
  const includes = isNumber ? includesNumber : includesText;
  const correct = correctValues(declaration);
  const identifier = interaction.attributes.responseIdentifier;
  const compared = comparedIn({ item, identifier, correct });
  const best = bestOf(compared);
  const named = [...correct, ...fullKeys(declaration, notes)].map(exactly);
  const earning = compared.filter(({ points, rule }) => points === best && rule !== 'other');
  // Where the correct response is scored in another way, these may earn a part of its points.
  const isAllKnown =
    named.length === 0 || earning.some((each) => named.some((one) => includes(each, one)));
  const right = isAllKnown ? earning : [];
  const accepted = withoutIncluded([...right, ...named], includes);
  const isLeftOut = (each: Compared) => !accepted.some((one) => includes(one, each));
  for (const each of (isNumber ? notesOnNumbers : notesOnTexts)(compared, best)) notes.push(each);
  if (compared.some((each) => isPart(each, best) && isLeftOut(each)))
    notes.push(note('partial_credit'));
  const unread = compared.filter(({ points, rule }) => Number.isNaN(points) && rule !== 'other');
  const dropped = [...unread, ...(isAllKnown ? [] : earning)].filter(isLeftOut);
  for (const { value } of dropped) notes.push(note('answer_dropped', value));
  const mapped = declaration ? within(declaration, (name) => name === 'mapEntry') : [];
  const capitals =
    mapped.length > 0
      ? mapped.map(({ attributes }) => attributes.caseSensitive !== 'false')
      : right.map((each) => each.caseSensitive);
  return { accepted, isNumber, caseSensitive: capitals.length === 0 || capitals.some(Boolean) };
}

const exactly = (value: string): FoundNumber => ({ value, tolerance: 0 });

/** The most points; infinitely many if there are none, so that nothing has as many. */
const bestOf = (compared: readonly Compared[]): number =>
  compared.reduce((best, { points = 0 }) => (points > best ? points : best), 0) || Infinity;

const isPart = ({ points = 0 }: Compared, best: number): boolean => points > 0 && points < best;

const includesText = (one: FoundNumber, other: FoundNumber): boolean => one.value === other.value;

/** A tolerance is lost where it is not the same on both sides, or where it is not known whether it earns points. */
function notesOnNumbers(compared: readonly Compared[], best: number): Note[] {
  const right = compared.filter(({ points }) => points === best);
  const isLost =
    right.length > 0
      ? right.some(({ rule }) => rule !== 'same')
      : compared.some(({ points, tolerance }) => points === undefined && tolerance > 0);
  return isLost ? [note('tolerance_merged')] : [];
}

const notesOnTexts = (compared: readonly Compared[], best: number): Note[] =>
  compared
    .filter(({ points, rule }) => points === best && rule === 'other')
    .map(({ value }) => note('answer_dropped', value));
