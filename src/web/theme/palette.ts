import type { MantineColorsTuple } from '@mantine/core';

export const pen: MantineColorsTuple = [
  '#e9edfb',
  '#cfd9f8',
  '#a3b5ff',
  '#8299f5',
  '#6480ea',
  '#4a68e0',
  '#3557d3',
  '#2347c5',
  '#1a379e',
  '#142b7c',
];
export const marigold: MantineColorsTuple = [
  '#fdf0cd',
  '#fae5b0',
  '#f8d681',
  '#f6c653',
  '#f5b529',
  '#e6a517',
  '#c98b06',
  '#a46f00',
  '#7a4d00',
  '#573700',
];
export const pass: MantineColorsTuple = [
  '#e2f3e8',
  '#c9e9d5',
  '#9bdcb5',
  '#6fd39a',
  '#43b475',
  '#2b955a',
  '#1f7d48',
  '#1b7a43',
  '#146035',
  '#0e4727',
];
export const fail: MantineColorsTuple = [
  '#fce9e7',
  '#f8d2ce',
  '#ffb3ad',
  '#ff9b94',
  '#ea6d69',
  '#d84d50',
  '#c8383d',
  '#bb2b30',
  '#992126',
  '#73181c',
];
/** Mantine's greys for the light scheme, warm as paper. */
export const gray: MantineColorsTuple = [
  '#faf7f0',
  '#f3eee3',
  '#ece6d9',
  '#e2dbcb',
  '#d3cab7',
  '#857d6c',
  '#565c70',
  '#3c4258',
  '#272d44',
  '#1a2035',
];
/** Mantine's greys for the dark scheme, blue as ink. */
export const night: MantineColorsTuple = [
  '#ecebe5',
  '#cfd2da',
  '#a8afc2',
  '#8b93a9',
  '#2c3448',
  '#232a3b',
  '#181e2c',
  '#10141f',
  '#0b0f18',
  '#070a11',
];
