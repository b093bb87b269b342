import {
  Button,
  CloseButton,
  Group,
  NativeSelect,
  SimpleGrid,
  Text,
  TextInput,
} from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Category, SubCategory } from '#shared/features/category/schema.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { counted } from '../../ui/format.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useQuizPage } from './api.ts';
import { QuizCard } from './quiz-card.tsx';
import { levelLabels, type QuizListSearch, quizFilterOf, sortLabels } from './quiz-filters.ts';
import classes from './quiz-list-page.module.css';
import { QuizPager } from './quiz-pager.tsx';
import { useRetakeStatuses } from './retake-api.ts';

interface QuizListPageProps {
  search: QuizListSearch;
  categories: readonly Category[];
  subCategories: readonly SubCategory[];
  /** Changes the address, which changes the list. */
  onSearch: (change: Partial<QuizListSearch>) => void;
}

/** Every quiz, narrowed by what the address says. */
export function QuizListPage({ search, categories, subCategories, onSearch }: QuizListPageProps) {
  const { category, subCategory, filter } = quizFilterOf(search, categories, subCategories);
  const { items, total, page, pageSize } = useQuizPage(filter);
  const statuses = useRetakeStatuses(items.map(({ id }) => id));
  const subs = category ? subCategories.filter((sub) => sub.status === 'active') : [];
  const isNarrowed = Boolean(category || filter.difficulty || filter.q);
  return (
    <Page>
      <PageHeader
        title={category ? `${category.displayName} quizzes` : 'Quizzes'}
        lead={
          category?.description ??
          'Pick a topic, mind the clock, and see every answer explained afterwards.'
        }
      />
      <CategoryFilter categories={categories} chosen={category} />
      {subs.length > 0 && <SubCategoryFilter subCategories={subs} chosen={subCategory} />}
      <div className={classes.tools}>
        <TitleSearch key={search.q} text={search.q ?? ''} onSearch={(q) => onSearch({ q })} />
        <NativeSelect
          aria-label="Difficulty"
          value={search.difficulty ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ difficulty: value === '' ? undefined : keyOf(levelLabels, value) })
          }
          data={[{ value: '', label: 'All levels' }, ...choices(levelLabels)]}
        />
        <NativeSelect
          aria-label="Sort by"
          value={filter.sort}
          onChange={({ currentTarget: { value } }) =>
            onSearch({ sort: value === 'newest' ? undefined : keyOf(sortLabels, value) })
          }
          data={choices(sortLabels)}
        />
      </div>
      <div className={classes.hits}>
        <Text c="dimmed" role="status">
          {counted(total, 'quiz', 'quizzes')}
          {filter.q && ` for “${filter.q}”`}
        </Text>
        {category && (
          <Chip label={category.displayName} clear={{ category: undefined, sub: undefined }} />
        )}
        {subCategory && <Chip label={subCategory.displayName} clear={{ sub: undefined }} />}
        {filter.difficulty && (
          <Chip label={levelLabels[filter.difficulty]} clear={{ difficulty: undefined }} />
        )}
        {filter.q && <Chip label={`“${filter.q}”`} clear={{ q: undefined }} />}
      </div>
      {items.length > 0 ? (
        <SimpleGrid
          cols={{ base: 1, xs: 2, md: 3 }}
          spacing="lg"
          component="section"
          aria-label="Quizzes"
        >
          {items.map((quiz) => (
            <QuizCard key={quiz.id} quiz={quiz} statuses={statuses} />
          ))}
        </SimpleGrid>
      ) : (
        <EmptyState
          title={isNarrowed ? 'No quiz matches' : 'No quizzes yet'}
          action={
            isNarrowed && (
              <ButtonLink to="/quizzes" search={{}} variant="default">
                Clear all filters
              </ButtonLink>
            )
          }
        >
          {isNarrowed
            ? 'Try fewer words, another level, or all categories.'
            : 'The first quizzes are being written. Come back soon.'}
        </EmptyState>
      )}
      <QuizPager page={page} pages={Math.ceil(total / pageSize)} />
    </Page>
  );
}

function CategoryFilter({
  categories,
  chosen,
}: {
  categories: readonly Category[];
  chosen: Category | undefined;
}) {
  return (
    <nav aria-label="Categories" className={classes.shelf}>
      <FilterLink change={{ category: undefined, sub: undefined }} isChosen={!chosen}>
        All Categories
      </FilterLink>
      {categories.map(({ id, name, displayName, quizCount }) => (
        <FilterLink
          key={id}
          change={{ category: name, sub: undefined }}
          isChosen={chosen?.id === id}
        >
          {displayName} <span className={classes.count}>{quizCount}</span>
        </FilterLink>
      ))}
    </nav>
  );
}

function SubCategoryFilter({
  subCategories,
  chosen,
}: {
  subCategories: readonly SubCategory[];
  chosen: SubCategory | undefined;
}) {
  return (
    <nav aria-label="Sub-categories" className={classes.shelf} data-sub>
      <FilterLink change={{ sub: undefined }} isChosen={!chosen}>
        All
      </FilterLink>
      {subCategories.map(({ id, name, displayName }) => (
        <FilterLink key={id} change={{ sub: name }} isChosen={chosen?.id === id}>
          {displayName}
        </FilterLink>
      ))}
    </nav>
  );
}

function FilterLink({
  change,
  isChosen,
  children,
}: {
  change: Partial<QuizListSearch>;
  isChosen: boolean;
  children: ReactNode;
}) {
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
      className={classes.filter}
      data-chosen={isChosen || undefined}
      activeOptions={{ exact: true }}
      inactiveProps={isChosen ? { 'aria-current': 'page' } : {}}
    >
      {children}
    </Link>
  );
}

/** A filter that is on; clicking takes it off. */
function Chip({ label, clear }: { label: string; clear: Partial<QuizListSearch> }) {
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

function TitleSearch({
  text,
  onSearch,
}: {
  text: string;
  onSearch: (q: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(text);
  useEffect(() => setTyped(text), [text]);
  return (
    <search className={classes.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(typed.trim() || undefined);
        }}
      >
        <Group gap="xs" wrap="nowrap">
          <TextInput
            type="search"
            aria-label="Search in titles"
            placeholder="Search in titles"
            flex={1}
            maxLength={200}
            leftSection={<IconSearch size={18} aria-hidden />}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            rightSection={
              typed !== '' && (
                <CloseButton
                  aria-label="Clear search"
                  onClick={() => {
                    setTyped('');
                    if (text !== '') onSearch(undefined);
                  }}
                />
              )
            }
          />
          <Button type="submit" variant="default">
            Search
          </Button>
        </Group>
      </form>
    </search>
  );
}

const choices = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

function keyOf<Labels extends object>(labels: Labels, value: string): keyof Labels | undefined {
  const isKey = (name: PropertyKey): name is keyof Labels => Object.hasOwn(labels, name);
  return isKey(value) ? value : undefined;
}
