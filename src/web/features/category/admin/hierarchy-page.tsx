import { Button, Tabs } from '@mantine/core';
import { IconArrowMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { useHierarchy } from './api.ts';
import { CategoryTable } from './category-table.tsx';
import { CategoryDialog } from './form/category-dialog.tsx';
import type { FormTarget } from './form/category-entry.ts';
import { Overview } from './hierarchy-overview.tsx';
import classes from './hierarchy-page.module.css';
import type { HierarchySearch } from './hierarchy-search.ts';
import { MergeDialog } from './merge/merge-dialog.tsx';
import { categoryAdminMessages } from './messages/messages.ts';
import { type CategoryToDelete, RemoveCategoryDialog } from './remove-category-dialog.tsx';
import { SubCategoryTable } from './sub-category-table.tsx';

export type HierarchyTab = 'overview' | 'categories' | 'sub-categories';

interface HierarchyPageProps {
  tab: HierarchyTab;
  /** The category whose sub-categories are shown. */
  categoryId: number | undefined;
  onTab: (tab: HierarchyTab) => void;
  onCategory: (id: number | undefined) => void;
  search: HierarchySearch;
  onSearch: (search: HierarchySearch) => void;
}

/** Figures, the tree of categories and quizzes, and the tables in which categories are created, renamed and removed. */
export function HierarchyPage(props: HierarchyPageProps) {
  const { tab, categoryId, onTab, onCategory, search, onSearch } = props;
  const m = useMessages(categoryAdminMessages);
  const categories = useHierarchy();
  const [target, setTarget] = useState<FormTarget>();
  const [toDelete, setToDelete] = useState<CategoryToDelete>();
  const [isMerging, setMerging] = useState(false);
  const shared = { categories, search, onSearch, onEdit: setTarget, onDelete: setToDelete };
  return (
    <Page width="full">
      <PageHeader
        title={m.hierarchy}
        lead={m.hierarchyLead}
        above={<BackLink />}
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowMerge size={18} aria-hidden />}
            onClick={() => setMerging(true)}
          >
            {m.merge.button}
          </Button>
        }
      />
      <Tabs value={tab} onChange={(value) => onTab(tabOf(value))}>
        <Tabs.List mb="lg" className={classes.tabs}>
          <Tabs.Tab value="overview">{m.overview}</Tabs.Tab>
          <Tabs.Tab value="categories">{m.categories}</Tabs.Tab>
          <Tabs.Tab value="sub-categories">{m.subCategories}</Tabs.Tab>
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
        failed={m.form.failedInHierarchy}
      />
      <MergeDialog opened={isMerging} categories={categories} onClose={() => setMerging(false)} />
      <RemoveCategoryDialog category={toDelete} onClose={() => setToDelete(undefined)} />
    </Page>
  );
}

const tabOf = (value: string | null): HierarchyTab =>
  value === 'categories' || value === 'sub-categories' ? value : 'overview';
