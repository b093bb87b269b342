import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cssVariables } from './css-variables.ts';
import { values } from './values.ts';

/** Palettes that no part of the site shows, and shades by number, of which Mantine's styles use only the greys. */
const unused =
  /--mantine-(?:color-(?:pink|grape|violet|indigo|cyan|lime|orange|teal|yellow)-[\w-]+|(?:primary-color|color-(?!gray-|dark-)\w+)-\d):[^;]*;/g;

/**
 * The CSS that Mantine's provider would write into each page, and compute again in each browser: the variables of the
 * theme and the classes of its breakpoints.
 */
export function themeSheet(): string {
  const page = renderToStaticMarkup(
    createElement(MantineProvider, {
      theme: values,
      cssVariablesResolver: cssVariables,
      deduplicateCssVariables: false,
    }),
  );
  const sheets = [...page.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css);
  return sheets.join('\n').replaceAll(unused, '');
}
