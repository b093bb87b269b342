import { childOf, childrenOf, textIn, within, type XmlElement } from '#server/kernel/files/xml.ts';
import type { FoundNumber } from '#shared/features/exchange/question-of.ts';

/** A value that the response processing of an item compares a response with. */
export interface Compared extends FoundNumber {
  /** The points for a response that is the same; undefined where none are set, NaN if they cannot be read. */
  points: number | undefined;
  /** Whether the value with its tolerance is what is meant, a part of it, or neither. */
  rule: 'same' | 'part' | 'other';
  /** Of a text: whether capitals count. */
  caseSensitive: boolean;
}

interface Wanted {
  item: XmlElement;
  /** The identifier of the response. */
  identifier: string | undefined;
  /** The correct response. */
  correct: readonly string[];
}

/** Comparisons of the response in the conditions of the branches of an item, by the names of QTI 2. */
export function comparedIn({ item, identifier, correct }: Wanted): Compared[] {
  const branches = within(item, (name) => name === 'responseIf' || name === 'responseElseIf');
  return branches.flatMap((branch) => {
    const [condition] = childrenOf(branch);
    const points = pointsOf(branch, item);
    return (condition ? comparisonsIn(condition) : [])
      .filter((each) => isAbout(each, identifier))
      .flatMap((each) => valuesOf(each, correct).map((value) => compared(each, value, points)));
  });
}

const comparing = new Set([
  'equal',
  'equalRounded',
  'match',
  'member',
  'stringMatch',
  'substring',
  'patternMatch',
  'gt',
  'gte',
  'lt',
  'lte',
]);

/** The comparisons in an expression, without those under `not`. */
function comparisonsIn(expression: XmlElement): XmlElement[] {
  if (expression.name === 'not') return [];
  return comparing.has(expression.name)
    ? [expression]
    : childrenOf(expression).flatMap(comparisonsIn);
}

/** Whether the response itself is compared, not what is computed from it. */
const isAbout = (comparison: XmlElement, identifier: string | undefined): boolean =>
  childrenOf(comparison, 'variable').some(({ attributes }) => attributes.identifier === identifier);

/** Each comparison with the correct response is read for so many of its values; it seldom has more than one. */
const maxCorrect = 100;

/** The members of a container are each compared. */
function valuesOf(comparison: XmlElement, correct: readonly string[]): string[] {
  const { name, attributes } = comparison;
  if (name === 'patternMatch') return [attributes.pattern ?? ''];
  const containers = name === 'member' ? childrenOf(comparison, 'multiple') : [];
  return [comparison, ...containers].flatMap((each) => [
    ...childrenOf(each, 'baseValue').map((value) => textIn(value).trim()),
    ...(childOf(each, 'correct') ? correct.slice(0, maxCorrect) : []),
  ]);
}

function compared(
  { name, attributes }: XmlElement,
  value: string,
  points: number | undefined,
): Compared {
  const isText = name === 'stringMatch';
  const caseSensitive = !isText || attributes.caseSensitive !== 'false';
  const found = { value, points, caseSensitive, tolerance: 0 };
  if (name === 'match' || name === 'member' || isText)
    return { ...found, rule: attributes.substring === 'true' ? 'other' : 'same' };
  if (name !== 'equal') return { ...found, rule: name === 'equalRounded' ? 'part' : 'other' };
  const { toleranceMode = 'exact', tolerance = '0' } = attributes;
  if (toleranceMode === 'exact') return { ...found, rule: 'same' };
  const [low = 0, high = low] = tolerance.trim().split(/\s+/).map(Number);
  const narrower = Math.min(Math.abs(low), Math.abs(high));
  // Of the value, in percent.
  const unit = toleranceMode === 'relative' ? Math.abs(Number(value)) / 100 : 1;
  const amount = Number((narrower * unit).toPrecision(12));
  return {
    ...found,
    tolerance: Number.isFinite(amount) ? amount : 0,
    rule: low === high && Number.isFinite(amount) ? 'same' : 'part',
  };
}

/** The points that a branch sets, also in a condition inside it. */
function pointsOf(branch: XmlElement, item: XmlElement): number | undefined {
  const set = within(branch, (name) => name === 'setOutcomeValue').flatMap((each) =>
    isScore(each.attributes.identifier)
      ? childrenOf(each).map((value) => resultOf(value, item))
      : [],
  );
  return set.length > 0 ? set.reduce((one, other) => Math.max(one, other)) : undefined;
}

/** Outcomes that count points: that of the item, and those of parts of it. */
const isScore = (identifier = ''): boolean => /^(?!max|min).*score/i.test(identifier);

/** What an expression of constants gives when nothing has been scored yet. */
function resultOf(expression: XmlElement, item: XmlElement): number {
  const { name, attributes } = expression;
  if (name === 'baseValue') return Number(textIn(expression));
  if (name === 'variable') return defaultOf(attributes.identifier, item);
  if (name !== 'sum' && name !== 'product') return Number.NaN;
  const values = childrenOf(expression).map((each) => resultOf(each, item));
  return name === 'sum'
    ? values.reduce((sum, each) => sum + each, 0)
    : values.reduce((product, each) => product * each, 1);
}

function defaultOf(identifier: string | undefined, item: XmlElement): number {
  const declarations = childrenOf(item, 'outcomeDeclaration');
  const declaration = declarations.find(({ attributes }) => attributes.identifier === identifier);
  const value = declaration && childOf(declaration, 'defaultValue');
  if (value) return Number(textIn(value));
  return isScore(identifier) ? 0 : Number.NaN;
}
