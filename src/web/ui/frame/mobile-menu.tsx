import { Drawer, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { productName } from '#shared/kernel/product.ts';
import { places } from './main-links.ts';
import { PlaceLink } from './menu-links.tsx';

interface MobileMenuProps {
  opened: boolean;
  onClose: () => void;
  /** What it has for whoever is signed in. */
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
        {places.map(({ to, label }) => (
          <PlaceLink key={to} to={to} label={label} activeOptions={{ exact: to === '/' }} />
        ))}
        {children}
      </Stack>
    </Drawer>
  );
}
