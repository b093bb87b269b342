import { List, Text, Title } from '@mantine/core';
import type { MergePreview } from '#shared/features/category/merging.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { categoryAdminMessages } from '../messages/messages.ts';

/** What a merge would change, with its numbers; what it does not touch is left out. */
export function MergeChanges({ changes }: { changes: MergePreview }) {
  const { merge: m } = useMessages(categoryAdminMessages);
  const format = useFormat();
  const counted = [
    [m.quizzes, changes.quizzes],
    [m.questions, changes.questions],
    [m.assignedQuizzes, changes.assignedQuizzes],
    [m.deletedQuizzes, changes.deletedQuizzes],
    [m.movedSubCategories, changes.movedSubCategories],
    [m.joinedSubCategories, changes.joinedSubCategories],
    [m.series, changes.series],
    [m.posts, changes.posts],
    [m.draws, changes.draws],
  ] as const;
  const shown = counted.filter(([, count]) => count > 0);
  return (
    <div role="status">
      <Title order={3} size="h5" mb="xs">
        {m.changes}
      </Title>
      {shown.length === 0 && <Text>{m.isEmpty}</Text>}
      <List size="sm" data-marks>
        {shown.map(([label, count]) => (
          <List.Item key={label}>{m.counted({ label, count: format.count(count) })}</List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed" mt="xs">
        {m.addresses}
      </Text>
    </div>
  );
}
