import type { ListQuery } from './admin-list.tsx';

/** The last page of a list whose page is past it, as when all rows of the last one were deleted. */
export function pageInstead({
  data,
  isPlaceholderData = false,
}: Pick<ListQuery<unknown>, 'data' | 'isPlaceholderData'>): number | undefined {
  if (!data || isPlaceholderData || data.items.length > 0 || data.total === 0) return undefined;
  const last = Math.ceil(data.total / data.pageSize);
  return data.page > last ? last : undefined;
}
