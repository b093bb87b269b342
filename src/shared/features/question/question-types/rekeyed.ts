import type { ClozeBody } from './cloze.ts';
import type { Gap } from './gap-schema.ts';
import { areNamed, withRegionsArranged } from './hotspot.ts';
import type { PlacingBody } from './placing.ts';
import {
  type Bodies,
  bodyOf,
  fieldsOf,
  type QuestionType,
  type TypedQuestion,
} from './registry.ts';
import { spotsAsked } from './spots.ts';

/**
 * For each type, the body as it was asked with the key of the current one; options correspond by their texts. Null
 * when that key names an option that was not asked. Apart from the definitions, because browsers do not need it.
 */
const rekeyed: {
  [Type in QuestionType]: (asked: Bodies[Type], current: Bodies[Type]) => Bodies[Type] | null;
} = {
  single_choice: (asked, { options, correctOption }) => {
    const index = indexNow(options, correctOption, asked.options);
    return index === undefined ? null : { ...asked, correctOption: index };
  },
  multiple_choice: (asked, { options, correctOptions }) => {
    const indexes = correctOptions.flatMap(
      (index) => indexNow(options, index, asked.options) ?? [],
    );
    return indexes.length === correctOptions.length
      ? { ...asked, correctOptions: indexes.toSorted((a, b) => a - b) }
      : null;
  },
  true_false: (_asked, current) => current,
  fill_blank: (_asked, current) => current,
  ordering: (asked, { options, correctOptions }) => {
    const inOrder = correctOptions.map((index) => options[index] ?? '');
    const positions =
      inOrder.length === asked.options.length ? positionsOf(asked.options, inOrder) : null;
    return positions && { ...asked, correctOptions: positions };
  },
  numeric: (_asked, current) => current,
  matching: placedAnew,
  categorise: placedAnew,
  cloze: filledAnew,
  hotspot: (asked, current) => {
    // As many spots were placed as were asked for then.
    const spotCount = spotsAsked(asked);
    if (current.correctOptions.length < spotCount) return null;
    if (!areNamed(asked)) return { ...current, spotCount };
    // Answers may name regions: these keep their indexes.
    const order =
      current.options.length === asked.options.length
        ? positionsOf(current.options, asked.options)
        : null;
    return order && { ...withRegionsArranged(current, order), spotCount };
  },
  // A rubric is no key: each answer was marked by the one that its paper has.
  essay: () => null,
};

/** The targets are those that were asked; each item gets its new one. */
function placedAnew(asked: PlacingBody, current: PlacingBody): PlacingBody | null {
  const positions =
    current.options.length === asked.options.length
      ? positionsOf(current.options, asked.options)
      : null;
  const correctOptions = positions?.map((position) => {
    const target = current.targets[current.correctOptions[position] ?? -1]?.trim();
    return asked.targets.findIndex((text) => text.trim() === target);
  });
  return correctOptions && !correctOptions.includes(-1) ? { ...asked, correctOptions } : null;
}

/** The gaps are those that were asked, with the same options; each gets its new key. */
function filledAnew(asked: ClozeBody, current: ClozeBody): ClozeBody | null {
  if (asked.gaps.length !== current.gaps.length) return null;
  const gaps = asked.gaps.map((gap, index) => gapAnew(gap, current.gaps[index]));
  return gaps.every((gap) => gap !== null) ? { gaps } : null;
}

function gapAnew(asked: Gap, current: Gap | undefined): Gap | null {
  if (asked.kind === 'text') return current?.kind === 'text' ? current : null;
  if (current?.kind !== 'choice') return null;
  const correctOption = indexNow(current.options, current.correctOption, asked.options);
  return correctOption === undefined ? null : { ...asked, correctOption };
}

/**
 * The body of a question as it was asked, with the key of the question as it is now.
 * @returns null when that key cannot be applied: the type has changed, or an option was not asked
 */
export function rekeyedBody<Type extends QuestionType>(
  { type, body }: TypedQuestion<Type>,
  current: TypedQuestion,
): Bodies[Type] | null {
  if (type !== current.type) return null;
  return rekeyed[type](body, bodyOf(type, fieldsOf(current.body)));
}

/**
 * Where an option is among those that were asked. Of options with the same text, the order counts if as many were asked,
 * else the index, which a list of another length no longer has.
 */
function indexNow(
  options: readonly string[],
  index: number | null,
  asked: readonly string[],
): number | undefined {
  const text = options[index ?? -1]?.trim();
  const indexesIn = (list: readonly string[]) =>
    list.flatMap((option, at) => (option.trim() === text ? [at] : []));
  const [before, now] = [indexesIn(asked), indexesIn(options)];
  if (before.length === now.length) return before[now.indexOf(index ?? -1)];
  return before.find((at) => at === index && asked.length === options.length);
}

/**
 * Where the options with these texts are in `options`; options with the same text are used one after the other.
 * @returns null when one is missing
 */
function positionsOf(options: readonly string[], texts: readonly string[]): number[] | null {
  const taken = new Set<number>();
  for (const text of texts) {
    const position = options.findIndex(
      (option, index) => !taken.has(index) && option.trim() === text.trim(),
    );
    if (position === -1) return null;
    taken.add(position);
  }
  return [...taken];
}
