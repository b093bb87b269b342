import { z } from 'zod';
import {
  defineQuestionType,
  emptyReviewedKey,
  type Key,
  type Problem,
  type Share,
} from './definition.ts';
import { ascending, textsOf } from './options.ts';
import { Region, Spot } from './region.ts';
import { hitsOf, spotsAsked } from './spots.ts';

interface HotspotBody {
  /** The name of each region, often empty. */
  options: string[];
  regions: Region[];
  /** The indexes of the right regions. */
  correctOptions: number[];
  spotCount: number | null;
}

type HotspotResponse = { spots: Spot[] } | { selectedOptions: number[] };

/**
 * Regions of the question's picture, on which a learner places spots. Learners who do not see the picture choose from
 * the names of the regions instead, if all have names and some are wrong: otherwise the list would be the key.
 */
export const hotspot = defineQuestionType({
  body: z
    .object({
      options: z.array(z.string()),
      regions: z.array(Region),
      correctOptions: z.array(z.int()),
      spotCount: z.int().nullable(),
    })
    .transform(
      ({ options, regions, correctOptions, spotCount }): HotspotBody => ({
        options: regions.map((_, index) => options[index] ?? ''),
        regions,
        correctOptions: ascending(correctOptions),
        spotCount,
      }),
    ),
  response: z.union([
    z.object({ spots: z.array(Spot).min(1) }),
    z.object({ selectedOptions: z.array(z.int().min(0)).min(1).transform(ascending) }),
  ]),
  optionsShown: 'shuffled',
  optionsForTaker: (body) => (areNamed(body) ? body.options : []),
  spotsAsked,
  // Authors draw the right regions first.
  arranged: (body, orderOf) => withRegionsArranged(body, orderOf(body.options)),
  blank: { options: [], correctOption: null },
  missing: missingOfHotspot,
  // A region without a name is known by its number, which the editor shows in it.
  describeKey: ({ options, regions = [], correctOptions }) =>
    textsOf(
      regions.map((_, index) => options[index]?.trim() || String(index + 1)),
      correctOptions,
    ),
  isCorrect: (body, response) => {
    const { part, whole } = shareOf(body, response);
    return part === whole;
  },
  /** The share of the right regions that were hit; a spot too many costs one. */
  partOf: shareOf,
  reviewedKey: ({ options, regions, correctOptions }) => ({
    ...emptyReviewedKey,
    correctOptions,
    regions: regions.map((region, index) => ({
      region,
      label: options[index] ?? '',
      isRight: correctOptions.includes(index),
    })),
  }),
});

/** Whether learners can be given the names of the regions: all have different ones, and some are wrong. */
export function areNamed({
  options,
  correctOptions,
}: Pick<Key, 'options' | 'correctOptions'>): boolean {
  const names = new Set(options.map((option) => option.trim()));
  return !names.has('') && names.size === options.length && correctOptions.length < options.length;
}

/** The body with its regions in the order that is chosen. */
export function withRegionsArranged(body: HotspotBody, order: readonly number[]): HotspotBody {
  return {
    ...body,
    options: order.map((index) => body.options[index] ?? ''),
    regions: order.flatMap((index) => body.regions[index] ?? []),
    correctOptions: ascending(body.correctOptions.map((index) => order.indexOf(index))),
  };
}

function shareOf(body: HotspotBody, response: HotspotResponse): Share {
  const whole = Math.max(1, spotsAsked(body));
  const { hits, given } =
    'spots' in response
      ? { hits: hitsOf(body, response.spots), given: response.spots.length }
      : namedIn(body, response);
  return { part: Math.min(hits, whole) - Math.max(0, given - whole), whole };
}

function namedIn({ correctOptions }: HotspotBody, chosen: { selectedOptions: number[] }) {
  const { selectedOptions } = chosen;
  const hits = selectedOptions.filter((index) => correctOptions.includes(index)).length;
  return { hits, given: selectedOptions.length };
}

function missingOfHotspot({
  imageUrl,
  regions = [],
  correctOptions,
  spotCount = null,
}: Key): Problem[] {
  const problems: Problem[] = [];
  if ((imageUrl ?? '').trim() === '')
    problems.push({ field: 'imageUrl', message: 'The question needs a picture' });
  if (regions.length === 0)
    problems.push({ field: 'regions', message: 'Draw at least one region' });
  else if (correctOptions.length === 0)
    problems.push({ field: 'correctOptions', message: 'Mark the right regions' });
  else if (spotCount !== null && spotCount > correctOptions.length)
    problems.push({ field: 'spotCount', message: 'There are fewer right regions than that' });
  return problems;
}
