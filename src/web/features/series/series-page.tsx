import { SimpleGrid, Title, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Category } from '#shared/features/category/schema.ts';
import { isFocusLost } from '#web/keyboard/focus-lost.ts';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { LanguagePills } from '#web/ui/language-pills.tsx';
import { PillButton, PillRow } from '#web/ui/pill.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { useSeriesList, useSeriesProgress } from './api.ts';
import { seriesMessages } from './messages/messages.ts';
import { cardId, SeriesCard } from './series-card.tsx';
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
  /** What the open series says of certificates. */
  certificate: ReactNode;
  onClose: () => void;
}

export function SeriesPage(props: SeriesPageProps) {
  const m = useMessages(seriesMessages);
  const { categories, categoryId, onCategory, seriesId } = props;
  const isChosen = useChosen(seriesId);
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
            <h1>{m.title}</h1>
          </VisuallyHidden>
        )}
        <div className={classes.head}>
          <PageHeader title={m.title} lead={m.lead} />
        </div>
        <div className={classes.list}>
          {props.categoriesFailure}
          <PillRow component="fieldset" label={m.category}>
            {choice(m.allCategories, undefined)}
            {categories.map(({ id, displayName }) => choice(displayName, id))}
          </PillRow>
          <Title order={2} mt="lg" mb="md">
            {category ? m.of({ category: category.displayName }) : m.all}
          </Title>
          <SeriesGrid categoryId={categoryId} seriesId={seriesId} />
        </div>
        {seriesId !== undefined && (
          <SeriesDetails
            id={seriesId}
            isMissing={props.isMissing}
            chosen={isChosen}
            statusOf={props.statusOf}
            certificate={props.certificate}
            onClose={props.onClose}
          />
        )}
      </div>
    </Page>
  );
}

/**
 * Whether the open series was chosen on this page. When its panel has closed, and the focus went with it, the card has the
 * focus.
 */
function useChosen(seriesId: number | undefined): boolean {
  const [openedWith, setOpenedWith] = useState(seriesId);
  // The same series may be opened again.
  if (openedWith !== undefined && seriesId !== openedWith) setOpenedWith(undefined);
  const before = useRef(seriesId);
  useEffect(() => {
    const closed = seriesId === undefined ? before.current : undefined;
    before.current = seriesId;
    if (closed !== undefined && isFocusLost()) document.getElementById(cardId(closed))?.focus();
  }, [seriesId]);
  return seriesId !== openedWith;
}

function SeriesGrid({
  categoryId,
  seriesId,
}: {
  categoryId: number | undefined;
  seriesId: number | undefined;
}) {
  const m = useMessages(seriesMessages);
  const { data, error, refetch, isFetching } = useSeriesList(categoryId);
  const progress = useSeriesProgress();
  const [language, setLanguage] = useState<string>();
  if (error) {
    return <FailureAlert title={m.failed} error={error} onRetry={refetch} retrying={isFetching} />;
  }
  if (!data) return <SkeletonCards count={4} label={m.loading} />;
  if (data.length === 0) {
    return (
      <EmptyState title={m.none} order={3}>
        {categoryId === undefined ? m.noneYet : m.noneInCategory}
      </EmptyState>
    );
  }
  const languages = [...new Set(data.map((series) => series.language))];
  // Another category may have no series in the language that was chosen.
  const chosen = languages.find((code) => code === language);
  const shown = data.filter((series) => !chosen || series.language === chosen);
  return (
    <>
      <LanguagePills component="fieldset" languages={languages}>
        {(code, name) => (
          <PillButton
            key={code ?? 'all'}
            size="sm"
            isChosen={code === chosen}
            onClick={() => setLanguage(code)}
          >
            {name}
          </PillButton>
        )}
      </LanguagePills>
      <SimpleGrid cols={{ base: 1, xs: 2, ...(seriesId === undefined ? { md: 3 } : {}) }}>
        {shown.map((series) => (
          <SeriesCard
            key={series.id}
            series={series}
            progress={progress.get(series.id)}
            selected={series.id === seriesId}
          />
        ))}
      </SimpleGrid>
    </>
  );
}
