const written = '0123456789+-−';
const signs: Readonly<Record<string, string>> = {
  sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻',
  sub: '₀₁₂₃₄₅₆₇₈₉₊₋₋',
};

/** Whether a tag of HTML raises or lowers its text. */
export const isRaising = (tag: string): boolean => Object.hasOwn(signs, tag);

/** Numbers and signs inside such a tag as characters that are raised or lowered; undefined for any other text. */
export function raisedText(tag: string, text: string): string | undefined {
  if (!isRaising(tag) || !/^[\d+\-−]+$/.test(text)) return undefined;
  return text.replace(/./g, (sign) => signs[tag]?.[written.indexOf(sign)] ?? sign);
}
