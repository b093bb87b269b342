import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';
import { DrawRule, QuizDraw } from './draws.ts';
import { maxDraws, maxLinks } from './max-asked.ts';
import { QuestionForAuthor } from './schema.ts';

const Position = z
  .int()
  .min(0)
  .max(100_000)
  .describe('Its position among all slots of the quiz, from 0; own questions fill the others');

/** What a quiz asks besides its own questions: a question of another quiz, or questions drawn for each attempt. */
export const SlotInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('link'), questionId: Id, position: Position }),
  DrawRule.extend({ kind: z.literal('draw'), position: Position }),
]);
export type SlotInput = z.output<typeof SlotInput>;

/** Everything that a quiz asks besides its own questions. */
export const SlotInputs = z
  .array(SlotInput)
  .superRefine((slots, issues) => {
    const linked = slots.flatMap((slot) => (slot.kind === 'link' ? [slot.questionId] : []));
    const refuse = (message: string) => issues.addIssue({ code: 'custom', message });
    if (new Set(linked).size < linked.length) refuse('A question can be linked only once');
    if (linked.length > maxLinks || slots.length - linked.length > maxDraws)
      refuse(`At most ${maxLinks} linked questions and ${maxDraws} draws`);
  })
  .describe('All links and draws of the quiz');

const Preview = z.string().describe('The beginning of the text, without Markdown');

/** A slot as authors see it. */
export const QuizSlot = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('own'),
    questionId: z.int(),
    preview: Preview,
    linkedBy: z.int().describe('How many other quizzes ask it by a link'),
  }),
  z.object({
    kind: z.literal('link'),
    questionId: z.int(),
    preview: Preview,
    isAsked: z.boolean().describe('false: it is not complete, or was archived or deleted'),
    question: QuestionForAuthor.nullable().describe('null for a question that you do not manage'),
  }),
  QuizDraw.extend({ kind: z.literal('draw') }),
]);
export type QuizSlot = z.infer<typeof QuizSlot>;

export const QuizSlots = z.object({
  updatedAt: Timestamp.describe(
    'When links and draws were last changed; `loadedUpdatedAt` of a later change',
  ),
  slots: z.array(QuizSlot).describe('All slots of the quiz, in their order'),
});
