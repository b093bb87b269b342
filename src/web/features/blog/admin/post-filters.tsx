import { Select } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { LanguageFilter } from '#web/ui/form/language-filter.tsx';
import { ListFilters } from '#web/ui/form/list-filters.tsx';
import { blogAdminMessages } from './messages/messages.ts';
import type { PostSearch } from './post-search.ts';

const orders = ['created', 'title', 'views', 'status'] as const;
const statuses = ['published', 'draft', 'archived'] as const;

interface PostFiltersProps {
  search: PostSearch;
  /** Those of all posts. */
  languages: readonly string[];
  onSearch: (search: PostSearch) => void;
}

/** The filters and the order of the posts. */
export function PostFilters({ search, languages, onSearch }: PostFiltersProps) {
  const m = useMessages(blogAdminMessages);
  return (
    <ListFilters
      label={m.findByTitle}
      placeholder={m.find}
      statuses={statuses.map((value) => ({ value, label: m.status[value] }))}
      search={search}
      onSearch={onSearch}
    >
      <LanguageFilter
        languages={languages}
        value={search.language}
        onChange={(language) => onSearch({ ...search, language, page: undefined })}
      />
      <Select
        aria-label={m.order}
        allowDeselect={false}
        data={orders.map((value) => ({ value, label: m.orders[value] }))}
        value={search.sort ?? 'created'}
        onChange={(sort) => onSearch({ ...search, sort: sort ?? undefined, page: undefined })}
      />
    </ListFilters>
  );
}
