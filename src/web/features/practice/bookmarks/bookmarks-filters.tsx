import { NativeSelect, SegmentedControl } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { useNotedSummary } from './api.ts';
import classes from './bookmarks.module.css';
import type { BookmarksSearch } from './bookmarks-search.ts';
import { bookmarksMessages } from './messages/messages.ts';

interface BookmarksFiltersProps {
  search: BookmarksSearch;
  /** A changed filter begins on the first page. */
  onFilter: (change: Partial<BookmarksSearch>) => void;
}

interface Choice {
  id: number;
  name: string;
}

/** Narrows the list by words, quiz and category. */
export function BookmarksFilters({ search, onFilter }: BookmarksFiltersProps) {
  const m = useMessages(bookmarksMessages);
  const format = useFormat();
  const { quizzes, categories } = useNotedSummary();
  const optionsOf = (all: string, choices: readonly Choice[]) => [
    { value: '', label: all },
    ...choices
      .toSorted((a, b) => format.compare(a.name, b.name))
      .map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  const numberOf = (value: string) => (value === '' ? undefined : Number(value));
  return (
    <div className={classes.filters}>
      <SearchField
        aria-label={m.find}
        placeholder={m.findHint}
        text={search.q}
        onSearch={(q) => onFilter({ q })}
      />
      <NativeSelect
        aria-label={m.quiz}
        value={search.quiz ?? ''}
        data={optionsOf(
          m.allQuizzes,
          quizzes.map(({ id, title: name }) => ({ id, name })),
        )}
        onChange={({ currentTarget }) => onFilter({ quiz: numberOf(currentTarget.value) })}
      />
      <NativeSelect
        aria-label={m.category}
        value={search.category ?? ''}
        data={optionsOf(m.allCategories, categories)}
        onChange={({ currentTarget }) => onFilter({ category: numberOf(currentTarget.value) })}
      />
      <SegmentedControl
        aria-label={m.whichToShow}
        value={search.only ?? 'all'}
        data={[
          { value: 'all', label: m.all },
          { value: 'bookmarks', label: m.bookmarks },
          { value: 'notes', label: m.notes },
        ]}
        onChange={(only) =>
          onFilter({ only: only === 'bookmarks' || only === 'notes' ? only : undefined })
        }
      />
    </div>
  );
}
