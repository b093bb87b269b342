import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { AdminList } from '#web/lists/admin-list.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { type CategoryRow, useFreshCategories } from './api.ts';
import classes from './categories-page.module.css';
import { useCategoryActions } from './category-actions.tsx';
import { CategoryCards } from './category-cards.tsx';
import { DeleteCategoryDialog } from './delete-category-dialog.tsx';
import { CategoryDialog } from './form/category-dialog.tsx';
import type { FormTarget } from './form/category-entry.ts';
import { categoryAdminMessages } from './messages/messages.ts';

interface CategoriesPageProps {
  q: string | undefined;
  onSearch: (q: string | undefined) => void;
}

/** The categories as cards. A category with quizzes cannot be deleted here. */
export function CategoriesPage({ q, onSearch }: CategoriesPageProps) {
  const m = useMessages(categoryAdminMessages);
  const categories = useFreshCategories();
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
        text={q}
        onSearch={onSearch}
      />
      <AdminList
        label={m.categories}
        query={{ data: useCategoriesNamed(q, categories) }}
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
        empty={<NoCategories isSearch={Boolean(q)} create={create} />}
      >
        {(rows, selection) => (
          <CategoryCards
            categories={rows}
            selection={selection}
            onEdit={(category) => setTarget({ kind: 'category', category })}
            onDelete={setToDelete}
          />
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

/** Those with the words in one of their names, all on one page. */
function useCategoriesNamed(q: string | undefined, categories: readonly CategoryRow[]) {
  const { compare } = useFormat();
  return localPage(
    categories,
    { q },
    {
      textsOf: ({ displayName, name }) => [displayName, name],
      orders: { name: ({ displayName }) => displayName },
      usual: 'name',
      compare,
      pageSize: 500,
    },
  );
}

function NoCategories({ isSearch, create }: { isSearch: boolean; create: ReactNode }) {
  const m = useMessages(categoryAdminMessages);
  return isSearch ? (
    <EmptyState title={m.kinds.category.noMatch}>{m.tryOtherWords}</EmptyState>
  ) : (
    <EmptyState title={m.noCategories} action={create}>
      {m.everyQuizBelongs}
    </EmptyState>
  );
}
