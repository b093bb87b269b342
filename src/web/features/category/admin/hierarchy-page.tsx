import { ActionIcon, Badge, Button, SimpleGrid, Tabs, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '#web/failure/failure.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Direction, Column as ListColumn } from '#web/lists/admin-table.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { formatCount } from '#web/ui/text/format.ts';
import { useToast } from '#web/ui/toaster.tsx';
import { type CategoryRow, type SubCategoryRow, useHierarchy } from './api.ts';
import { CategoryDialog, type FormTarget } from './category-form.tsx';
import classes from './hierarchy-page.module.css';
import type { HierarchySearch, HierarchySort } from './hierarchy-search.ts';
import { HierarchyTree } from './hierarchy-tree.tsx';
import { type CategoryToDelete, RemoveCategoryDialog } from './remove-category-dialog.tsx';

export type HierarchyTab = 'overview' | 'categories' | 'sub-categories';

interface HierarchyPageProps {
  tab: HierarchyTab;
  /** Of the sub-categories shown. */
  categoryId: number | undefined;
  onTab: (tab: HierarchyTab) => void;
  onCategory: (id: number | undefined) => void;
  search: HierarchySearch;
  onSearch: (search: HierarchySearch) => void;
}

const said = {
  newCategory: ['Category created successfully!', 'Error creating category'],
  category: ['Category updated successfully!', 'Error updating category'],
  newSubCategory: ['Sub-category created successfully!', 'Error creating sub-category'],
  subCategory: ['Sub-category updated successfully!', 'Error updating sub-category'],
} as const;

/** Counts, the tree of categories and quizzes, and the lists in which categories are created, renamed and removed. */
export function HierarchyPage(props: HierarchyPageProps) {
  const { tab, categoryId, onTab, onCategory, search, onSearch } = props;
  const categories = useHierarchy();
  const [target, setTarget] = useState<FormTarget>();
  const [toDelete, setToDelete] = useState<CategoryToDelete>();
  const toast = useToast();
  const shared = { categories, search, onSearch, onEdit: setTarget, onDelete: setToDelete };
  return (
    <Page width="full">
      <PageHeader
        title="Content Hierarchy"
        lead="Category, sub-category, quiz."
        above={<BackLink />}
      />
      <Tabs value={tab} onChange={(value) => onTab(tabOf(value))}>
        <Tabs.List mb="lg" className={classes.tabs}>
          <Tabs.Tab value="overview">Overview</Tabs.Tab>
          <Tabs.Tab value="categories">Categories</Tabs.Tab>
          <Tabs.Tab value="sub-categories">Sub-Categories</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="overview">
          <Overview categories={categories} />
        </Tabs.Panel>
        <Tabs.Panel value="categories">
          <CategoryTable {...shared} />
        </Tabs.Panel>
        <Tabs.Panel value="sub-categories">
          <SubCategoryTable {...shared} categoryId={categoryId} onCategory={onCategory} />
        </Tabs.Panel>
      </Tabs>
      <CategoryDialog
        target={target}
        categories={categories}
        onClose={() => setTarget(undefined)}
        onSaved={(kind) => {
          setTarget(undefined);
          toast({ title: said[kind][0], tone: 'pass' });
        }}
        onFailed={(kind, error) =>
          toast({
            title: said[kind][1],
            message: messageOf(error, 'Please try again.'),
            tone: 'fail',
          })
        }
      />
      <RemoveCategoryDialog category={toDelete} onClose={() => setToDelete(undefined)} />
    </Page>
  );
}

const tabOf = (value: string | null): HierarchyTab =>
  value === 'categories' || value === 'sub-categories' ? value : 'overview';

function Overview({ categories }: { categories: readonly CategoryRow[] }) {
  const total = (count: (category: CategoryRow) => number) =>
    formatCount(categories.reduce((sum, category) => sum + count(category), 0));
  return (
    <>
      <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" mb="lg">
        <StatCard figure={formatCount(categories.length)} label="Categories" />
        <StatCard
          figure={total((category) => category.subCategories.length)}
          label="Sub-Categories"
        />
        <StatCard figure={total((category) => category.quizCount)} label="Quizzes" />
        <StatCard figure={total((category) => category.questionCount)} label="Questions" />
      </SimpleGrid>
      {categories.length === 0 ? (
        <EmptyState title="No categories yet">Create the first under Categories.</EmptyState>
      ) : (
        <HierarchyTree categories={categories} />
      )}
    </>
  );
}

interface TableProps {
  categories: readonly CategoryRow[];
  search: HierarchySearch;
  onSearch: (search: HierarchySearch) => void;
  onEdit: (target: FormTarget) => void;
  onDelete: (category: CategoryToDelete) => void;
}

type Column<Row> = ListColumn<Row, HierarchySort>;

const categoryColumns: Column<CategoryRow>[] = [
  { title: 'Name', sort: 'name', main: true, cell: (row) => <CategoryName {...row} /> },
  figure('Sub-Categories', 'subCategories', ({ subCategories }) => subCategories.length),
  figure('Quizzes', 'quizzes', ({ quizCount }) => quizCount),
  figure('Questions', 'questions', ({ questionCount }) => questionCount),
];

function figure<Row>(title: string, sort: HierarchySort, of: (row: Row) => number): Column<Row> {
  return {
    title,
    sort,
    usual: 'desc',
    figure: true,
    inCard: title,
    cell: (row) => formatCount(of(row)),
  };
}

function CategoryTable({ categories, search, onSearch, onEdit, onDelete }: TableProps) {
  const page = localPage(categories, search, {
    textsOf: ({ displayName, name }) => [displayName, name],
    orders: {
      name: ({ displayName }) => displayName,
      category: ({ displayName }) => displayName,
      subCategories: ({ subCategories }) => subCategories.length,
      quizzes: ({ quizCount }) => quizCount,
      questions: ({ questionCount }) => questionCount,
    },
    usual: 'name',
  });
  return (
    <>
      <div className={classes.tools}>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onEdit({ kind: 'newCategory' })}
        >
          Create Category
        </Button>
        <Find what="Find a category" search={search} onSearch={onSearch} />
      </div>
      <AdminList
        label="Categories"
        query={{ data: page }}
        failed="Error loading categories"
        columns={categoryColumns}
        nameOf={({ displayName }) => displayName}
        sorting={sortingOf(search, onSearch)}
        onPage={(next) => onSearch({ ...search, page: next })}
        empty={
          <EmptyState title={search.q ? 'No category matches' : 'No categories yet'}>
            {search.q ? 'Try fewer or other words.' : 'Every quiz belongs to one.'}
          </EmptyState>
        }
        actions={(category) => (
          <EditOrDelete
            name={category.displayName}
            onEdit={() => onEdit({ kind: 'category', category })}
            onDelete={() => onDelete({ ...category, kind: 'category' })}
          />
        )}
      />
    </>
  );
}

