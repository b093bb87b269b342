import { SimpleGrid, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Category } from '#shared/features/category/schema.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { PillButton, PillRow } from '#web/ui/pill.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { useMasteredCounts, useSeriesList } from './api.ts';
import { SeriesCard } from './series-card.tsx';
import { type LearnerStatusOf, SeriesDetails } from './series-details.tsx';
import classes from './series-page.module.css';

interface SeriesPageProps {
  categories: Pick<Category, 'id' | 'displayName'>[];
  /** Shown above the filter when the categories could not be loaded. */
  categoriesFailure: ReactNode;
  categoryId: number | undefined;
  onCategory: (id: number | undefined) => void;
  seriesId: number | undefined;
  /** The server has found no such series. */
  isMissing: boolean;
  /** The learner's state on a quiz of the open series. */
  statusOf: LearnerStatusOf;
  onClose: () => void;
}

export function SeriesPage(props: SeriesPageProps) {
  const { categories, categoryId, onCategory, seriesId } = props;
  const [openedWith] = useState(seriesId);
  const category = categories.find(({ id }) => id === categoryId);
  const choice = (name: string, id: number | undefined) => (
    <PillButton key={id ?? 'all'} isChosen={id === categoryId} onClick={() => onCategory(id)}>
      {name}
    </PillButton>
  );
  return (
    <Page>
      <div className={classes.page} data-open={seriesId !== undefined || undefined}>
        {seriesId !== undefined && (
          <VisuallyHidden hiddenFrom="md">
            <h1>Learning Series</h1>
          </VisuallyHidden>
        )}
        <div className={classes.head}>
          <PageHeader
            title="Learning Series"
            lead="Structured learning paths to master your skills"
          />
        </div>
        <div className={classes.list}>
          {props.categoriesFailure}
          <PillRow component="fieldset" label="Category">
            {choice('All Categories', undefined)}
            {categories.map(({ id, displayName }) => choice(displayName, id))}
          </PillRow>
          <Title order={2} mt="lg" mb="md">
            {category ? `${category.displayName} Series` : 'All Series'}
          </Title>
          <SeriesGrid categoryId={categoryId} seriesId={seriesId} />
        </div>
        {seriesId !== undefined && (
          <SeriesDetails
            id={seriesId}
            isMissing={props.isMissing}
            chosen={seriesId !== openedWith}
            statusOf={props.statusOf}
            onClose={props.onClose}
          />
        )}
      </div>
    </Page>
  );
}

function SeriesGrid({
  categoryId,
  seriesId,
}: {
  categoryId: number | undefined;
  seriesId: number | undefined;
}) {
  const { data, error, refetch, isFetching } = useSeriesList(categoryId);
  const mastered = useMasteredCounts();
  if (error) {
    return (
      <FailureAlert
        title="Error loading series"
        error={error}
        onRetry={refetch}
        retrying={isFetching}
      />
    );
  }
  if (!data) return <SkeletonCards count={4} label="Loading series…" />;
  if (data.length === 0) {
    return (
      <EmptyState title="No series found" order={3}>
        {categoryId === undefined
          ? 'No series have been created yet.'
          : 'No series available in this category yet.'}
      </EmptyState>
    );
  }
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, ...(seriesId === undefined ? { md: 3 } : {}) }}>
      {data.map((series) => (
        <SeriesCard
          key={series.id}
          series={series}
          mastered={mastered.get(series.id) ?? 0}
          selected={series.id === seriesId}
        />
      ))}
    </SimpleGrid>
  );
}
