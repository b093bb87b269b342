const startsRightToLeft =
  /^[^\p{L}]*[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction in which a text is read, told by its first letter: where its bubbles and numbers belong. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  return startsRightToLeft.test(text) ? 'rtl' : 'ltr';
}
