import { z } from 'zod';
import { type GivenAnswer, unanswered } from './answering.ts';
import { categorise } from './categorise.ts';
import { cloze } from './cloze.ts';
import {
  type OrderOf,
  type QuestionTypeDefinition,
  type TypedFields,
  unusedFields,
} from './definition.ts';
import { essay } from './essay/essay.ts';
import { fillBlank } from './fill-blank.ts';
import type { AskedGap } from './gaps.ts';
import { hotspot } from './hotspot.ts';
import { matching } from './matching.ts';
import { multipleChoice } from './multiple-choice.ts';
import { numeric } from './numeric.ts';
import { ordering } from './ordering.ts';
import { singleChoice } from './single-choice.ts';
import { trueFalse } from './true-false.ts';

export const QuestionType = z.enum([
  'single_choice',
  'multiple_choice',
  'true_false',
  'fill_blank',
  'ordering',
  'numeric',
  'matching',
  'categorise',
  'cloze',
  'hotspot',
  'essay',
]);
export type QuestionType = z.infer<typeof QuestionType>;

const definitions = {
  single_choice: singleChoice,
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  fill_blank: fillBlank,
  ordering,
  numeric,
  matching,
  categorise,
  cloze,
  hotspot,
  essay,
} satisfies Record<QuestionType, unknown>;

type Definitions = typeof definitions;
export type Bodies = { [Type in QuestionType]: z.output<Definitions[Type]['body']> };
type Responses = { [Type in QuestionType]: z.output<Definitions[Type]['response']> };

/** The stored part of a question that depends on its type. */
export type QuestionBody = Bodies[QuestionType];
/** The stored part of an answer. */
export type QuestionResponse = Responses[QuestionType];

/** A question with the body of its type. */
export interface TypedQuestion<Type extends QuestionType = QuestionType> {
  type: Type;
  body: Bodies[Type];
}

/** Every type of question. The compiler demands an entry for each. */
export const questionTypes: {
  [Type in QuestionType]: QuestionTypeDefinition<Bodies[Type], Responses[Type]>;
} = definitions;

/** The part of a question's fields that its type stores. */
export function bodyOf<Type extends QuestionType>(type: Type, fields: TypedFields): Bodies[Type] {
  return questionTypes[type].body.parse(fields);
}

/** The fields of a stored body, with those that its type does not use. */
export function fieldsOf(body: QuestionBody): TypedFields {
  return { ...unusedFields, ...body };
}

/** The part of an answer that its question's type stores; null when the question is not answered. */
export function responseOf<Type extends QuestionType>(
  type: Type,
  given: GivenAnswer,
): Responses[Type] | null {
  return questionTypes[type].response.safeParse(given).data ?? null;
}

/** The fields of a stored response. */
export function givenAnswer(response: QuestionResponse | null): GivenAnswer {
  return { ...unanswered, ...response };
}

/** Whether a response is right: all or nothing. An unanswered question is always wrong. */
export function isCorrect<Type extends QuestionType>(
  { type, body }: TypedQuestion<Type>,
  response: Responses[Type] | null,
): boolean {
  return response !== null && questionTypes[type].isCorrect(body, response);
}

/**
 * How much of a question a response earns, in whole percent: 100 exactly if it is right, less if only a part of it
 * is, and 0 if the question is unanswered.
 */
export function creditFor<Type extends QuestionType>(
  question: TypedQuestion<Type>,
  response: Responses[Type] | null,
): number {
  if (isCorrect(question, response)) return 100;
  if (response === null) return 0;
  const { part, whole } = questionTypes[question.type].partOf(question.body, response);
  return Math.min(99, Math.max(0, Math.floor((100 * part) / whole)));
}

/** How options are picked in answers of a type; undefined where answers name no options. */
export const pickingIn = {
  single_choice: 'one',
  true_false: 'one',
  multiple_choice: 'several',
  fill_blank: undefined,
  // The options of a paper are in an order of its own.
  ordering: undefined,
  numeric: undefined,
  matching: undefined,
  categorise: undefined,
  cloze: undefined,
  hotspot: undefined,
  essay: undefined,
} as const satisfies Record<QuestionType, 'one' | 'several' | undefined>;

/** Whether a person marks the answers to this type. */
export const isMarkedByHand = (type: QuestionType): boolean => questionTypes[type].isMarkedByHand;

/** The body as a paper stores it, with what `orderOf` puts in order if its own order is the key. */
export function arrangedBody<Type extends QuestionType>(
  { type, body }: TypedQuestion<Type>,
  orderOf: OrderOf,
): Bodies[Type] {
  return questionTypes[type].arranged(body, orderOf);
}

/** The body as authors see it before it is asked: nothing changes its position. */
export const asWritten: OrderOf = (texts) => [...texts.keys()];

/** An order that does not depend on the key, the same each time. */
export const alphabetical: OrderOf = (options) =>
  [...options.keys()].sort((a, b) => {
    const [one = '', other = ''] = [options[a], options[b]];
    if (one === other) return a - b;
    return one < other ? -1 : 1;
  });

/** The key as a review shows it. */
export function reviewedKey<Type extends QuestionType>({ type, body }: TypedQuestion<Type>) {
  return questionTypes[type].reviewedKey(body);
}

/** The options that a learner may see, in stored order. */
export function optionsForTaker<Type extends QuestionType>({
  type,
  body,
}: TypedQuestion<Type>): string[] {
  return questionTypes[type].optionsForTaker(body);
}

/** How many spots a learner places on the picture; undefined where none are placed. */
export function spotsAskedOf<Type extends QuestionType>({
  type,
  body,
}: TypedQuestion<Type>): number | undefined {
  return questionTypes[type].spotsAsked(body);
}

/** The gaps of an arranged question without their key. */
export const gapsForTaker = ({ body }: TypedQuestion): AskedGap[] =>
  fieldsOf(body).gaps.map((gap) => ({
    kind: gap.kind,
    options: gap.kind === 'choice' ? gap.options : [],
  }));

/** What a learner can give to the options of an arranged question. */
export const targetsForTaker = ({ body }: TypedQuestion): string[] => fieldsOf(body).targets;
