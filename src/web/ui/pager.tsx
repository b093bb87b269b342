import { Button, type ButtonProps, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import type { AnchorAttributes } from './text/links.tsx';

interface PagerProps {
  page: number;
  pages: number;
  /** A `PreviousPageLink` and a `NextPageLink`; each is shown where there is such a page. */
  previous: ReactNode;
  next: ReactNode;
}

/** From page to page of a list in which each page has its own address. */
export function Pager({ page, pages, previous, next }: PagerProps) {
  const m = useMessages(uiMessages).pager;
  if (pages <= 1) return null;
  return (
    <Group component="nav" aria-label={m.pages} justify="center" mt="xl" gap="md">
      {page > 1 && previous}
      <Text c="dimmed" data-figures>
        {m.pageOf({ page, pages })}
      </Text>
      {page < pages && next}
    </Group>
  );
}

export const PreviousPageLink = createLink((props: ButtonProps & AnchorAttributes) => (
  <Button
    component="a"
    variant="default"
    leftSection={<IconChevronLeft size={18} data-points aria-hidden />}
    {...props}
  />
));

export const NextPageLink = createLink((props: ButtonProps & AnchorAttributes) => (
  <Button
    component="a"
    variant="default"
    rightSection={<IconChevronRight size={18} data-points aria-hidden />}
    {...props}
  />
));
