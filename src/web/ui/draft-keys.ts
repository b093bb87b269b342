const prefix = 'draft:';
const prefixOf = (userId: number | undefined) => `${prefix}${userId}:`;

/** Where the session storage of a tab keeps somebody's unsaved work. */
export const draftKey = (userId: number | undefined, name: string) => prefixOf(userId) + name;
