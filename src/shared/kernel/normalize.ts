/** The text without case and accents, as titles are searched; equals the database's `search_title`. */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
}

const mostWords = 12;

/** The words to search for, without case, accents and punctuation; at most twelve. */
export function wordsOf(text: string): string[] {
  return (searchable(text).match(/[\p{L}\p{N}\p{M}]+/gu) ?? []).slice(0, mostWords);
}
