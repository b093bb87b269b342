const inFamilyOrder =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+$/u;

/** Chinese, Japanese and Korean names begin with that of the family, and have no space. */
export const fullName = (first: string, last: string): string =>
  inFamilyOrder.test(first) && inFamilyOrder.test(last)
    ? `${last}${first}`
    : `${first} ${last}`.trim();
