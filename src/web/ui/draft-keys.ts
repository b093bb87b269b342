const prefix = 'draft:';
const prefixOf = (userId: number | undefined) => `${prefix}${userId}:`;

/** Where the session storage of a tab keeps somebody's unsaved work. */
export const draftKey = (userId: number | undefined, name: string) => prefixOf(userId) + name;

/** Who signs in here next does not find what another left: a draft of questions holds their keys. */
export function forgetDraftsExceptOf(userId: number | undefined): void {
  const others = Object.keys(sessionStorage).filter(
    (key) => key.startsWith(prefix) && !key.startsWith(prefixOf(userId)),
  );
  for (const key of others) sessionStorage.removeItem(key);
}
