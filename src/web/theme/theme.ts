import { createTheme, localStorageColorSchemeManager, mergeThemeOverrides } from '@mantine/core';
import { components } from './components.ts';
import { values } from './values.ts';

/** The key under which a browser remembers the chosen colour scheme. */
export const colourSchemeKey = 'colour-scheme';
export const colourSchemeManager = localStorageColorSchemeManager({ key: colourSchemeKey });

export const theme = createTheme({ ...values, components });

const atOnce = { defaultProps: { transitionProps: { duration: 0 } } };

/** For readers who have chosen that nothing moves. Mantine itself asks the device alone. */
export const stillTheme = mergeThemeOverrides(theme, {
  components: {
    Drawer: atOnce,
    HoverCard: atOnce,
    Menu: atOnce,
    Modal: atOnce,
    Popover: atOnce,
    Tooltip: atOnce,
    Combobox: atOnce,
    Collapse: { defaultProps: { transitionDuration: 0 } },
  },
});
