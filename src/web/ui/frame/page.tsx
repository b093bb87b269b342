import { Container } from '@mantine/core';
import type { ReactNode } from 'react';

/** Without the sheet's own margin of 16 px on either side. */
const widths = { full: 1760, wide: 1120, text: 720, form: 480 };

/** The content of a page, between header and footer. */
export function Page({
  width = 'wide',
  children,
}: {
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  return (
    <Container size={widths[width] + 32} py={{ base: 'lg', sm: 'xl' }} w="100%">
      {children}
    </Container>
  );
}
