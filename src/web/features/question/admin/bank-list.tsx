import { ActionIcon } from '@mantine/core';
import { IconArchive, IconArrowBackUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { BankSort } from '#shared/features/question/bank.ts';
import type { Format } from '#shared/kernel/language/format.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { opensRow } from '#web/lists/list-with-panel.tsx';
import { changing } from '#web/search-params.ts';
import { DifficultyDots } from '#web/ui/difficulty-dots.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Marked } from '#web/ui/text/marked.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { type BankRow, useBankPage } from './api.ts';
import { BankBulk } from './bank-bulk.tsx';
import classes from './bank-page.module.css';
import { type BankSearch, bankQuery, isFiltered } from './bank-search.ts';
import { bankMessages } from './messages/messages.ts';
import { TagChips } from './tag-chip.tsx';
import { useBankActions } from './use-bank-actions.tsx';

interface BankListProps {
  search: BankSearch;
  onSearch: (search: BankSearch) => void;
  /** Without the links that open a question next to the list. */
  isPlain?: boolean;
}

/** The questions found, one or several of which can be acted on. */
export function BankList({ search, onSearch, isPlain = false }: BankListProps) {
  const m = useMessages(bankMessages);
  const format = useFormat();
  const query = useBankPage(bankQuery(search));
  const actions = useBankActions();
  // Next to the panel there is less room, and the panel shows the other columns.
  const isNarrow = search.question !== undefined;
  const hidden = new Set([m.type, m.difficulty, m.quizzes]);
  return (
    <div>
      <AdminList<BankRow, BankSort>
        label={m.list}
        query={query}
        failed={m.failed}
        found={m.found}
        columns={columnsFor({ m, format, search, isPlain }).filter(
          ({ title }) => !isNarrow || !hidden.has(title),
        )}
        nameOf={({ preview }) => preview}
        sorting={{
          by: search.sort,
          direction: search.direction,
          onSort: (sort, direction) => onSearch({ ...search, sort, direction, page: undefined }),
        }}
        onPage={(page) => onSearch({ ...search, page })}
        actions={(row) => <ArchiveOrRestore row={row} actions={actions} />}
        bulk={(rows, clearAfter) => (
          <BankBulk rows={rows} clearAfter={clearAfter} actions={actions} />
        )}
        empty={
          isFiltered(search) || search.list ? (
            <EmptyState title={m.noMatch} order={2}>
              {m.noMatchHint}
            </EmptyState>
          ) : (
            <EmptyState title={m.none} order={2}>
              {m.noneHint}
            </EmptyState>
          )
        }
      />
      {actions.dialogs}
    </div>
  );
}

interface ArchiveOrRestoreProps {
  row: BankRow;
  actions: ReturnType<typeof useBankActions>;
}

function ArchiveOrRestore({ row, actions }: ArchiveOrRestoreProps) {
  const m = useMessages(bankMessages);
  const name = row.preview;
  if (row.archivedAt)
    return (
      <ActionIcon aria-label={m.restoreNamed({ name })} onClick={() => void actions.restore([row])}>
        <IconArrowBackUp size={18} aria-hidden />
      </ActionIcon>
    );
  return (
    <ActionIcon aria-label={m.archiveNamed({ name })} onClick={() => actions.archive([row])}>
      <IconArchive size={18} aria-hidden />
    </ActionIcon>
  );
}

/** What a question asks, which opens it, and its tags. */
function QuestionCell({
  row: { id, preview, tags },
  search,
  isPlain,
}: { row: BankRow } & Pick<ColumnsProps, 'search' | 'isPlain'>) {
  const words = <Marked text={preview || '…'} wanted={search.q} />;
  return (
    <>
      {isPlain ? (
        <span className={classes.question} data-excerpt dir="auto">
          {words}
        </span>
      ) : (
        <Link
          from="/admin/questions"
          to="/admin/questions"
          search={changing(search, { ...search, question: id })}
          className={classes.question}
          data-excerpt
          {...opensRow(search.question === id)}
        >
          {words}
        </Link>
      )}
      {tags.length > 0 && <TagChips tags={tags} />}
    </>
  );
}

const levels = { easy: 1, medium: 2, hard: 3 } as const;

interface ColumnsProps {
  m: MessagesOf<typeof bankMessages>;
  format: Format;
  search: BankSearch;
  isPlain: boolean;
}

function columnsFor({ m, format, search, isPlain }: ColumnsProps): Column<BankRow, BankSort>[] {
  return [
    {
      title: m.question,
      sort: 'text',
      main: 'text',
      cell: (row) => <QuestionCell {...{ row, search, isPlain }} />,
    },
    {
      title: m.type,
      cell: ({ type }) => <span className={classes.nowrap}>{m.types[type]}</span>,
    },
    {
      title: m.difficulty,
      sort: 'difficulty',
      usual: 'desc',
      cell: ({ difficulty }) => (
        <span className={classes.nowrap}>
          <DifficultyDots isShort level={levels[difficulty]} label={m.difficulties[difficulty]} />
        </span>
      ),
    },
    {
      title: m.quizzes,
      figure: true,
      secondary: true,
      inCard: m.quizzes,
      cell: ({ useCount }) => format.count(useCount),
    },
    {
      title: m.right,
      figure: true,
      inCard: m.right,
      cell: ({ timesAnswered, timesCorrect }) =>
        timesAnswered > 0 ? format.percent(timesCorrect, timesAnswered) : noValue,
    },
  ];
}
