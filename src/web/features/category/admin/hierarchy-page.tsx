import { ActionIcon, Badge, Button, Group, SimpleGrid, Table, Tabs, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { messageOf } from '../../../failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatCount } from '../../../ui/format.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { RowSelect } from '../../../ui/row-select.tsx';
import { StatCard } from '../../../ui/stat-card.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import { type CategoryRow, useHierarchy } from './api.ts';
import { type FormTarget, ShelfDialog } from './category-form.tsx';
import classes from './hierarchy-page.module.css';
import { HierarchyTree } from './hierarchy-tree.tsx';
import { type CondemnedShelf, RemoveShelfDialog } from './remove-shelf-dialog.tsx';

export type HierarchyTab = 'overview' | 'categories' | 'sub-categories';

interface HierarchyPageProps {
  tab: HierarchyTab;
  /** Of the sub-categories shown. */
  categoryId: number | undefined;
  onTab: (tab: HierarchyTab) => void;
  onCategory: (id: number | undefined) => void;
}

const said = {
  newCategory: ['Category created successfully!', 'Error creating category'],
  category: ['Category updated successfully!', 'Error updating category'],
  newSubCategory: ['Sub-category created successfully!', 'Error creating sub-category'],
  subCategory: ['Sub-category updated successfully!', 'Error updating sub-category'],
} as const;

/** Everything by its place: counts, the tree, and the shelves to create, rename and remove. */
export function HierarchyPage({ tab, categoryId, onTab, onCategory }: HierarchyPageProps) {
  const categories = useHierarchy();
  const [target, setTarget] = useState<FormTarget>();
  const [condemned, setCondemned] = useState<CondemnedShelf>();
  const toast = useToast();
  const shared = { categories, onEdit: setTarget, onDelete: setCondemned };
  return (
    <Page>
      <PageHeader
        title="Content Hierarchy"
        lead="Category, sub-category, quiz."
        above={<TextLink to="/admin">Dashboard</TextLink>}
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
      <ShelfDialog
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
      <RemoveShelfDialog shelf={condemned} onClose={() => setCondemned(undefined)} />
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
  onEdit: (target: FormTarget) => void;
  onDelete: (shelf: CondemnedShelf) => void;
}

function CategoryTable({ categories, onEdit, onDelete }: TableProps) {
  return (
    <>
      <Button
        mb="md"
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => onEdit({ kind: 'newCategory' })}
      >
        Create Category
      </Button>
      <Table className={classes.table} aria-label="Categories" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th ta="end">Sub-Categories</Table.Th>
            <Table.Th ta="end">Quizzes</Table.Th>
            <Table.Th ta="end">Questions</Table.Th>
            <Table.Th>Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {categories.map((category) => (
            <Table.Tr key={category.id}>
              <Table.Td className={classes.name}>
                <ShelfName {...category} />
              </Table.Td>
              <Figure label="sub-categories" value={category.subCategories.length} />
              <Figure label="quizzes" value={category.quizCount} />
              <Figure label="questions" value={category.questionCount} />
              <Actions
                name={category.displayName}
                onEdit={() => onEdit({ kind: 'category', category })}
                onDelete={() => onDelete({ ...category, kind: 'category' })}
              />
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </>
  );
}

interface SubCategoryTableProps extends TableProps {
  categoryId: number | undefined;
  onCategory: (id: number | undefined) => void;
}

function SubCategoryTable(props: SubCategoryTableProps) {
  const { categories, categoryId, onCategory, onEdit, onDelete } = props;
  const shown = categories.filter(({ id }) => categoryId === undefined || id === categoryId);
  const rows = shown.flatMap((category) =>
    category.subCategories.map((subCategory) => ({ category, subCategory })),
  );
  return (
    <>
      <Group mb="md" gap="sm">
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => onEdit({ kind: 'newSubCategory', categoryId: categoryId ?? null })}
        >
          Create Sub-Category
        </Button>
        <RowSelect
          aria-label="Category"
          placeholder="All categories"
          clearable
          rows={categories}
          value={categoryId ?? null}
          onChange={(id) => onCategory(id ?? undefined)}
        />
      </Group>
      {rows.length === 0 ? (
        <EmptyState title="No sub-categories here yet">
          They sort the quizzes of a category.
        </EmptyState>
      ) : (
        <Table className={classes.table} aria-label="Sub-Categories" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Name</Table.Th>
              <Table.Th>Category</Table.Th>
              <Table.Th ta="end">Quizzes</Table.Th>
              <Table.Th ta="end">Questions</Table.Th>
              <Table.Th>Actions</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ category, subCategory }) => (
              <Table.Tr key={subCategory.id}>
                <Table.Td className={classes.name}>
                  <ShelfName {...subCategory} />
                  {subCategory.status === 'archived' && <Badge color="gray">Archived</Badge>}
                </Table.Td>
                <Table.Td className={classes.parent} dir="auto">
                  {category.displayName}
                </Table.Td>
                <Figure label="quizzes" value={subCategory.quizCount} />
                <Figure label="questions" value={subCategory.questionCount} />
                <Actions
                  name={subCategory.displayName}
                  onEdit={() => onEdit({ kind: 'subCategory', subCategory })}
                  onDelete={() => onDelete({ ...subCategory, kind: 'subCategory' })}
                />
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      )}
    </>
  );
}

function ShelfName({ displayName, name }: { displayName: string; name: string }) {
  return (
    <>
      <Text fw={600} dir="auto">
        {displayName}
      </Text>
      <Text size="sm" c="dimmed" ff="monospace">
        {name}
      </Text>
    </>
  );
}

function Figure({ label, value }: { label: string; value: number }) {
  return (
    <Table.Td ta="end" className={classes.figure}>
      {formatCount(value)}
      <span className={classes.unit}> {label}</span>
    </Table.Td>
  );
}

function Actions({
  name,
  onEdit,
  onDelete,
}: {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <Table.Td className={classes.actions}>
      <Group gap={4} wrap="nowrap">
        <ActionIcon className={classes.action} aria-label={`Edit ${name}`} onClick={onEdit}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon
          className={classes.action}
          color="fail"
          aria-label={`Delete ${name}`}
          onClick={onDelete}
        >
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Table.Td>
  );
}
