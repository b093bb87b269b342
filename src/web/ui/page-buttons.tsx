import { Pagination, type PaginationProps } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';

interface PageButtonsProps extends Pick<PaginationProps, 'size' | 'className' | 'mt'> {
  /** One page of a list, as a call answers it. */
  of: { total: number; page: number; pageSize: number };
  onPage: (page: number) => void;
}

/** From page to page of a list; nothing while there is only one. */
export function PageButtons({ of, onPage, ...style }: PageButtonsProps) {
  const m = useMessages(uiMessages).pager;
  // The buttons of a phone are as large as a finger.
  const isNarrow = useMediaQuery('(width < 30em)');
  if (of.total <= of.pageSize) return null;
  return (
    <Pagination
      {...style}
      siblings={isNarrow ? 0 : 1}
      total={Math.ceil(of.total / of.pageSize)}
      value={of.page}
      onChange={onPage}
      getControlProps={(control) => ({ 'aria-label': m[control] })}
      getItemProps={(page) => ({ 'aria-label': m.page({ page }) })}
    />
  );
}
