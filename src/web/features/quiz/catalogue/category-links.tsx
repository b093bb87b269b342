import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Category, SubCategory } from '#shared/features/category/schema.ts';
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
        >
          {displayName} <span className={classes.count}>{quizCount}</span>
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
    <nav aria-label="Sub-categories" className={classes.links} data-sub>
      <CategoryLink change={{ sub: undefined }} isChosen={!chosen}>
        All
      </CategoryLink>
      {subCategories.map(({ id, name, displayName }) => (
        <CategoryLink key={id} change={{ sub: name }} isChosen={chosen?.id === id}>
          {displayName}
        </CategoryLink>
      ))}
    </nav>
  );
}

interface CategoryLinkProps {
  change: Partial<QuizListSearch>;
  isChosen: boolean;
  children: ReactNode;
}

function CategoryLink({ change, isChosen, children }: CategoryLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  // On phones the row scrolls: the chosen one is brought into view.
  useEffect(() => {
    const row = link.current?.parentElement;
    if (isChosen && link.current && row)
      row.scrollLeft = link.current.offsetLeft - row.offsetLeft - row.clientWidth / 3;
  }, [isChosen]);
  return (
    <Link
      ref={link}
      from="/quizzes"
      to="/quizzes"
      search={(search) => ({ ...search, ...change, page: undefined })}
      resetScroll={false}
      className={classes.link}
      data-chosen={isChosen || undefined}
      activeOptions={{ exact: true }}
      inactiveProps={isChosen ? { 'aria-current': 'page' } : {}}
    >
      {children}
    </Link>
  );
}
