import { withStorage } from '#web/browser-storage.ts';

const prefix = 'draft:';
const prefixOf = (userId: number | undefined) => `${prefix}${userId}:`;

/** Where the session storage of a tab keeps a person's unsaved work on a document. */
export const tabDraftKey = (userId: number | undefined, name: string) => prefixOf(userId) + name;

/** Removes drafts of other accounts, because a draft of questions contains their keys. */
export function removeDraftsOfOthers(userId: number | undefined): void {
  withStorage('sessionStorage', (storage) => {
    const others = Object.keys(storage).filter(
      (key) => key.startsWith(prefix) && !key.startsWith(prefixOf(userId)),
    );
    for (const key of others) storage.removeItem(key);
  });
}
