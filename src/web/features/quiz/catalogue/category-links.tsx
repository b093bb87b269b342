import { type ReactNode, useEffect, useRef } from 'react';
import type { Category, SubCategory } from '#shared/features/category/schema.ts';
import { PillLink } from '#web/ui/pill-link.tsx';
import classes from './category-links.module.css';
import type { QuizListSearch } from './quiz-filters.ts';

interface CategoryLinksProps {
  categories: readonly Category[];
  chosen: Category | undefined;
}

/** The categories of the quiz list; each has its own address. */
export function CategoryLinks({ categories, chosen }: CategoryLinksProps) {
  return (
    <nav aria-label="Categories" className={classes.links}>
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
    </nav>
  );
}

interface SubCategoryLinksProps {
  subCategories: readonly SubCategory[];
  chosen: SubCategory | undefined;
}

export function SubCategoryLinks({ subCategories, chosen }: SubCategoryLinksProps) {
  return (
    <nav aria-label="Sub-categories" className={classes.links}>
      <CategoryLink size="sm" change={{ sub: undefined }} isChosen={!chosen}>
        All
      </CategoryLink>
      {subCategories.map(({ id, name, displayName }) => (
        <CategoryLink key={id} size="sm" change={{ sub: name }} isChosen={chosen?.id === id}>
          {displayName}
        </CategoryLink>
      ))}
    </nav>
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
  const link = useRef<HTMLAnchorElement>(null);
  // On phones the row scrolls: the chosen one is brought into view.
  useEffect(() => {
    const row = link.current?.parentElement;
    if (isChosen && link.current && row)
      row.scrollLeft = link.current.offsetLeft - row.offsetLeft - row.clientWidth / 3;
  }, [isChosen]);
  return (
    <PillLink
      {...pill}
      ref={link}
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
