import {
  Badge,
  Button,
  Card,
  Group,
  Modal,
  Select,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconListNumbers, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { NewSeries } from '#shared/features/series/schema.ts';
import { messageOf } from '../../../failure.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { DifficultyDots } from '../../../ui/difficulty-dots.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { FailureAlert } from '../../../ui/failure-alert.tsx';
import { counted } from '../../../ui/format.ts';
import { TextLink } from '../../../ui/links.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useToast } from '../../../ui/toaster.tsx';
import {
  type SeriesRow,
  type SeriesWithQuizzes,
  useCategoryChoices,
  useSeriesList,
  useSeriesNow,
  useSeriesWrites,
} from './api.ts';
import { type OrderedQuiz, QuizOrder } from './quiz-order.tsx';
import classes from './series-admin-page.module.css';
import { SeriesForm } from './series-form.tsx';

interface SeriesAdminPageProps {
  categoryId: number | undefined;
  onCategory: (id: number | undefined) => void;
}

/** The series, whatever their status: to create, change, fill, order and delete. */
export function SeriesAdminPage({ categoryId, onCategory }: SeriesAdminPageProps) {
  const all = useSeriesList();
  const categories = useCategoryChoices();
  const [editing, setEditing] = useState<{ series?: SeriesRow }>();
  const [arranging, setArranging] = useState<SeriesRow>();
  const [condemned, setCondemned] = useState<SeriesRow>();
  const shown = all.filter(
    (series) => categoryId === undefined || series.categoryId === categoryId,
  );
  const create = (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setEditing({})}>
      Create Series
    </Button>
  );
  return (
    <Page>
      <PageHeader
        title="Series"
        lead="Ordered paths through quizzes."
        above={<TextLink to="/admin">Dashboard</TextLink>}
        actions={create}
      />
      <Group mb="md" gap="sm">
        <Select
          label="Category"
          placeholder="All categories"
          clearable
          searchable
          data={categories.map(({ id, displayName }) => ({
            value: String(id),
            label: displayName,
          }))}
          value={categoryId === undefined ? null : String(categoryId)}
          onChange={(value) => onCategory(value === null ? undefined : Number(value))}
        />
      </Group>
      {shown.length === 0 ? (
        <EmptyState title="No series here yet" action={create}>
          A series leads learners through quizzes in an order.
        </EmptyState>
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
          {shown.map((series) => (
            <SeriesCard
              key={series.id}
              series={series}
              onEdit={() => setEditing({ series })}
              onArrange={() => setArranging(series)}
              onDelete={() => setCondemned(series)}
            />
          ))}
        </SimpleGrid>
      )}
      <SeriesDialog editing={editing} onClose={() => setEditing(undefined)} />
      <ArrangeDialog series={arranging} onClose={() => setArranging(undefined)} />
      <DeleteSeriesDialog series={condemned} onClose={() => setCondemned(undefined)} />
    </Page>
  );
}

interface SeriesCardProps {
  series: SeriesRow;
  onEdit: () => void;
  onArrange: () => void;
  onDelete: () => void;
}

const dots = { beginner: 1, intermediate: 2, advanced: 3 } as const;
const levels = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

function SeriesCard({ series, onEdit, onArrange, onDelete }: SeriesCardProps) {
  return (
    <Card component="article" padding="md" className={classes.card}>
      <Group justify="space-between" align="baseline" gap="xs">
        <Title order={2} size="h4" dir="auto">
          {series.displayName}
        </Title>
        {series.status === 'archived' && <Badge color="gray">Archived</Badge>}
      </Group>
      <Group gap="sm">
        <Text size="sm" c="dimmed" dir="auto">
          {series.categoryName}, {counted(series.quizCount, 'quiz', 'quizzes')}
        </Text>
        <DifficultyDots level={dots[series.difficulty]} label={levels[series.difficulty]} />
      </Group>
      {series.description && (
        <Text size="sm" lineClamp={2} dir="auto">
          {series.description}
        </Text>
      )}
      <Group gap="sm" mt="auto">
        <Button
          variant="default"
          leftSection={<IconListNumbers size={18} aria-hidden />}
          aria-label={`Quizzes of ${series.displayName}`}
          onClick={onArrange}
        >
          Quizzes
        </Button>
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={`Edit ${series.displayName}`}
          onClick={onEdit}
        >
          Edit
        </Button>
        <Button
          variant="subtle"
          color="fail"
          leftSection={<IconTrash size={18} aria-hidden />}
          aria-label={`Delete ${series.displayName}`}
          onClick={onDelete}
        >
          Delete
        </Button>
      </Group>
    </Card>
  );
}

