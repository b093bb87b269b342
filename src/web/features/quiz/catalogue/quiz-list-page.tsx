import { SimpleGrid, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category, SubCategory } from '#shared/features/category/schema.ts';
import { useUser } from '#web/session/session.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { NextPageLink, Pager, PreviousPageLink } from '#web/ui/pager.tsx';
import { counted } from '#web/ui/text/format.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useQuizPage } from '../api.ts';
import { useRetakeStatuses } from '../learner-api.ts';
import { CategoryLinks, SubCategoryLinks } from './category-links.tsx';
import { QuizCard } from './quiz-card.tsx';
import {
  type FilterInForce,
  filtersInForce,
  type QuizListSearch,
  quizFilterOf,
} from './quiz-filters.ts';
import classes from './quiz-list-page.module.css';
import { QuizListTools } from './quiz-list-tools.tsx';

interface QuizListPageProps {
  search: QuizListSearch;
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
  /** What else a search found, below the quizzes. */
  alsoFound: ReactNode;
  /** Changes the address, which changes the list. */
  onSearch: (change: Partial<QuizListSearch>) => void;
}

/** Every quiz, narrowed by what the address says. */
export function QuizListPage({
  search,
  categories,
  subCategories,
  alsoFound,
  onSearch,
}: QuizListPageProps) {
  const isMember = useUser() !== null;
  const named = quizFilterOf(search, { categories, subCategories, isMember });
  const { category, subCategory, filter } = named;
  const { items, total, page, pageSize } = useQuizPage(filter);
  const statuses = useRetakeStatuses(items.map(({ id }) => id));
  const subs = category ? subCategories.filter((sub) => sub.status === 'active') : [];
  const inForce = filtersInForce(named);
  return (
    <Page>
      <PageHeader
        title={category ? `${category.displayName} quizzes` : 'Quizzes'}
        lead={
          category?.description ??
          'Pick a topic, mind the clock, and see every answer explained afterwards.'
        }
      />
      <CategoryLinks categories={categories} chosen={category} />
      {subs.length > 0 && <SubCategoryLinks subCategories={subs} chosen={subCategory} />}
      <QuizListTools search={search} isMember={isMember} onSearch={onSearch} />
      <div className={classes.hits}>
        <Text c="dimmed" role="status">
          {counted(total, 'quiz', 'quizzes')}
          {filter.q && ` for “${filter.q}”`}
        </Text>
        {inForce.map((one) => (
          <Chip key={one.label} filter={one} />
        ))}
        {inForce.length > 1 && (
          <Link to="/quizzes" search={{ sort: search.sort }} className={classes.clear}>
            Clear all
          </Link>
        )}
      </div>
      {items.length > 0 ? (
        <SimpleGrid
          cols={{ base: 1, xs: 2, md: 3 }}
          spacing="lg"
          component="section"
          aria-label="Quizzes"
        >
          {items.map((quiz) => (
            <QuizCard key={quiz.id} quiz={quiz} statuses={statuses} wanted={filter.q} />
          ))}
        </SimpleGrid>
      ) : (
        <NoQuizzes isNarrowed={inForce.length > 0} isBeyond={total > 0} />
      )}
      {items.length > 0 && (
        <Pager
          page={page}
          pages={Math.ceil(total / pageSize)}
          previous={
            <PreviousPageLink
              from="/quizzes"
              to="/quizzes"
              search={(search) => ({ ...search, page: page === 2 ? undefined : page - 1 })}
            >
              Previous page
            </PreviousPageLink>
          }
          next={
            <NextPageLink
              from="/quizzes"
              to="/quizzes"
              search={(search) => ({ ...search, page: page + 1 })}
            >
              Next page
            </NextPageLink>
          }
        />
      )}
      {page === 1 && alsoFound}
    </Page>
  );
}

/** A filter that is on; clicking takes it off. */
function Chip({ filter: { label, clear } }: { filter: FilterInForce }) {
  return (
    <Link
      from="/quizzes"
      to="/quizzes"
      search={(search) => ({ ...search, ...clear, page: undefined })}
      resetScroll={false}
      className={classes.chip}
      aria-label={`Remove filter ${label}`}
    >
      {label} <span aria-hidden>×</span>
    </Link>
  );
}

interface NoQuizzesProps {
  isNarrowed: boolean;
  /** There are hits, but the address names a page after the last. */
  isBeyond: boolean;
}

function NoQuizzes({ isNarrowed, isBeyond }: NoQuizzesProps) {
  if (isBeyond) {
    return (
      <EmptyState
        title="The list ends before this page"
        action={
          <ButtonLink
            from="/quizzes"
            to="/quizzes"
            search={(search) => ({ ...search, page: undefined })}
            variant="default"
          >
            Go to the first page
          </ButtonLink>
        }
      />
    );
  }
  if (!isNarrowed) {
    return (
      <EmptyState title="No quizzes yet">
        The first quizzes are being written. Come back soon.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="No quiz matches"
      action={
        <ButtonLink to="/quizzes" search={{}} variant="default">
          Clear all filters
        </ButtonLink>
      }
    >
      Try fewer words, or take one of the filters off.
    </EmptyState>
  );
}
