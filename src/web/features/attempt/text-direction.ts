const startsRightToLeft =
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The reading direction of a text, by its first letter. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  return startsRightToLeft.test(text) ? 'rtl' : 'ltr';
}
