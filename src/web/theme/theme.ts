import {
  type ActionIconProps,
  type AlertProps,
  type AnchorProps,
  type BadgeProps,
  type ButtonProps,
  type CardProps,
  type CheckboxProps,
  type ContainerProps,
  type CSSVariablesResolver,
  createTheme,
  type DrawerProps,
  type InputWrapperProps,
  type LoaderProps,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type NumberInputProps,
  type PasswordInputProps,
  type PopoverProps,
  type ProgressProps,
  type RadioProps,
  type SegmentedControlProps,
  type SelectProps,
  type SkeletonProps,
  type TableProps,
  type TabsProps,
  type TextareaProps,
  type TextInputProps,
  type TitleProps,
  type TooltipProps,
} from '@mantine/core';
import { breakpoints, fontSizes, layers, lineHeights, radius, sizes, spacing } from './scale.ts';
import { dark, light, type Token } from './tokens.ts';

const displayFont =
  "'Bricolage Grotesque', 'Bricolage fallback', ui-sans-serif, system-ui, sans-serif";
const textFont =
  "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif";
const codeFont =
  "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";

const pen: MantineColorsTuple = [
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
const marigold: MantineColorsTuple = [
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
const pass: MantineColorsTuple = [
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
const fail: MantineColorsTuple = [
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
const gray: MantineColorsTuple = [
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
const night: MantineColorsTuple = [
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

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A token as a CSS value: `ink('penWash')` is `var(--pen-wash)`. */
export const ink = (token: Token) => `var(--${kebab(token)})` as const;

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

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    '--font-display': displayFont,
    ...sizes,
    ...layers,
    '--floating': '0 8px 28px rgb(26 32 53 / 14%), 0 1px 3px rgb(26 32 53 / 10%)',
  },
  light: { ...tokenVariables(light), ...surfaceVariables },
  dark: { ...tokenVariables(dark), ...surfaceVariables },
});

/** The key under which a browser remembers the chosen colour scheme. */
export const colourSchemeKey = 'colour-scheme';
export const colourSchemeManager = localStorageColorSchemeManager({ key: colourSchemeKey });

/** Default props without the component itself, which would come along into every page. */
const preset = <Props>(defaultProps: Partial<Props>) => ({ defaultProps });

export const theme = createTheme({
  primaryColor: 'pen',
  primaryShade: { light: 7, dark: 5 },
  black: light.ink,
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
  components: {
    ActionIcon: preset<ActionIconProps>({ variant: 'subtle', color: 'gray', size: 'lg' }),
    Alert: preset<AlertProps>({ variant: 'light', radius: 'lg' }),
    Anchor: preset<AnchorProps>({ underline: 'always' }),
    Badge: preset<BadgeProps>({ variant: 'light', size: 'lg', radius: 'xl', tt: 'none', fw: 600 }),
    Button: preset<ButtonProps>({ size: 'md' }),
    Card: preset<CardProps>({ withBorder: true, radius: 'lg', padding: 'lg', shadow: 'none' }),
    Checkbox: preset<CheckboxProps>({ size: 'md' }),
    Container: preset<ContainerProps>({ size: 1120 }),
    Drawer: preset<DrawerProps>({ padding: 'md', overlayProps: { backgroundOpacity: 0.45 } }),
    InputWrapper: preset<InputWrapperProps>({
      size: 'md',
      inputWrapperOrder: ['label', 'input', 'description', 'error'],
    }),
    Loader: preset<LoaderProps>({ type: 'dots' }),
    // The placeholder that would take the focus is no child that a menu may have.
    Menu: preset<MenuProps>({
      shadow: 'md',
      radius: 'lg',
      position: 'bottom-end',
      offset: 6,
      width: 224,
      withInitialFocusPlaceholder: false,
    }),
    Modal: preset<ModalProps>({
      centered: true,
      radius: 'lg',
      padding: 'lg',
      overlayProps: { backgroundOpacity: 0.45 },
      transitionProps: { duration: 160 },
    }),
    NumberInput: preset<NumberInputProps>({ size: 'md' }),
    PasswordInput: preset<PasswordInputProps>({ size: 'md' }),
    Popover: preset<PopoverProps>({ shadow: 'md', radius: 'lg' }),
    Progress: preset<ProgressProps>({ radius: 'xl', size: 'md' }),
    Radio: preset<RadioProps>({ size: 'md' }),
    SegmentedControl: preset<SegmentedControlProps>({ radius: 'md' }),
    Select: preset<SelectProps>({
      size: 'md',
      checkIconPosition: 'right',
      comboboxProps: { shadow: 'md' },
    }),
    Skeleton: preset<SkeletonProps>({ radius: 'md' }),
    Table: preset<TableProps>({ verticalSpacing: 'sm', horizontalSpacing: 'md' }),
    Tabs: preset<TabsProps>({ keepMounted: false }),
    Textarea: preset<TextareaProps>({ size: 'md', autosize: true, minRows: 4 }),
    TextInput: preset<TextInputProps>({ size: 'md' }),
    Title: preset<TitleProps>({ order: 2 }),
    Tooltip: preset<TooltipProps>({
      openDelay: 700,
      withArrow: true,
      events: { hover: true, focus: true, touch: false },
    }),
  },
  shadows: { md: 'var(--floating)', lg: 'var(--floating)', xl: 'var(--floating)' },
});
