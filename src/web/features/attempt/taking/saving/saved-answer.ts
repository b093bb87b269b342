import type { SavedAnswer } from '#shared/features/attempt/schema.ts';
import {
  fieldsOf,
  flag,
  integer,
  listOf,
  optional,
  orNull,
  type Shape,
  text,
} from '#web/stored-shape.ts';

export const savedAnswer: Shape<SavedAnswer> = fieldsOf({
  questionId: integer,
  seq: integer,
  selectedOption: integer,
  selectedOptions: listOf(integer),
  answerText: orNull(text),
  spots: optional(listOf(fieldsOf({ x: integer, y: integer }))),
  flagged: flag,
});
