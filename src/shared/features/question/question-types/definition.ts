import { z } from 'zod';
import { storable } from '#shared/kernel/text/storable.ts';
import type { GivenAnswer } from './answering.ts';
import { EssayFields } from './essay/essay-fields.ts';
import { Gap, maxGaps } from './gap-schema.ts';
import { Region } from './region.ts';

export const maxOptions = 20;
/** One for each option, and some that belong to none. */
const maxTargets = 30;
const optionIndex = z.int().min(0).max(99);

/** The fields of a question whose meaning depends on its type, as REST clients and editors name them. */
export const TypedFields = z.object({
  options: z
    .array(
      z
        .string()
        .max(2000, 'At most 2000 characters')
        .refine(storable, 'Contains a character that cannot be stored'),
    )
    .max(maxOptions, `At most ${maxOptions} options`)
    .describe(
      'What can be chosen. For true_false always True and False; for fill_blank one entry with the accepted answers, separated by | or new lines; for ordering the items in the right order; for matching and categorise the items; for hotspot the name of each region, or an empty text; for numeric the number, with a tolerance as in 9.81 ± 0.05 or 9.81 ± 2%, then the accepted units, such as m or cm = 0.01',
    ),
  correctOption: optionIndex
    .nullable()
    .describe(
      'Index of the right option; null for multiple_choice, ordering, matching, categorise and hotspot',
    ),
  correctOptions: z
    .array(optionIndex)
    .max(maxOptions)
    .nullable()
    .transform((list) => list ?? [])
    .describe(
      'Indexes of all right options, for multiple_choice, and of the right regions, for hotspot; for ordering those of the items in the right order; for matching and categorise, for each option the index of its target',
    ),
  targets: z
    .array(
      z
        .string()
        .max(2000, 'At most 2000 characters')
        .refine(storable, 'Contains a character that cannot be stored'),
    )
    .max(maxTargets, `At most ${maxTargets} targets`)
    .describe(
      'For matching what belongs to each option, for categorise the category of each, at the same index; further ones belong to no option. Learners get each text once, in another order',
    ),
  gaps: z
    .array(Gap)
    .max(maxGaps, `At most ${maxGaps} gaps`)
    .describe(
      'For cloze: the gaps of the text, where they are marked by [[1]], [[2]] and so on, each once',
    ),
  regions: z
    .array(Region)
    .max(maxOptions, `At most ${maxOptions} regions`)
    .describe('For hotspot the parts of the picture; learners get them only with the key'),
  spotCount: z
    .int()
    .min(1, 'At least one spot is needed')
    .max(maxOptions, `At most ${maxOptions} spots`)
    .nullable()
    .describe(
      'For hotspot: how many spots a learner places, each on another right region; null for one on each right region',
    ),
  pinnedOptions: z
    .array(optionIndex)
    .max(maxOptions)
    .describe(
      'Indexes of options that keep their position when options are shown in random order, for single_choice and multiple_choice',
    ),
  caseSensitive: z.boolean().describe('For fill_blank: capitals count'),
  numericTolerance: z
    .number('The tolerance must be a number')
    .min(0, 'The tolerance cannot be negative')
    .nullable()
    .describe('For fill_blank: how far a number may be off; null compares texts'),
  essay: EssayFields.nullable().describe('For essay: word limits, sample answer and rubric'),
});
export type TypedFields = z.output<typeof TypedFields>;

/** The value of each field for a type that does not use it. */
export const unusedFields: TypedFields = {
  options: [],
  correctOption: null,
  correctOptions: [],
  targets: [],
  gaps: [],
  regions: [],
  spotCount: null,
  pinnedOptions: [],
  caseSensitive: false,
  numericTolerance: null,
  essay: null,
};

/** The options of a question and its key, complete or not. */
export interface Key {
  options: readonly string[];
  correctOption: number | null;
  correctOptions: readonly number[];
  /** What belongs to the options; further ones belong to none. */
  targets?: readonly string[];
  /** The gaps of the text. */
  gaps?: readonly Gap[];
  /** The text of the question, where the key is checked against it. */
  text?: string;
  /** The parts of the picture that the options name. */
  regions?: readonly Region[];
  spotCount?: number | null;
  imageUrl?: string | null;
  /** Options that keep their position when options are shuffled. */
  pinnedOptions?: readonly number[];
  /** The rubric of an essay, and what belongs to it. */
  essay?: EssayFields | null;
}

