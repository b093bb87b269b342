import { SimpleGrid, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import type { Category, SubCategory } from '#shared/features/category/schema.ts';
import { languageName } from '#web/language/content.ts';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { LanguagePills } from '#web/ui/language-pills.tsx';
import { lazyPart, NoPart } from '#web/ui/lazy-part.tsx';
import { NextPageLink, Pager, PreviousPageLink } from '#web/ui/pager.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useQuizPage } from '../api.ts';
import { useRetakeStatuses } from '../learner-api.ts';
import { quizMessages } from '../messages/messages.ts';
import { CategoryLinks, FilterLink, SubCategoryLinks } from './category-links.tsx';
import { quizListMessages } from './messages/messages.ts';
import { QuizCard } from './quiz-card.tsx';
import {
  type FilterInForce,
  filtersInForce,
  type QuizListSearch,
  quizFilterOf,
} from './quiz-filters.ts';
import classes from './quiz-list-page.module.css';
import { QuizListTools } from './quiz-list-tools.tsx';

const MembersQuizzes = lazyPart(
  () => import('./members-quizzes.tsx').then((file) => file.MembersQuizzes),
  NoPart,
);

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
  const m = useMessages(quizListMessages);
  const { level } = useMessages(quizMessages);
  const isMember = useUser() !== null;
  const named = quizFilterOf(search, { categories, subCategories, isMember });
  const { category, subCategory, filter } = named;
  const { items, total, page, pageSize, languages } = useQuizPage(filter);
  const reader = useLanguage();
  const statuses = useRetakeStatuses(items.map(({ id }) => id));
  const subs = category ? subCategories.filter((sub) => sub.status === 'active') : [];
  const inForce = filtersInForce(named, {
    ...m,
    level,
    language: (code) => languageName(code, reader),
  });
  return (
    <Page>
      <PageHeader
        title={category ? m.titleOf({ category: category.displayName }) : m.title}
        lead={category?.description ?? m.lead}
      />
      <CategoryLinks categories={categories} chosen={category} />
      {subs.length > 0 && <SubCategoryLinks subCategories={subs} chosen={subCategory} />}
      <LanguagePills component="nav" languages={languages}>
        {(code, name) => (
          <FilterLink
            key={code ?? 'all'}
            size="sm"
            change={{ language: code }}
            isChosen={code === filter.language}
          >
            {name}
          </FilterLink>
        )}
      </LanguagePills>
      <QuizListTools search={search} isMember={isMember} onSearch={onSearch} />
      <Hits total={total} search={search} wanted={filter.q} inForce={inForce} />
      {items.length > 0 ? (
        <SimpleGrid
          cols={{ base: 1, xs: 2, md: 3 }}
          spacing="lg"
          component="section"
          aria-label={m.title}
        >
          {items.map((quiz) => (
            <QuizCard key={quiz.id} quiz={quiz} statuses={statuses} wanted={filter.q} />
          ))}
        </SimpleGrid>
      ) : (
        <NoQuizzes isNarrowed={inForce.length > 0} isBeyond={total > 0} />
      )}
      {items.length > 0 && <QuizPager page={page} pages={Math.ceil(total / pageSize)} />}
      {isMember && page === 1 && inForce.length === 0 && (
        <Suspense>
          <MembersQuizzes />
        </Suspense>
      )}
      {page === 1 && alsoFound}
    </Page>
  );
}

interface HitsProps {
  total: number;
  search: QuizListSearch;
  wanted: string | undefined;
  inForce: readonly FilterInForce[];
}

/** How many quizzes there are, and the filters that are on. */
function Hits({ total, search, wanted, inForce }: HitsProps) {
  const m = useMessages(quizListMessages);
  return (
    <div className={classes.hits}>
      <Text c="dimmed" role="status">
        {wanted ? m.foundFor({ count: total, text: wanted }) : m.found({ count: total })}
      </Text>
      {inForce.map((one) => (
        <Chip key={one.label} filter={one} />
      ))}
      {inForce.length > 1 && (
        <Link to="/quizzes" search={{ sort: search.sort }} className={classes.clear}>
          {m.clearAll}
        </Link>
      )}
    </div>
  );
}

function QuizPager({ page, pages }: { page: number; pages: number }) {
  const m = useMessages(quizListMessages);
  return (
    <Pager
      page={page}
      pages={pages}
      previous={
        <PreviousPageLink
          from="/quizzes"
          to="/quizzes"
          search={(search) => ({ ...search, page: page === 2 ? undefined : page - 1 })}
        >
          {m.previousPage}
        </PreviousPageLink>
      }
      next={
        <NextPageLink
          from="/quizzes"
          to="/quizzes"
          search={(search) => ({ ...search, page: page + 1 })}
        >
          {m.nextPage}
        </NextPageLink>
      }
    />
  );
}

/** A filter that is on; clicking takes it off. */
function Chip({ filter: { label, clear } }: { filter: FilterInForce }) {
  const m = useMessages(quizListMessages);
  return (
    <Link
      from="/quizzes"
      to="/quizzes"
      search={(search) => ({ ...search, ...clear, page: undefined })}
      resetScroll={false}
      className={classes.chip}
      aria-label={m.removeFilter({ filter: label })}
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
  const m = useMessages(quizListMessages);
  const { noneYet, noneYetHint } = useMessages(quizMessages);
  if (isBeyond) {
    return (
      <EmptyState
        title={m.beyondEnd}
        action={
          <ButtonLink
            from="/quizzes"
            to="/quizzes"
            search={(search) => ({ ...search, page: undefined })}
            variant="default"
          >
            {m.firstPage}
          </ButtonLink>
        }
      />
    );
  }
  if (!isNarrowed) {
    return <EmptyState title={noneYet}>{noneYetHint}</EmptyState>;
  }
  return (
    <EmptyState
      title={m.noMatch}
      action={
        <ButtonLink to="/quizzes" search={{}} variant="default">
          {m.clearAllFilters}
        </ButtonLink>
      }
    >
      {m.noMatchHint}
    </EmptyState>
  );
}
