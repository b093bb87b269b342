import { z } from 'zod';

const prefix = 'draft:';
const prefixOf = (userId: number | undefined) => `${prefix}${userId}:`;

/** A draft as a tab keeps it until the server has it. */
export const TabDraft = z.object({
  content: z.record(z.string(), z.unknown()),
  base: z.string().nullable(),
  writer: z.string(),
  updatedAt: z.iso.datetime(),
});
export type TabDraft = z.infer<typeof TabDraft>;

/** Where the session storage of a tab keeps a person's unsaved work on a document. */
export const tabDraftKey = (userId: number | undefined, name: string) => prefixOf(userId) + name;

/** The next person who signs in here does not find another's work: a draft of questions holds their keys. */
export function removeDraftsOfOthers(userId: number | undefined): void {
  withStorage((storage) => {
    const others = Object.keys(storage).filter(
      (key) => key.startsWith(prefix) && !key.startsWith(prefixOf(userId)),
    );
    for (const key of others) storage.removeItem(key);
  });
}

export function readTabDraft(key: string): TabDraft | undefined {
  return withStorage((storage) => {
    const text = storage.getItem(key);
    return text === null ? undefined : TabDraft.safeParse(JSON.parse(text)).data;
  });
}

export function writeTabDraft(key: string, draft: TabDraft): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
}

export function removeTabDraft(key: string): void {
  withStorage((storage) => storage.removeItem(key));
}

/** Full or forbidden storage keeps nothing: the work is still on the screen, and on the server. */
function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    return undefined;
  }
}
