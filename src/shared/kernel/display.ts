/** Faces that are easier to read for some; `standard` is that of the site. */
export const readingFonts = ['standard', 'atkinson', 'dyslexic'] as const;
export type ReadingFont = (typeof readingFonts)[number];

/** How far letters, words and lines are apart. */
export const textSpacings = ['standard', 'wide', 'wider'] as const;
export type TextSpacing = (typeof textSpacings)[number];

/** What can be switched on. */
const displaySwitches = [
  'lineFocus',
  'oneThing',
  'readAloud',
  'highContrast',
  'reducedMotion',
  'largeTargets',
] as const;
export type DisplaySwitch = (typeof displaySwitches)[number];

/** How pages are shown to one reader. */
export type Display = { font: ReadingFont; spacing: TextSpacing } & Record<DisplaySwitch, boolean>;

export const standardDisplay: Display = {
  font: 'standard',
  spacing: 'standard',
  lineFocus: false,
  oneThing: false,
  readAloud: false,
  highContrast: false,
  reducedMotion: false,
  largeTargets: false,
};

/** What differs from the standard, as the words of an attribute: `font-atkinson readAloud`. */
export const wordsOfDisplay = ({ font, spacing, ...switches }: Display): string =>
  [
    ...(font === 'standard' ? [] : [`font-${font}`]),
    ...(spacing === 'standard' ? [] : [`spacing-${spacing}`]),
    ...displaySwitches.filter((name) => switches[name]),
  ].join(' ');

/** What the words of an attribute mean; unknown ones mean nothing. */
export function displayOfWords(text: string): Display {
  const words = new Set(text.split(' '));
  const switches = Object.fromEntries(displaySwitches.map((name) => [name, words.has(name)]));
  return {
    ...standardDisplay,
    ...switches,
    font: readingFonts.find((font) => words.has(`font-${font}`)) ?? 'standard',
    spacing: textSpacings.find((spacing) => words.has(`spacing-${spacing}`)) ?? 'standard',
  };
}
