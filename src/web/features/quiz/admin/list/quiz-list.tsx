import { ActionIcon, Badge, Button, Text, Tooltip } from '@mantine/core';
import { IconArrowBackUp, IconPencil, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AdminList, type ListQuery } from '#web/lists/admin-list.tsx';
import type { Column, Sorting } from '#web/lists/admin-table.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { rememberRow } from '#web/lists/list-return.ts';
import { formatCount } from '#web/ui/text/format.ts';
import { IconLink } from '#web/ui/text/icon-link.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { QuizRow, QuizSort } from '../api.ts';
import { leaveDashboard } from './dashboard-search.ts';
import { useQuizActions } from './quiz-actions.tsx';

interface QuizListProps {
  label: string;
  query: ListQuery<QuizRow>;
  sorting: Sorting<QuizSort>;
  /** Whether these are deleted ones, which can only be restored. */
  deleted?: boolean;
  noun?: readonly [string, string];
  empty: ReactNode;
  onPage?: (page: number) => void;
}

/** Quizzes as administrators manage them, one or several at once. */
export function QuizList({ label, deleted = false, ...list }: QuizListProps) {
  const actions = useQuizActions();
  const left = (quiz: QuizRow) => {
    rememberRow(label, quiz.id);
    leaveDashboard();
  };
  return (
    <>
      <AdminList
        {...list}
        label={label}
        failed="Error loading quizzes"
        columns={columnsFor(deleted ? undefined : left)}
        nameOf={({ title }) => title}
        actions={(quiz) =>
          deleted ? (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconArrowBackUp size={16} aria-hidden />}
              aria-label={`Restore ${quiz.title}`}
              onClick={() => void actions.restore([quiz])}
            >
              Restore
            </Button>
          ) : (
            <EditOrDelete quiz={quiz} onLeave={left} onDelete={() => actions.remove([quiz])} />
          )
        }
        bulk={(quizzes, clear) =>
          deleted ? (
            <BulkButton onClick={() => void actions.restore(quizzes).then(clear)}>
              Restore
            </BulkButton>
          ) : (
            <>
              <BulkButton onClick={() => actions.publish(quizzes)}>Publish</BulkButton>
              <BulkButton onClick={() => actions.unpublish(quizzes)}>To draft</BulkButton>
              <BulkButton onClick={() => actions.move(quizzes)}>Move…</BulkButton>
              <BulkButton tone="danger" onClick={() => actions.remove(quizzes)}>
                Delete
              </BulkButton>
            </>
          )
        }
      />
      {actions.dialogs}
    </>
  );
}

function columnsFor(onLeave: ((quiz: QuizRow) => void) | undefined): Column<QuizRow, QuizSort>[] {
  return [
    {
      title: 'Name',
      sort: 'title',
      main: true,
      cell: (quiz) =>
        onLeave ? (
          <TextLink
            to="/admin/edit-quiz/$id"
            params={{ id: String(quiz.id) }}
            underline="hover"
            inherit
            fw={600}
            dir="auto"
            onClick={() => onLeave(quiz)}
          >
            {quiz.title}
          </TextLink>
        ) : (
          <Text span inherit fw={600} dir="auto">
            {quiz.title}
          </Text>
        ),
    },
    {
      title: 'Category',
      sort: 'category',
      words: true,
      cell: (quiz) => (
        <span dir="auto">
          {quiz.categoryName}
          {quiz.subCategoryName && ` / ${quiz.subCategoryName}`}
        </span>
      ),
    },
    { title: 'Status', sort: 'status', cell: (quiz) => <StatusBadge status={quiz.status} /> },
    {
      title: 'Questions',
      sort: 'questions',
      usual: 'desc',
      figure: true,
      inCard: 'Questions',
      cell: (quiz) => formatCount(quiz.totalQuestions),
    },
    {
      title: 'Attempts',
      sort: 'popular',
      usual: 'desc',
      figure: true,
      inCard: 'Attempts',
      cell: (quiz) => formatCount(quiz.attemptCount),
    },
    {
      title: 'Updated',
      sort: 'updated',
      usual: 'desc',
      secondary: true,
      cell: (quiz) => (
        <Text span inherit c="dimmed">
          <Moment at={quiz.updatedAt} />
        </Text>
      ),
    },
  ];
}

interface EditOrDeleteProps {
  quiz: QuizRow;
  onLeave: (quiz: QuizRow) => void;
  onDelete: () => void;
}

function EditOrDelete({ quiz, onLeave, onDelete }: EditOrDeleteProps) {
  return (
    <>
      <IconLink
        to="/admin/edit-quiz/$id"
        params={{ id: String(quiz.id) }}
        aria-label={`Edit ${quiz.title}`}
        onClick={() => onLeave(quiz)}
      >
        <IconPencil size={18} aria-hidden />
      </IconLink>
      <ActionIcon color="fail" aria-label={`Delete ${quiz.title}`} onClick={onDelete}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

function StatusBadge({ status }: { status: QuizRow['status'] }) {
  if (status === 'active')
    return (
      <Badge color="pass" size="md">
        Active
      </Badge>
    );
  const badge = (
    <Badge color="gray" size="md">
      Draft
    </Badge>
  );
  return status === 'archived' ? (
    <Tooltip label="Archived: only administrators see it">{badge}</Tooltip>
  ) : (
    badge
  );
}
