import { Button, Card, Group, SimpleGrid, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { AdminList } from '#web/lists/admin-list.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { RowCheckbox } from '#web/lists/row-checkbox.tsx';
import { SelectAll } from '#web/lists/select-all.tsx';
import type { Selection } from '#web/lists/selection.ts';
import { DeleteDialog } from '#web/ui/dialog/delete-dialog.tsx';
import { EditAndDelete } from '#web/ui/edit-and-delete.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { type CategoryRow, useCategoryWrites, useFreshCategories } from './api.ts';
import classes from './categories-page.module.css';
import { useCategoryActions } from './category-actions.tsx';
import { CategoryDialog, type FormTarget } from './category-form.tsx';
import { categoryAdminMessages } from './messages/messages.ts';

interface CategoriesPageProps {
  q: string | undefined;
  onSearch: (q: string) => void;
}

/** The categories as cards. A category with quizzes cannot be deleted here. */
export function CategoriesPage({ q, onSearch }: CategoriesPageProps) {
  const m = useMessages(categoryAdminMessages);
  const format = useFormat();
  const categories = useFreshCategories();
  const page = localPage(
    categories,
    { q },
    {
      textsOf: ({ displayName, name }) => [displayName, name],
      orders: { name: ({ displayName }) => displayName },
      usual: 'name',
      compare: format.compare,
      pageSize: 500,
    },
  );
  const [target, setTarget] = useState<FormTarget>();
  const [toDelete, setToDelete] = useState<CategoryRow>();
  const actions = useCategoryActions();
  const create = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setTarget({ kind: 'newCategory' })}
    >
      {m.kinds.category.create}
    </Button>
  );
  return (
    <Page width="full">
      <PageHeader title={m.categories} above={<BackLink />} actions={create} />
      <SearchField
        aria-label={m.kinds.category.find}
        placeholder={m.kinds.category.find}
        className={classes.search}
        text={q ?? ''}
        onSearch={onSearch}
      />
      <AdminList
        label={m.categories}
        query={{ data: page }}
        failed={m.loadFailed}
        nameOf={({ displayName }) => displayName}
        bulk={(rows) => (
          <BulkButton
            tone="danger"
            disabled={rows.every(({ quizCount }) => quizCount > 0)}
            onClick={() => actions.removeEmpty(rows)}
          >
            {m.deleteEmpty}
          </BulkButton>
        )}
        empty={
          q ? (
            <EmptyState title={m.kinds.category.noMatch}>{m.tryOtherWords}</EmptyState>
          ) : (
            <EmptyState title={m.noCategories} action={create}>
              {m.everyQuizBelongs}
            </EmptyState>
          )
        }
      >
        {(rows, selection) => (
          <>
            <SelectAll count={rows.length} selection={selection} />
            <SimpleGrid cols={{ base: 1, xs: 2, xl: 3 }} spacing="sm">
              {rows.map((category) => (
                <CategoryCard
                  key={category.id}
                  category={category}
                  selection={selection}
                  onEdit={() => setTarget({ kind: 'category', category })}
                  onDelete={() => setToDelete(category)}
                />
              ))}
            </SimpleGrid>
          </>
        )}
      </AdminList>
      <CategoryDialog
        target={target}
        categories={categories}
        onClose={() => setTarget(undefined)}
        failed={m.form.failed}
      />
      {actions.dialog}
      <DeleteCategoryDialog category={toDelete} onClose={() => setToDelete(undefined)} />
    </Page>
  );
}

interface CategoryCardProps {
  category: CategoryRow;
  selection: Selection;
  onEdit: () => void;
  onDelete: () => void;
}

function CategoryCard({ category, selection, onEdit, onDelete }: CategoryCardProps) {
  const m = useMessages(categoryAdminMessages);
  return (
    <Card
      component="article"
      padding="sm"
      className={classes.card}
      data-row={category.id}
      tabIndex={-1}
    >
      <div className={classes.words}>
        <Group gap="xs" wrap="nowrap">
          <RowCheckbox id={category.id} name={category.displayName} selection={selection} />
          <Title order={2} size="h4" dir="auto">
            {category.displayName}
          </Title>
        </Group>
        <Text size="sm" c="dimmed" ff="monospace">
          {category.name}
        </Text>
        {category.description && (
          <Text size="sm" mt="xs" lineClamp={3} dir="auto">
            {category.description}
          </Text>
        )}
      </div>
      <Text size="sm" c="dimmed" data-figures>
        {m.facts({
          first: m.count.quizzes({ count: category.quizCount }),
          second: m.count.subCategories({ count: category.subCategories.length }),
        })}
      </Text>
      <Group gap="xs" mt="sm">
        {category.quizCount > 0 && (
          <ButtonLink
            size="sm"
            variant="default"
            to="/admin"
            search={{ list: 'all', category: category.id }}
            aria-label={m.quizzesIn({ name: category.displayName })}
          >
            {m.quizzes}
          </ButtonLink>
        )}
        <EditAndDelete name={category.displayName} onEdit={onEdit} onDelete={onDelete} />
      </Group>
    </Card>
  );
}

interface DeleteCategoryDialogProps {
  category: CategoryRow | undefined;
  onClose: () => void;
}

function DeleteCategoryDialog({ category, onClose }: DeleteCategoryDialogProps) {
  const m = useMessages(categoryAdminMessages);
  const { remove } = useCategoryWrites();
  return (
    <DeleteDialog
      target={category}
      name={({ displayName }) => displayName}
      remove={({ id }) => remove.mutateAsync({ id })}
      deleted={m.kinds.category.deleted}
      failed={m.deletion.failed}
      onClose={onClose}
    >
      {({ subCategories }) => (
        <>
          <p>{m.deletion.cannotUndo}</p>
          {subCategories.length > 0 && (
            <Text size="sm" c="dimmed">
              {m.deletion.subCategoriesGo({ count: subCategories.length })}
            </Text>
          )}
        </>
      )}
    </DeleteDialog>
  );
}
