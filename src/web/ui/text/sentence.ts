/** Ends in a letter of Chinese or Japanese, which have a full stop of their own. */
const endsInEastAsianLetter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u;

/** The text with a full stop, unless it ends with a punctuation mark. */
export function asSentence(text: string): string {
  if (/[.!?…。！？؟]$/.test(text)) return text;
  return text + (endsInEastAsianLetter.test(text) ? '。' : '.');
}
