import { Drawer, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useSite } from '#web/site.ts';
import { mainLinks } from './main-links.ts';
import { NavItem } from './menu-links.tsx';
import { frameMessages } from './messages/messages.ts';

interface MobileMenuProps {
  opened: boolean;
  onClose: () => void;
  /** Links for the signed-in user, or to the sign-in page. */
  children: ReactNode;
}

export function MobileMenu({ opened, onClose, children }: MobileMenuProps) {
  const m = useMessages(frameMessages);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="xs"
      title={useSite().siteName}
      closeButtonProps={{ 'aria-label': m.closeMenu, size: 'lg' }}
    >
      <Stack
        component="nav"
        aria-label={m.menu}
        gap="2xs"
        // A link to the page itself leads nowhere else, and closes the menu too.
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a')) onClose();
        }}
      >
        {mainLinks.map(({ to, name }) => (
          <NavItem key={to} to={to} label={m[name]} activeOptions={{ exact: to === '/' }} />
        ))}
        {children}
      </Stack>
    </Drawer>
  );
}
