import type { MantineThemeOverride } from '@mantine/core';
import { fail, gray, marigold, night, pass, pen } from './palette.ts';
import { breakpoints, fontSizes, lineHeights, radius, spacing } from './scale.ts';

const displayFont =
  "'Bricolage Grotesque', 'Bricolage fallback', ui-sans-serif, system-ui, sans-serif";
const textFont =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif";
const codeFont =
  "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** The theme without its components: what makes the CSS variables, which the build writes into the styles. */
export const values = {
  primaryColor: 'pen',
  primaryShade: { light: 7, dark: 5 },
  black: gray[9],
  white: '#ffffff',
  colors: {
    pen,
    marigold,
    pass,
    fail,
    gray,
    dark: night,
    blue: pen,
    green: pass,
    red: fail,
    yellow: marigold,
  },
  fontFamily: textFont,
  fontFamilyMonospace: codeFont,
  headings: {
    fontFamily: displayFont,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'clamp(1.875rem, 1.5rem + 1.7vw, 2.625rem)', lineHeight: '1.12' },
      h2: { fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.75rem)', lineHeight: '1.2' },
      h3: { fontSize: '1.25rem', lineHeight: '1.3' },
      h4: { fontSize: '1.125rem', lineHeight: '1.35' },
      h5: { fontSize: '1rem', lineHeight: '1.4' },
      h6: { fontSize: '0.875rem', lineHeight: '1.4' },
    },
  },
  fontSizes,
  lineHeights,
  spacing,
  radius,
  defaultRadius: 'md',
  breakpoints,
  cursorType: 'pointer',
  respectReducedMotion: true,
  focusRing: 'auto',
  shadows: { md: 'var(--floating)', lg: 'var(--floating)', xl: 'var(--floating)' },
} satisfies MantineThemeOverride;
