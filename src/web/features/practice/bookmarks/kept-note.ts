import { z } from 'zod';
import { tabDraftKey } from '#web/drafts/draft-storage.ts';
import { readTabDraft, removeTabDraft, writeTabDraft } from '#web/drafts/tab-draft.ts';

const Content = z.object({ note: z.string() });

/** A note that is being written, as its tab keeps it until the server has it. */
export function keptNote(userId: number | undefined, questionId: number) {
  const key = tabDraftKey(userId, `note-${questionId}`);
  return {
    read() {
      const draft = readTabDraft(key);
      const content = Content.safeParse(draft?.content).data;
      return draft && content ? { note: content.note, base: draft.base } : undefined;
    },
    /** @param base `updatedAt` of the stored note that the work began from */
    write: (note: string, base: string | null) =>
      writeTabDraft(key, {
        ...{ content: { note }, base, writer: 'note' },
        updatedAt: new Date().toISOString(),
      }),
    remove: () => removeTabDraft(key),
  };
}
