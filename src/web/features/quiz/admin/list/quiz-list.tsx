import { ActionIcon, Badge, Button, Text, Tooltip } from '@mantine/core';
import {
  IconArrowBackUp,
  IconChartBar,
  IconCopy,
  IconFileExport,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Format } from '#shared/kernel/language/format.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList, type ListQuery } from '#web/lists/admin-list.tsx';
import type { Column, Sorting } from '#web/lists/admin-table.tsx';
import { BulkButton } from '#web/lists/bulk-bar.tsx';
import { rememberRow } from '#web/lists/list-return.ts';
import { IconLink } from '#web/ui/text/icon-link.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import type { QuizRow, QuizSort } from '../api.ts';
import { leaveDashboard } from './dashboard-search.ts';
import { quizListMessages } from './messages/messages.ts';
import { useQuizActions } from './quiz-actions.tsx';

interface QuizListProps {
  label: string;
  query: ListQuery<QuizRow>;
  sorting: Sorting<QuizSort>;
  /** Whether these are deleted ones, which can only be restored. */
  deleted?: boolean;
  /** '3 quizzes found'; without it the number is not shown. */
  found?: (values: { count: number }) => string;
  empty: ReactNode;
  onPage?: (page: number) => void;
}

/** Quizzes as administrators manage them, one or several at once. */
export function QuizList({ label, deleted = false, ...list }: QuizListProps) {
  const m = useMessages(quizListMessages);
  const format = useFormat();
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
        failed={m.loadFailed}
        columns={columnsFor({ m, format, onLeave: deleted ? undefined : left })}
        nameOf={({ title }) => title}
        actions={(quiz) =>
          deleted ? (
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconArrowBackUp size={16} data-points aria-hidden />}
              aria-label={m.restoreNamed({ title: quiz.title })}
              onClick={() => void actions.restore([quiz])}
            >
              {m.restore}
            </Button>
          ) : (
            <RowActions
              quiz={quiz}
              onLeave={left}
              onDuplicate={() => void actions.duplicate(quiz)}
              onDelete={() => actions.remove([quiz])}
            />
          )
        }
        bulk={(quizzes, clearAfter) =>
          deleted ? (
            <BulkButton onClick={() => clearAfter(actions.restore(quizzes))}>
              {m.restore}
            </BulkButton>
          ) : (
            <>
              <BulkButton onClick={() => actions.publish(quizzes)}>{m.publish}</BulkButton>
              <BulkButton onClick={() => actions.unpublish(quizzes)}>{m.toDraft}</BulkButton>
              <BulkButton onClick={() => actions.move(quizzes)}>{m.moveTo}</BulkButton>
              <BulkButton tone="danger" onClick={() => actions.remove(quizzes)}>
                {m.delete}
              </BulkButton>
            </>
          )
        }
      />
      {actions.dialogs}
    </>
  );
}

interface ColumnsProps {
  m: MessagesOf<typeof quizListMessages>;
  format: Format;
  /** Called when the editor of a quiz is opened; absent where it cannot be. */
  onLeave: ((quiz: QuizRow) => void) | undefined;
}

function columnsFor({ m, format, onLeave }: ColumnsProps): Column<QuizRow, QuizSort>[] {
  return [
    {
      title: m.columns.name,
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
            data-apart
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
      title: m.category,
      sort: 'category',
      words: true,
      cell: (quiz) => (
        <span dir="auto">
          {quiz.categoryName}
          {quiz.subCategoryName && ` / ${quiz.subCategoryName}`}
        </span>
      ),
    },
    {
      title: m.columns.status,
      sort: 'status',
      cell: (quiz) => <StatusBadge status={quiz.status} />,
    },
    {
      title: m.columns.questions,
      sort: 'questions',
      usual: 'desc',
      figure: true,
      inCard: m.columns.questions,
      cell: (quiz) => format.count(quiz.totalQuestions),
    },
    {
      title: m.columns.attempts,
      sort: 'popular',
      usual: 'desc',
      figure: true,
      inCard: m.columns.attempts,
      cell: (quiz) => format.count(quiz.attemptCount),
    },
    {
      title: m.columns.updated,
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

interface RowActionsProps {
  quiz: QuizRow;
  onLeave: (quiz: QuizRow) => void;
  onDuplicate: () => void;
  onDelete: () => void;
}

function RowActions({ quiz, onLeave, onDuplicate, onDelete }: RowActionsProps) {
  const m = useMessages(quizListMessages);
  return (
    <>
      <IconLink
        to="/admin/edit-quiz/$id"
        params={{ id: String(quiz.id) }}
        aria-label={m.editNamed({ title: quiz.title })}
        onClick={() => onLeave(quiz)}
      >
        <IconPencil size={18} aria-hidden />
      </IconLink>
      <IconLink
        to="/admin/quiz-results/$id"
        params={{ id: String(quiz.id) }}
        aria-label={m.resultsNamed({ title: quiz.title })}
        onClick={() => onLeave(quiz)}
      >
        <IconChartBar size={18} aria-hidden />
      </IconLink>
      <IconLink
        to="/admin/export"
        search={{ quiz: quiz.id }}
        aria-label={m.exportNamed({ title: quiz.title })}
        onClick={() => onLeave(quiz)}
      >
        <IconFileExport size={18} aria-hidden />
      </IconLink>
      <ActionIcon aria-label={m.duplicateNamed({ title: quiz.title })} onClick={onDuplicate}>
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon color="fail" aria-label={m.deleteNamed({ title: quiz.title })} onClick={onDelete}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

function StatusBadge({ status }: { status: QuizRow['status'] }) {
  const m = useMessages(quizListMessages);
  if (status === 'active')
    return (
      <Badge color="pass" size="md" miw="max-content">
        {m.status.active}
      </Badge>
    );
  const badge = (
    <Badge color="gray" size="md" miw="max-content">
      {m.status.draft}
    </Badge>
  );
  return status === 'archived' ? <Tooltip label={m.archivedHint}>{badge}</Tooltip> : badge;
}
