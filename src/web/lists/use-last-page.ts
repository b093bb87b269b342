import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { pageInstead } from './last-page.ts';

/** Opens the last page of a list in place of one that no longer exists; the address of every list names it `page`. */
export function useLastPage(query: Parameters<typeof pageInstead>[0]): void {
  const instead = pageInstead(query);
  const navigate = useNavigate();
  const open = useEffectEvent((page: number) =>
    navigate({
      to: '.',
      search: (before) => ({ ...before, page }),
      replace: true,
      resetScroll: false,
    }),
  );
  useEffect(() => {
    if (instead !== undefined) void open(instead);
  }, [instead]);
}