interface SubCategoryTableProps extends TableProps {
  categoryId: number | undefined;
  onCategory: (id: number | undefined) => void;
}

type PlacedSubCategory = SubCategoryRow & { categoryName: string };

const subCategoryColumns: Column<PlacedSubCategory>[] = [
  {
    title: 'Name',
    sort: 'name',
    main: true,
    cell: (row) => (
      <>
        <CategoryName {...row} />
        {row.status === 'archived' && (
          <Badge color="gray" size="md">
            Archived
          </Badge>
        )}
      </>
    ),
  },
  {
    title: 'Category',
    sort: 'category',
    cell: ({ categoryName }) => <span dir="auto">{categoryName}</span>,
  },
  figure('Quizzes', 'quizzes', ({ quizCount }) => quizCount),
  figure('Questions', 'questions', ({ questionCount }) => questionCount),
];

function SubCategoryTable(props: SubCategoryTableProps) {
  const { categories, categoryId, onCategory, search, onSearch, onEdit, onDelete } = props;
  const rows = categories
    .filter(({ id }) => categoryId === undefined || id === categoryId)
    .flatMap(({ subCategories, displayName }) =>
      subCategories.map((row): PlacedSubCategory => ({ ...row, categoryName: displayName })),
    );
  const page = localPage(rows, search, {
    textsOf: ({ displayName, name }) => [displayName, name],
    orders: {
      name: ({ displayName }) => displayName,
      category: ({ categoryName, displayName }) => `${categoryName} ${displayName}`,
      subCategories: ({ displayName }) => displayName,
      quizzes: ({ quizCount }) => quizCount,
      questions: ({ questionCount }) => questionCount,
    },
    usual: 'category',
  });
  return (
    <>
      <div className={classes.tools}>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onEdit({ kind: 'newSubCategory', categoryId: categoryId ?? null })}
        >
          Create Sub-Category
        </Button>
        <Find what="Find a sub-category" search={search} onSearch={onSearch} />
        <RowSelect
          aria-label="Category"
          placeholder="All categories"
          clearable
          rows={categories}
          value={categoryId ?? null}
          onChange={(id) => onCategory(id ?? undefined)}
        />
      </div>
      <AdminList
        label="Sub-Categories"
        query={{ data: page }}
        failed="Error loading categories"
        columns={subCategoryColumns}
        nameOf={({ displayName }) => displayName}
        sorting={sortingOf(search, onSearch, 'category')}
        onPage={(next) => onSearch({ ...search, page: next })}
        empty={
          <EmptyState title={search.q ? 'No sub-category matches' : 'No sub-categories here yet'}>
            {search.q ? 'Try fewer or other words.' : 'They sort the quizzes of a category.'}
          </EmptyState>
        }
        actions={(subCategory) => (
          <EditOrDelete
            name={subCategory.displayName}
            onEdit={() => onEdit({ kind: 'subCategory', subCategory })}
            onDelete={() => onDelete({ ...subCategory, kind: 'subCategory' })}
          />
        )}
      />
    </>
  );
}

const sortingOf = (
  search: HierarchySearch,
  onSearch: (search: HierarchySearch) => void,
  usual: HierarchySort = 'name',
) => ({
  by: search.sort ?? usual,
  direction: search.direction,
  onSort: (sort: HierarchySort, direction: Direction) =>
    onSearch({ ...search, sort, direction, page: undefined }),
});

interface FindProps extends Pick<TableProps, 'search' | 'onSearch'> {
  what: string;
}

function Find({ what, search, onSearch }: FindProps) {
  return (
    <SearchField
      aria-label={what}
      placeholder={what}
      text={search.q ?? ''}
      onSearch={(q) => onSearch({ ...search, q: q || undefined, page: undefined })}
    />
  );
}

function CategoryName({ displayName, name }: { displayName: string; name: string }) {
  return (
    <>
      <Text span inherit fw={600} dir="auto">
        {displayName}
      </Text>{' '}
      <Text span inherit c="dimmed" ff="monospace">
        {name}
      </Text>
    </>
  );
}

interface EditOrDeleteProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

function EditOrDelete({ name, onEdit, onDelete }: EditOrDeleteProps) {
  return (
    <>
      <ActionIcon aria-label={`Edit ${name}`} onClick={onEdit}>
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon color="fail" aria-label={`Delete ${name}`} onClick={onDelete}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}
