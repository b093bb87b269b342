import { ActionIcon, Badge, Button, Card, Group, Text, Title } from '@mantine/core';
import { IconListNumbers, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { RowCheckbox } from '#web/lists/row-checkbox.tsx';
import type { Selection } from '#web/lists/selection.ts';
import { DifficultyDots } from '#web/ui/difficulty-dots.tsx';
import type { SeriesRow } from './api.ts';
import { seriesAdminMessages } from './messages/messages.ts';
import classes from './series-admin-page.module.css';

interface SeriesAdminCardProps {
  series: SeriesRow;
  selection: Selection;
  onEdit: () => void;
  onArrange: () => void;
  onDelete: () => void;
  certificates: ReactNode;
}

const dots = { beginner: 1, intermediate: 2, advanced: 3 } as const;

/** A series in the list of all, with what can be done with it. */
export function SeriesAdminCard({ series, selection, ...on }: SeriesAdminCardProps) {
  const m = useMessages(seriesAdminMessages);
  const { displayName: name } = series;
  return (
    <Card
      component="article"
      padding="sm"
      className={classes.card}
      data-row={series.id}
      tabIndex={-1}
    >
      <Group align="center" gap="xs" wrap="nowrap">
        <RowCheckbox id={series.id} name={series.displayName} selection={selection} />
        <Title order={2} size="h4" dir="auto">
          {series.displayName}
        </Title>
        {series.status === 'archived' && (
          <Badge color="gray" ms="auto" miw="max-content">
            {m.status.archived}
          </Badge>
        )}
      </Group>
      <Group gap="xs" fz="sm" c="dimmed">
        <span>{m.inCategory({ category: series.categoryName, count: series.quizCount })}</span>
        <DifficultyDots level={dots[series.difficulty]} label={m.levels[series.difficulty]} />
      </Group>
      {series.description && (
        <Text size="sm" lineClamp={2} dir="auto">
          {series.description}
        </Text>
      )}
      <Group gap="2xs" mt="auto">
        <Button
          variant="default"
          me="auto"
          leftSection={<IconListNumbers size={18} aria-hidden />}
          aria-label={m.quizzesOf({ name })}
          onClick={on.onArrange}
        >
          {m.quizzes}
        </Button>
        {on.certificates}
        <ActionIcon aria-label={m.edit({ name })} onClick={on.onEdit}>
          <IconPencil size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon color="fail" aria-label={m.deleteNamed({ name })} onClick={on.onDelete}>
          <IconTrash size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Card>
  );
}
