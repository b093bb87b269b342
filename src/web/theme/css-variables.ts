import type { CSSVariablesResolver } from '@mantine/core';
import { dark, light, type Token } from '#shared/kernel/colors.ts';
import { layers, sizes } from './scale.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A token as a CSS value: `ink('penWash')` is `var(--pen-wash)`. */
const ink = (token: Token) => `var(--${kebab(token)})` as const;

const tokenVariables = (tokens: Record<Token, string>) =>
  Object.fromEntries(Object.entries(tokens).map(([name, value]) => [`--${kebab(name)}`, value]));

const hueVariables = (hue: 'pen' | 'pass' | 'fail', names: readonly string[]) =>
  names.map((name) => ({
    [`--mantine-color-${name}-filled`]: ink(`${hue}Fill`),
    [`--mantine-color-${name}-filled-hover`]: ink(`${hue}FillHover`),
    [`--mantine-color-${name}-light`]: ink(`${hue}Wash`),
    [`--mantine-color-${name}-light-hover`]: ink(`${hue}WashHover`),
    [`--mantine-color-${name}-light-color`]: ink(`${hue}OnWash`),
    [`--mantine-color-${name}-outline`]: ink(hue),
    [`--mantine-color-${name}-outline-hover`]: ink(`${hue}Wash`),
    [`--mantine-color-${name}-text`]: ink(hue),
  }));

const surfaceVariables = Object.assign(
  {
    '--mantine-color-text': ink('ink'),
    '--mantine-color-bright': ink('ink'),
    '--mantine-color-body': ink('paper'),
    '--mantine-color-anchor': ink('pen'),
    '--mantine-color-dimmed': ink('inkSoft'),
    '--mantine-color-placeholder': ink('inkSoft'),
    '--mantine-color-error': ink('fail'),
    '--mantine-color-success': ink('pass'),
    '--mantine-color-default': ink('card'),
    '--mantine-color-default-hover': ink('sunken'),
    '--mantine-color-default-color': ink('ink'),
    '--mantine-color-default-border': ink('line'),
    '--mantine-color-disabled': ink('disabled'),
    '--mantine-color-disabled-color': ink('onDisabled'),
    '--mantine-color-disabled-border': ink('line'),
    '--mantine-color-marigold-filled': ink('marigold'),
    '--mantine-color-marigold-filled-hover': ink('marigoldHover'),
    '--mantine-color-marigold-light': ink('marigoldWash'),
    '--mantine-color-marigold-light-hover': ink('marigoldWashHover'),
    '--mantine-color-marigold-light-color': ink('marigoldOnWash'),
    '--mantine-color-marigold-outline': ink('marigoldText'),
    '--mantine-color-marigold-outline-hover': ink('marigoldWash'),
    '--mantine-color-marigold-text': ink('marigoldText'),
    '--mantine-color-gray-light': ink('sunken'),
    '--mantine-color-gray-light-hover': ink('disabled'),
    '--mantine-color-gray-light-color': ink('inkSoft'),
    '--mantine-color-gray-outline': ink('edge'),
    '--mantine-color-gray-text': ink('inkSoft'),
  },
  ...hueVariables('pen', ['pen', 'blue']),
  ...hueVariables('pass', ['pass', 'green']),
  ...hueVariables('fail', ['fail', 'red']),
);

/** The same in both schemes. */
const variables = {
  ...sizes,
  ...layers,
  '--floating': '0 8px 28px rgb(26 32 53 / 14%), 0 1px 3px rgb(26 32 53 / 10%)',
};

/** The colours of one scheme, under their own names and as Mantine's. */
const colorsOf = (tokens: Record<Token, string>) => ({
  ...tokenVariables(tokens),
  ...surfaceVariables,
});

const colorVariables = colorsOf(light);

export const cssVariables: CSSVariablesResolver = () => ({
  variables,
  light: colorVariables,
  dark: colorsOf(dark),
});
