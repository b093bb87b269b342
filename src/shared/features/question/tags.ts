import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { ManyIds } from '#shared/kernel/many.ts';
import { RequiredText } from '#shared/kernel/text/text-input.ts';

/** The colours of labels, each a pair of tokens in the theme. */
export const TagColour = z.enum([
  'blue',
  'green',
  'violet',
  'teal',
  'brown',
  'rose',
  'olive',
  'slate',
]);
export type TagColour = z.infer<typeof TagColour>;

/** A tag as questions show it. */
export const TagLabel = z.object({ id: z.int(), name: z.string(), colour: TagColour });
export type TagLabel = z.infer<typeof TagLabel>;

/** A tag as authors manage it. */
export const Tag = TagLabel.extend({ questionCount: z.int() });
export type Tag = z.infer<typeof Tag>;

export const maxTagNameLength = 50;

/** Several spaces count as one. */
const TagName = RequiredText({
  max: maxTagNameLength,
  tooShort: 'Please give the tag a name',
}).transform((name) => name.replace(/\s+/gu, ' '));

export const NewTag = z.object({ name: TagName, colour: TagColour.default('slate') });

export const TagChanges = z.object({
  id: Id,
  name: TagName.optional(),
  colour: TagColour.optional(),
});

/** The questions of `ids` get the tag `into`, and the tags of `ids` are deleted. */
export const TagMerge = z.object({ ids: ManyIds, into: Id });

/** What a merge would do. */
export const TagMergePreview = z.object({
  /** Questions that have one of the merged tags. */
  questionCount: z.int(),
  /** Those of them that have the remaining tag already. */
  alreadyTagged: z.int(),
});

/** Adds tags to questions and removes others; both are known tags. */
export const QuestionTagging = z.object({
  ids: ManyIds,
  add: z.array(Id).max(50).default([]),
  remove: z.array(Id).max(50).default([]),
});

/** All tags of one question. */
export const QuestionTagIds = z.object({ id: Id, tagIds: z.array(Id).max(50) });

/** How tagging ended for one question: the tags that it did not have, and those that it lost. */
export const QuestionTaggingOutcome = z.discriminatedUnion('outcome', [
  z.object({
    id: z.int(),
    outcome: z.literal('done'),
    added: z.array(z.int()),
    removed: z.array(z.int()),
  }),
  z.object({ id: z.int(), outcome: z.literal('unchanged') }),
  z.object({ id: z.int(), outcome: z.literal('missing') }),
]);
export type QuestionTaggingOutcome = z.infer<typeof QuestionTaggingOutcome>;
