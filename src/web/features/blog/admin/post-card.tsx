import { Badge, Card, Group, Text, Title } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { RowCheckbox } from '#web/lists/row-checkbox.tsx';
import type { Selection } from '#web/lists/selection.ts';
import { EditAndDelete } from '#web/ui/edit-and-delete.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { PostRow } from './api.ts';
import { blogAdminMessages } from './messages/messages.ts';
import classes from './post-card.module.css';

const colours = { published: 'green', draft: 'yellow', archived: 'gray' } as const;

interface AdminPostCardProps {
  post: PostRow;
  selection: Selection;
  onEdit: () => void;
  onDelete: () => void;
}

/** A post as administrators manage it. */
export function AdminPostCard({ post, selection, onEdit, onDelete }: AdminPostCardProps) {
  const m = useMessages(blogAdminMessages);
  return (
    <Card
      component="article"
      padding="sm"
      className={classes.post}
      data-row={post.id}
      data-chosen={selection.has(post.id) || undefined}
      tabIndex={-1}
    >
      <RowCheckbox
        id={post.id}
        name={post.title}
        selection={selection}
        className={classes.choice}
      />
      <div className={classes.words}>
        <Group gap="sm" align="baseline">
          <Title order={4} dir="auto">
            {post.title}
          </Title>
          <Badge color={colours[post.status]}>{m.status[post.status]}</Badge>
        </Group>
        <Text size="sm" lineClamp={2} dir="auto" mt="2xs">
          {post.excerpt}
        </Text>
        <Text size="sm" c="dimmed" mt="xs" data-figures>
          <Moment at={post.createdAt} /> · {m.views({ count: post.viewCount })} ·{' '}
          {m.minutesToRead({ count: post.readingTimeMinutes })}
        </Text>
      </div>
      <Group gap="sm" className={classes.tools}>
        <EditAndDelete name={post.title} onEdit={onEdit} onDelete={onDelete} />
      </Group>
    </Card>
  );
}
