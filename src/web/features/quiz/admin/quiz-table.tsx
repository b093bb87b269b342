import { ActionIcon, Badge, Group, Table, Text, Tooltip } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { DeleteDialog } from '../../../ui/delete-dialog.tsx';
import { counted, formatCount } from '../../../ui/format.ts';
import { IconLink } from '../../../ui/icon-link.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { type QuizRow, useDeleteQuiz } from './api.ts';
import classes from './quiz-table.module.css';

/** Quizzes as administrators manage them; on a phone each is a card. */
export function QuizTable({ quizzes, label }: { quizzes: readonly QuizRow[]; label: string }) {
  const [condemned, setCondemned] = useState<QuizRow>();
  return (
    <>
      <Table className={classes.table} aria-label={label} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Name</Table.Th>
            <Table.Th>Questions</Table.Th>
            <Table.Th>Status</Table.Th>
            <Table.Th>Changed</Table.Th>
            <Table.Th>Actions</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {quizzes.map((quiz) => (
            <Row key={quiz.id} quiz={quiz} onDelete={setCondemned} />
          ))}
        </Table.Tbody>
      </Table>
      <DeleteQuizDialog quiz={condemned} onClose={() => setCondemned(undefined)} />
    </>
  );
}

function Row({ quiz, onDelete }: { quiz: QuizRow; onDelete: (quiz: QuizRow) => void }) {
  const params = { id: String(quiz.id) };
  return (
    <Table.Tr>
      <Table.Td className={classes.name}>
        <TextLink to="/admin/edit-quiz/$id" params={params} underline="hover" dir="auto">
          {quiz.title}
        </TextLink>
        <Text size="sm" c="dimmed">
          {quiz.categoryName}
          {quiz.subCategoryName && ` / ${quiz.subCategoryName}`}
        </Text>
      </Table.Td>
      <Table.Td className={classes.questions}>
        {formatCount(quiz.totalQuestions)}
        <span className={classes.unit}>
          {' '}
          {quiz.totalQuestions === 1 ? 'question' : 'questions'}
        </span>
      </Table.Td>
      <Table.Td>
        <StatusBadge status={quiz.status} />
      </Table.Td>
      <Table.Td className={classes.changed}>
        <Moment at={quiz.updatedAt} />
      </Table.Td>
      <Table.Td className={classes.actions}>
        <Group gap={4} wrap="nowrap">
          <IconLink
            to="/admin/edit-quiz/$id"
            params={params}
            aria-label={`Edit ${quiz.title}`}
            className={classes.action}
          >
            <IconPencil size={18} aria-hidden />
          </IconLink>
          <ActionIcon
            color="fail"
            aria-label={`Delete ${quiz.title}`}
            className={classes.action}
            onClick={() => onDelete(quiz)}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}

function StatusBadge({ status }: { status: QuizRow['status'] }) {
  if (status === 'active') return <Badge color="pass">Active</Badge>;
  const badge = <Badge color="gray">Draft</Badge>;
  return status === 'archived' ? (
    <Tooltip label="Archived: nobody sees it">{badge}</Tooltip>
  ) : (
    badge
  );
}

function DeleteQuizDialog({ quiz, onClose }: { quiz: QuizRow | undefined; onClose: () => void }) {
  const remove = useDeleteQuiz();
  return (
    <DeleteDialog
      target={quiz}
      name={({ title }) => title}
      remove={({ id }) => remove.mutateAsync({ id })}
      deleted="Quiz deleted"
      failed="Error deleting quiz"
      onClose={onClose}
    >
      {({ totalQuestions, attemptCount }) => (
        <>
          <p>Are you sure you want to delete this quiz?</p>
          <Text c="dimmed" size="sm">
            It has {counted(totalQuestions, 'question')}
            {attemptCount > 0
              ? ` and was taken ${counted(attemptCount, 'time')}; the results of those who took it stay.`
              : '. This cannot be undone.'}
          </Text>
        </>
      )}
    </DeleteDialog>
  );
}