/** Where a question is checked; each has its own messages. `api` checks what a client sends. */
export type QuestionCheck = 'create' | 'wizard' | 'edit' | 'api';

export interface Problem {
  /** `text`, `options`, `options.2`, `correctOption`, `correctOptions`, `targets`, `targets.2`, `gaps`, `gaps.2`, `imageUrl`, `regions`, `spotCount`, `essay.rubric.0` */
  field: string;
  message: string;
}

/** A region as a review shows it. */
export const ReviewedRegion = z.object({
  region: Region,
  label: z.string().describe('Its name; often empty'),
  isRight: z.boolean().describe('Whether it is right'),
});
export type ReviewedRegion = z.infer<typeof ReviewedRegion>;

/** The key of a question in a review; each type fills in what it uses. */
export interface ReviewedKey {
  correctOption: number | null;
  correctOptions: number[];
  acceptedAnswers: string[];
  gapKeys: Gap[];
  regions?: ReviewedRegion[];
}

export const emptyReviewedKey: ReviewedKey = {
  correctOption: null,
  correctOptions: [],
  acceptedAnswers: [],
  gapKeys: [],
};

/** A fraction in whole numbers; it may be below 0, which counts as 0. */
export interface Share {
  part: number;
  whole: number;
}

/** Chooses an order of options or targets: indexes. */
export type OrderOf = (options: readonly string[]) => number[];

/** The definition of one type of question; how it is answered is in `answering.ts`. */
export interface QuestionTypeDefinition<Body, Response> {
  /** Picks from the fields of a question those that the type stores. */
  body: z.ZodType<Body>;
  /** Picks from a given answer what the type stores; an invalid answer counts as none. */
  response: z.ZodType<Response>;
  /** How a learner sees the options; `never` where they are the key. */
  optionsShown: 'shuffled' | 'in order' | 'never';
  /** The options that a learner may see, in stored order. */
  optionsForTaker: (body: Body) => string[];
  /** How many spots are placed on the picture; undefined where none are. */
  spotsAsked: (body: Body) => number | undefined;
  /** A person marks the answers, after the attempt. */
  isMarkedByHand: boolean;
  /**
   * The body as a paper stores it: where the order of the options or targets is the key, they are in another order.
   * @param orderOf chooses the order of these texts, as indexes
   */
  arranged: (body: Body, orderOf: OrderOf) => Body;
  /** Whether each paper has an order of its own, to which the indexes of its answers refer. */
  isArranged: boolean;
  /** The initial values in an editor. */
  blank: Pick<TypedFields, 'options' | 'correctOption'>;
  /** The problems that prevent publishing, except those of the text. */
  missing: (key: Key, check: QuestionCheck) => Problem[];
  /** The correct answer in words; empty while there is none. */
  describeKey: (key: Key) => string[];
  isCorrect: (body: Body, response: Response) => boolean;
  /** How much of the question a response earns that is not right, where parts of an answer count. */
  partOf: (body: Body, response: Response) => Share;
  reviewedKey: (body: Body) => ReviewedKey;
}

type WithDefault =
  | 'arranged'
  | 'isArranged'
  | 'partOf'
  | 'optionsForTaker'
  | 'spotsAsked'
  | 'isMarkedByHand';

/**
 * Infers the types of a definition from its schemas. Unless it says otherwise, the order of the options is not the
 * key, and an answer has no parts: it is right or earns nothing, which needs no person to decide.
 */
export function defineQuestionType<
  Body extends Partial<TypedFields>,
  Response extends Partial<GivenAnswer>,
>(
  definition: Omit<QuestionTypeDefinition<Body, Response>, WithDefault> &
    Partial<Pick<QuestionTypeDefinition<Body, Response>, WithDefault>>,
): QuestionTypeDefinition<Body, Response> {
  return {
    isMarkedByHand: false,
    arranged: (body) => body,
    isArranged: definition.arranged !== undefined,
    partOf: () => ({ part: 0, whole: 1 }),
    optionsForTaker: ({ options = [] }) => (definition.optionsShown === 'never' ? [] : options),
    spotsAsked: () => undefined,
    ...definition,
  };
}
