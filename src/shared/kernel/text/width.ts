const wide = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{Emoji_Presentation}]/u;

/** How much room a text takes, in characters; East Asian ones and emoji are twice as wide as others. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
