/** What an input field is called in a message, from its path: `displayName` is 'Display name'. */
function fieldName(path: readonly PropertyKey[] | undefined): string {
  const key = path?.findLast((part) => typeof part === 'string');
  if (typeof key !== 'string' || key === '') return 'The text';
  const words = key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/\burl\b/g, 'URL');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Says which text is too long, and how long it may be. */
export function tooLongMessage(path: readonly PropertyKey[] | undefined, max: number): string {
  const isOneOfSeveral = typeof path?.at(-1) === 'number';
  return isOneOfSeveral
    ? `${fieldName(path)}: at most ${max} characters each`
    : `${fieldName(path)} must have at most ${max} characters`;
}
