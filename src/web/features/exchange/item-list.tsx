import { ActionIcon, Badge, Text } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import type { ImportStatus } from '#shared/features/exchange/schema.ts';
import { plainOfMarkdown } from '#shared/kernel/text/excerpt.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { PageButtons } from '#web/ui/page-buttons.tsx';
import { PillButton, PillRow } from '#web/ui/pill.tsx';
import type { ImportItem, ImportReport } from './api.ts';
import classes from './import-page.module.css';
import { type ItemFilter, itemFilters, itemsOf } from './item-filter.ts';
import { exchangeMessages } from './messages/messages.ts';

type Messages = MessagesOf<typeof exchangeMessages>;

const colours: Record<ImportStatus, string> = {
  kept: 'pass',
  degraded: 'marigold',
  refused: 'fail',
};
const pageSize = 50;

interface ItemListProps {
  report: ImportReport;
  onPreview: (item: ImportItem) => void;
}

/** The items of a file, those of one status or all. */
export function ItemList({ report, onPreview }: ItemListProps) {
  const m = useMessages(exchangeMessages);
  const format = useFormat();
  const [filter, setFilter] = useState<ItemFilter>('all');
  const [page, setPage] = useState(1);
  const found = itemsOf(report.items, filter);
  const first = (page - 1) * pageSize;
  const count = (name: ItemFilter) => (name === 'all' ? report.items.length : report.counts[name]);
  return (
    <section className={classes.items} aria-label={m.items}>
      <PillRow component="fieldset" label={m.show}>
        {itemFilters
          .filter((name) => name === 'all' || count(name) > 0)
          .map((name) => (
            <PillButton
              key={name}
              size="sm"
              isChosen={filter === name}
              onClick={() => {
                setFilter(name);
                setPage(1);
              }}
            >
              {m.filters[name]} {format.count(count(name))}
            </PillButton>
          ))}
      </PillRow>
      {found.length === 0 && (
        <Text c="dimmed">{report.items.length === 0 ? m.nothingFound : m.noItems}</Text>
      )}
      <ol>
        {found.slice(first, first + pageSize).map(({ item, index }) => (
          <Item key={index} item={item} onPreview={() => onPreview(item)} />
        ))}
      </ol>
      <PageButtons of={{ total: found.length, page, pageSize }} onPage={setPage} />
    </section>
  );
}

const locationOf = ({ entry, line }: ImportItem, m: Messages): string =>
  entry === null ? m.line({ line: String(line) }) : m.lineOf({ entry, line: String(line) });

function Item({ item, onPreview }: { item: ImportItem; onPreview: () => void }) {
  const m = useMessages(exchangeMessages);
  const { status, question, notes, source, duplicate } = item;
  const location = locationOf(item, m);
  return (
    <li className={classes.item}>
      <div className={classes.what}>
        <div className={classes.itemHead}>
          <Badge color={colours[status]}>{m.filters[status]}</Badge>
          <Text span size="sm" c="dimmed">
            {location}
          </Text>
        </div>
        <Text dir="auto" lineClamp={3} className={classes.text}>
          {question?.text ? plainOfMarkdown(question.text) : source}
        </Text>
        <ul className={classes.notes} data-marks>
          {notes.map(({ code, value }, index) => (
            <li key={`${index}${code}`}>{m.notes[code]({ value: value ?? '' })}</li>
          ))}
          {duplicate && (
            <li>
              {duplicate.quizTitle === null
                ? m.duplicateInFile
                : m.duplicateOf({ title: duplicate.quizTitle })}
            </li>
          )}
        </ul>
      </div>
      {question && (
        <ActionIcon
          variant="subtle"
          size="lg"
          aria-label={m.previewNamed({ location })}
          onClick={onPreview}
        >
          <IconEye size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