interface SeriesDialogProps {
  editing: { series?: SeriesRow } | undefined;
  onClose: () => void;
}

function SeriesDialog({ editing, onClose }: SeriesDialogProps) {
  const { create, update } = useSeriesWrites();
  const phone = useMediaQuery('(width < 40em)');
  const toast = useToast();
  const series = editing?.series;
  const save = async ({ name, ...values }: NewSeries) => {
    try {
      if (series)
        await update.mutateAsync({ ...values, id: series.id, loadedUpdatedAt: series.updatedAt });
      else await create.mutateAsync({ ...values, name });
    } catch (error) {
      toast({
        title: series ? 'Failed to update series' : 'Failed to create series',
        message: messageOf(error, 'Please try again.'),
        tone: 'fail',
      });
      throw error;
    }
    toast({ title: `Series ${series ? 'updated' : 'created'} successfully!`, tone: 'pass' });
    onClose();
  };
  return (
    <Modal
      opened={editing !== undefined}
      onClose={onClose}
      title={series ? 'Edit Series' : 'Create Series'}
      size="lg"
      fullScreen={phone ?? false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {editing && <SeriesForm series={series} onSubmit={save} onCancel={onClose} />}
    </Modal>
  );
}

interface ArrangeDialogProps {
  series: SeriesRow | undefined;
  onClose: () => void;
}

function ArrangeDialog({ series, onClose }: ArrangeDialogProps) {
  const phone = useMediaQuery('(width < 40em)');
  return (
    <Modal
      opened={series !== undefined}
      onClose={onClose}
      title={`Quizzes of ${series?.displayName ?? ''}`}
      size="lg"
      fullScreen={phone ?? false}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {series && <LoadedArrangement id={series.id} onClose={onClose} />}
    </Modal>
  );
}

function LoadedArrangement({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, error, refetch, isFetchedAfterMount } = useSeriesNow(id);
  if (error)
    return (
      <FailureAlert title="Error loading series" error={error} onRetry={() => void refetch()} />
    );
  if (!data || !isFetchedAfterMount) return <Skeleton h={240} />;
  return <Arrangement series={data} onClose={onClose} />;
}

interface ArrangementProps {
  series: SeriesWithQuizzes;
  onClose: () => void;
}

function Arrangement({ series, onClose }: ArrangementProps) {
  const { arrange } = useSeriesWrites();
  const [loaded] = useState(series);
  const [quizzes, setQuizzes] = useState<OrderedQuiz[]>(series.quizzes);
  const toast = useToast();
  const save = () =>
    arrange.mutate(
      {
        id: loaded.id,
        quizIds: quizzes.map((quiz) => quiz.id),
        loadedUpdatedAt: loaded.updatedAt,
      },
      {
        onSuccess: () => {
          toast({ title: 'Series updated successfully!', tone: 'pass' });
          onClose();
        },
        onError: (error) =>
          toast({
            title: 'Failed to update series',
            message: messageOf(error, 'Please try again.'),
            tone: 'fail',
          }),
      },
    );
  return (
    <Stack>
      <QuizOrder quizzes={quizzes} onChange={setQuizzes} />
      {arrange.error && <FailureAlert title="Not saved" error={arrange.error} />}
      <Group justify="flex-end" className={classes.bar}>
        <Button variant="default" onClick={onClose} disabled={arrange.isPending}>
          Cancel
        </Button>
        <Button onClick={save} loading={arrange.isPending}>
          Save
        </Button>
      </Group>
    </Stack>
  );
}

function DeleteSeriesDialog({
  series,
  onClose,
}: {
  series: SeriesRow | undefined;
  onClose: () => void;
}) {
  const { remove } = useSeriesWrites();
  const toast = useToast();
  const confirm = () => {
    if (!series) return;
    remove.mutate(
      { id: series.id },
      {
        onSuccess: () => toast({ title: 'Series deleted successfully!', tone: 'pass' }),
        onError: (error) =>
          toast({
            title: 'Failed to delete series',
            message: messageOf(error, 'Please try again.'),
            tone: 'fail',
          }),
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      opened={series !== undefined}
      title={`Delete “${series?.displayName ?? ''}”?`}
      confirmLabel="Delete"
      pending={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      The series is gone for good; its {counted(series?.quizCount ?? 0, 'quiz', 'quizzes')} stay.
      Archiving it under Edit only hides it.
    </ConfirmDialog>
  );
}
