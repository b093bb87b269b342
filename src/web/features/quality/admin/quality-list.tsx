import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { Format } from '#shared/kernel/language/format.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { opensRow } from '#web/lists/list-with-panel.tsx';
import { changing } from '#web/search-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type QualityRow, useQualityPage } from '../api.ts';
import { FindingBadge } from './finding-badge.tsx';
import { qualityMessages } from './messages/messages.ts';
import classes from './quality-page.module.css';
import type { QualityPageProps } from './quality-page.tsx';
import { type QualitySearch, qualityQuery } from './quality-search.ts';

/** The questions found, the most urgent first. */
export function QualityList({ search, onSearch }: QualityPageProps) {
  const m = useMessages(qualityMessages);
  const format = useFormat();
  const query = useQualityPage(qualityQuery(search));
  return (
    <AdminList<QualityRow, never>
      label={m.title}
      query={query}
      failed={m.failed}
      found={m.found}
      columns={columnsFor({ m, format, search })}
      nameOf={({ preview }) => preview}
      onPage={(page) => onSearch({ ...search, page })}
      empty={
        <EmptyState title={m.none} order={2}>
          {m.noneHint}
        </EmptyState>
      }
    />
  );
}

interface ColumnsProps {
  m: MessagesOf<typeof qualityMessages>;
  format: Format;
  search: QualitySearch;
}

function columnsFor({ m, format, search }: ColumnsProps): Column<QualityRow, never>[] {
  return [
    {
      title: m.question,
      main: 'text',
      cell: ({ id, preview }) => (
        <Link
          from="/admin/question-quality"
          to="/admin/question-quality"
          search={changing(search, { ...search, question: id })}
          className={classes.question}
          data-excerpt
          {...opensRow(search.question === id)}
        >
          {preview || '…'}
        </Link>
      ),
    },
    {
      title: m.findings,
      words: true,
      cell: ({ findings, reports }) => (
        <span className={classes.badges}>
          {findings.map((finding) => (
            <FindingBadge key={finding.kind} finding={finding} />
          ))}
          {reports > 0 && (
            <Badge color="marigold" className={classes.badge}>
              {m.reports}: {format.count(reports)}
            </Badge>
          )}
        </span>
      ),
    },
    {
      title: m.answers,
      inCard: m.answers,
      secondary: true,
      cell: ({ timesAnswered }) => format.count(timesAnswered),
    },
  ];
}
