import type { ReactNode } from 'react';
import type { Category, SubCategory } from '#shared/features/category/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { PillLink, PillRow } from '#web/ui/pill.tsx';
import { quizListMessages } from './messages/messages.ts';
import type { QuizListSearch } from './quiz-filters.ts';

interface CategoryLinksProps {
  categories: readonly Category[];
  chosen: Category | undefined;
}

/** The categories of the quiz list; each has its own address. */
export function CategoryLinks({ categories, chosen }: CategoryLinksProps) {
  const m = useMessages(quizListMessages);
  return (
    <PillRow component="nav" label={m.categories}>
      <FilterLink change={{ category: undefined, sub: undefined }} isChosen={!chosen}>
        {m.allCategories}
      </FilterLink>
      {categories.map(({ id, name, displayName, quizCount }) => (
        <FilterLink
          key={id}
          change={{ category: name, sub: undefined }}
          isChosen={chosen?.id === id}
          count={quizCount}
        >
          {displayName}
        </FilterLink>
      ))}
    </PillRow>
  );
}

interface SubCategoryLinksProps {
  subCategories: readonly SubCategory[];
  chosen: SubCategory | undefined;
}

export function SubCategoryLinks({ subCategories, chosen }: SubCategoryLinksProps) {
  const m = useMessages(quizListMessages);
  return (
    <PillRow component="nav" label={m.subCategories}>
      <FilterLink size="sm" change={{ sub: undefined }} isChosen={!chosen}>
        {m.allSubCategories}
      </FilterLink>
      {subCategories.map(({ id, name, displayName }) => (
        <FilterLink key={id} size="sm" change={{ sub: name }} isChosen={chosen?.id === id}>
          {displayName}
        </FilterLink>
      ))}
    </PillRow>
  );
}

interface FilterLinkProps {
  change: Partial<QuizListSearch>;
  isChosen: boolean;
  count?: number;
  size?: 'sm' | 'md';
  children: ReactNode;
}

/** A link to the list with another filter. */
export function FilterLink({ change, isChosen, ...pill }: FilterLinkProps) {
  return (
    <PillLink
      {...pill}
      from="/quizzes"
      to="/quizzes"
      search={(search) => ({ ...search, ...change, page: undefined })}
      resetScroll={false}
      isChosen={isChosen}
    />
  );
}
