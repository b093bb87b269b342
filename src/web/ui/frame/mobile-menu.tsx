import { Drawer, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { productName } from '#shared/kernel/product.ts';
import { mainLinks } from './main-links.ts';
import { NavItem } from './menu-links.tsx';

interface MobileMenuProps {
  opened: boolean;
  onClose: () => void;
  /** Links for the signed-in user, or to the sign-in page. */
  children: ReactNode;
}

export function MobileMenu({ opened, onClose, children }: MobileMenuProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="xs"
      title={productName}
      closeButtonProps={{ 'aria-label': 'Close menu', size: 'lg' }}
    >
      <Stack component="nav" aria-label="Menu" gap={4}>
        {mainLinks.map(({ to, label }) => (
          <NavItem key={to} to={to} label={label} activeOptions={{ exact: to === '/' }} />
        ))}
        {children}
      </Stack>
    </Drawer>
  );
}
