import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';
import { Timestamp } from '#shared/kernel/timestamp.ts';

/** The document of an editor: a quiz with its questions, one question for a quiz, a blog post. */
const DraftKind = z.enum(['quiz', 'question', 'post']);
export type DraftKind = z.infer<typeof DraftKind>;

/** Names a document; `documentId` is null for one that is not stored yet. */
export const DraftRef = z.object({ kind: DraftKind, documentId: Id.nullable() });
export type DraftRef = z.infer<typeof DraftRef>;

const maxCharacters = 4_000_000;

/** The random id of one open editor. */
const Writer = z.string().regex(/^[\w-]{16,64}$/);

/** The content of an editor, in the editor's own format. */
const DraftContent = z.record(z.string(), z.unknown());

/** A stored draft. */
export const Draft = z.object({
  content: DraftContent,
  /** `updatedAt` of the stored document that the work began from; null for a new document. */
  base: Timestamp.nullable(),
  /** The open editor that wrote it. */
  writer: z.string(),
  updatedAt: Timestamp,
});
export type Draft = z.infer<typeof Draft>;

export const DraftSave = DraftRef.extend({
  content: DraftContent.refine(
    (content) => JSON.stringify(content).length <= maxCharacters,
    'This is too long to be kept as a draft',
  ),
  base: z.iso.datetime().nullable(),
  writer: Writer,
  /** The writer of the stored draft that this one continues or replaces on purpose. */
  replaces: Writer.optional(),
});
export type DraftSave = z.infer<typeof DraftSave>;

export const DraftSaved = z.object({ updatedAt: Timestamp });

/** Discards a draft only if this writer wrote it. */
export const DraftDiscard = DraftRef.extend({ writer: Writer });
export type DraftDiscard = z.infer<typeof DraftDiscard>;
