import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { frameMessages } from './messages/messages.ts';

/** Switches between light and dark; the default is the device's. */
export function SchemeSwitch() {
  const m = useMessages(frameMessages);
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: true });
  return (
    <ActionIcon
      size={44}
      aria-label={scheme === 'dark' ? m.toLight : m.toDark}
      onClick={() => setColorScheme(scheme === 'dark' ? 'light' : 'dark')}
    >
      {scheme === 'dark' ? <IconSun size={20} aria-hidden /> : <IconMoon size={20} aria-hidden />}
    </ActionIcon>
  );
}
