import { z } from 'zod';
import { Id } from '#shared/kernel/id.ts';

/** Seconds between two heartbeats of an open editor. */
export const heartbeatSeconds = 5;
/** Without a heartbeat for this many seconds an editor counts as closed. Others learn of it with their next heartbeat. */
export const presenceSeconds = 15;

/** A heartbeat of an open editor. */
export const EditorHeartbeat = z.object({
  tab: z.string().min(16).max(64).describe('Names the open editor; chosen by the browser'),
  isLeaving: z.boolean().default(false).describe('true: the editor is being closed'),
});

/** The question that is open in the editor of a quiz. */
export const EditorFocus = z.object({
  questionId: Id.nullable().describe('null: none, or one that is not stored yet'),
});

/** Another open editor of the same quiz. */
export const OtherEditor = z.object({
  name: z.string().describe('The public name'),
  isOwn: z.boolean().describe('Whether it is one of your own'),
  questionId: z.int().nullable().describe('The question that is open in it'),
});
export type OtherEditor = z.infer<typeof OtherEditor>;
