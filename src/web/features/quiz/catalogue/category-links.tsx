import type { ReactNode } from 'react';
import type { Category, SubCategory } from '#shared/features/category/schema.ts';
import { PillLink, PillRow } from '#web/ui/pill.tsx';
import type { QuizListSearch } from './quiz-filters.ts';

interface CategoryLinksProps {
  categories: readonly Category[];
  chosen: Category | undefined;
}

/** The categories of the quiz list; each has its own address. */
export function CategoryLinks({ categories, chosen }: CategoryLinksProps) {
  return (
    <PillRow component="nav" label="Categories">
      <CategoryLink change={{ category: undefined, sub: undefined }} isChosen={!chosen}>
        All Categories
      </CategoryLink>
      {categories.map(({ id, name, displayName, quizCount }) => (
        <CategoryLink
          key={id}
          change={{ category: name, sub: undefined }}
          isChosen={chosen?.id === id}
          count={quizCount}
        >
          {displayName}
        </CategoryLink>
      ))}
    </PillRow>
  );
}

interface SubCategoryLinksProps {
  subCategories: readonly SubCategory[];
  chosen: SubCategory | undefined;
}

export function SubCategoryLinks({ subCategories, chosen }: SubCategoryLinksProps) {
  return (
    <PillRow component="nav" label="Sub-categories">
      <CategoryLink size="sm" change={{ sub: undefined }} isChosen={!chosen}>
        All
      </CategoryLink>
      {subCategories.map(({ id, name, displayName }) => (
        <CategoryLink key={id} size="sm" change={{ sub: name }} isChosen={chosen?.id === id}>
          {displayName}
        </CategoryLink>
      ))}
    </PillRow>
  );
}

interface CategoryLinkProps {
  change: Partial<QuizListSearch>;
  isChosen: boolean;
  count?: number;
  size?: 'sm' | 'md';
  children: ReactNode;
}

function CategoryLink({ change, isChosen, ...pill }: CategoryLinkProps) {
  return (
    <PillLink
      {...pill}
      from="/quizzes"
      to="/quizzes"
      search={(search) => ({ ...search, ...change, page: undefined })}
      resetScroll={false}
      isChosen={isChosen}
      activeOptions={{ exact: true }}
      inactiveProps={isChosen ? { 'aria-current': 'page' } : {}}
    />
  );
}
