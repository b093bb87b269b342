/** The lengths of the design. `theme.ts` gives them to Mantine: `md` of `spacing` is `var(--mantine-spacing-md)`. */

/** Gaps, paddings and margins: steps of a 4 px grid, and a half step for what belongs together. */
export const spacing = {
  '3xs': '0.125rem',
  '2xs': '0.25rem',
  xs: '0.5rem',
  sm: '0.75rem',
  md: '1rem',
  lg: '1.5rem',
  xl: '2rem',
  '2xl': '3rem',
  '3xl': '4rem',
};

/** `sheet` is for a drawer from the bottom of a phone, `xl` for pills. */
export const radius = { xs: '4px', sm: '6px', md: '8px', lg: '10px', sheet: '16px', xl: '999px' };

/** From `stem` on the size follows the width of the window. */
export const fontSizes = {
  '2xs': '0.75rem',
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: '1.125rem',
  xl: '1.25rem',
  '2xl': '1.5rem',
  stem: 'clamp(1.125rem, 1rem + 0.6vw, 1.375rem)',
  figure: 'clamp(1.25rem, 0.7rem + 2.4vw, 1.875rem)',
  hero: 'clamp(2.25rem, 1.4rem + 3.6vw, 3.75rem)',
  score: 'clamp(3.25rem, 2.5rem + 4vw, 5rem)',
};

/** The line height of the font size of the same name; `tight` is for figures, `reading` for articles. */
export const lineHeights = {
  tight: '1.1',
  heading: '1.25',
  xs: '1.4',
  sm: '1.45',
  md: '1.55',
  lg: '1.6',
  xl: '1.45',
  reading: '1.7',
};

/** `xs` is where tables become cards. `media.css` names the conditions; a test compares the two. */
export const breakpoints = { xs: '40em', sm: '48em', md: '62em', lg: '75em', xl: '88em' };

export const sizes = {
  /** Heights of controls: for a finger, for a dense list, inside a table row. */
  '--control-md': '2.75rem',
  '--control-sm': '2.25rem',
  '--control-xs': '1.75rem',
  '--header-height': '4rem',
  '--content-width': '1120px',
  '--measure': '68ch',
};

/** Stacking order; Mantine's dialogs are at 200, its menus at 300. */
export const layers = {
  '--layer-raised': '10',
  '--layer-notice': '90',
  '--layer-header': '100',
  '--layer-toast': '500',
  '--layer-skip-link': '600',
};
