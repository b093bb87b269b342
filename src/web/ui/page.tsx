import { Container } from '@mantine/core';
import type { ReactNode } from 'react';

const widths = { wide: 1120, text: 760, form: 520 };

/** The sheet on which a page stands, between header and footer. */
export function Page({
  width = 'wide',
  children,
}: {
  width?: keyof typeof widths;
  children: ReactNode;
}) {
  return (
    <Container size={widths[width]} py={{ base: 'lg', sm: 'xl' }} w="100%">
      {children}
    </Container>
  );
}
