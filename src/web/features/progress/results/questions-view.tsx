import { Text } from '@mantine/core';
import { fewestForCorrelation } from '#shared/features/progress/statistics.ts';
import type { Format } from '#shared/kernel/language/format.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { AdminList } from '#web/lists/admin-list.tsx';
import type { Column } from '#web/lists/admin-table.tsx';
import { localPage } from '#web/lists/local-page.ts';
import { DownloadButton } from '#web/ui/download-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import { type QuestionRow, useQuestionResults, useResultsFiles } from './api.ts';
import { BasisChoice } from './basis-choice.tsx';
import { quizResultsMessages } from './messages/messages.ts';
import { OptionShares } from './option-shares.tsx';
import classes from './quiz-results.module.css';
import type { QuestionSort, ResultsViewProps } from './results-search.ts';

/** Below every correlation: questions without one come last. */
const unknown = -2;

/** One serious note weighs more than any number of others. */
const weights: Record<QuestionRow['notes'][number], number> = {
  against: 64,
  rival: 32,
  hard: 16,
  omitted: 8,
  weak: 4,
  easy: 2,
  unused_option: 1,
};

const orders: Record<QuestionSort, (row: QuestionRow) => string | number> = {
  notes: ({ notes }) => notes.reduce((sum, note) => sum + weights[note], 0),
  text: ({ preview }) => preview,
  takers: ({ takers }) => takers,
  facility: ({ facility }) => facility,
  discrimination: ({ discrimination }) => discrimination ?? unknown,
  omitted: ({ omitted, takers }) => omitted / takers,
};

/** Every question with how it was answered, the most striking first. */
export function QuestionsView({ id, search, onSearch }: ResultsViewProps) {
  const { questions: m, failed, downloadCsv, downloadFailed } = useMessages(quizResultsMessages);
  const format = useFormat();
  const basis = search.basis;
  const { data, ...query } = useQuestionResults({ id, basis });
  const files = useResultsFiles();
  const by = search.by ?? 'notes';
  const { compare } = format;
  const page =
    data &&
    localPage(
      data,
      { ...search, sort: by },
      { textsOf: ({ preview }) => [preview], orders, usual: 'notes', compare },
    );
  return (
    <>
      <BasisChoice search={search} onSearch={onSearch}>
        <SearchField
          className={classes.search}
          aria-label={m.search}
          placeholder={m.search}
          text={search.q}
          onSearch={(q) => onSearch({ ...search, q, page: undefined })}
        />
        <DownloadButton
          label={downloadCsv}
          failed={downloadFailed}
          makeFile={() => files.questions({ id, basis })}
        />
      </BasisChoice>
      <AdminList<QuestionRow, QuestionSort>
        label={m.list}
        query={{ ...query, data: page }}
        failed={failed}
        found={m.found}
        columns={columnsFor(m, format)}
        nameOf={({ preview }) => preview}
        sorting={{
          by,
          direction: search.direction,
          onSort: (next, direction) =>
            onSearch({ ...search, by: next, direction, page: undefined }),
        }}
        onPage={(next) => onSearch({ ...search, page: next })}
        empty={
          search.q ? (
            <EmptyState title={m.noMatch} />
          ) : (
            <EmptyState title={m.none}>{m.noneHint}</EmptyState>
          )
        }
      />
      <Text size="sm" c="dimmed" mt="md">
        {m.facilityHint} {m.discriminationHint({ count: fewestForCorrelation })} {m.groupsHint}
      </Text>
    </>
  );
}

type Words = MessagesOf<typeof quizResultsMessages>['questions'];

function columnsFor(m: Words, format: Format): Column<QuestionRow, QuestionSort>[] {
  return [
    {
      title: m.question,
      sort: 'text',
      main: 'text',
      cell: (question) => <OptionShares question={question} />,
    },
    {
      title: m.notesTitle,
      sort: 'notes',
      usual: 'desc',
      main: true,
      cell: ({ notes }) => <Notes notes={notes} />,
    },
    {
      title: m.takers,
      sort: 'takers',
      usual: 'desc',
      figure: true,
      secondary: true,
      cell: ({ takers }) => format.count(takers),
    },
    {
      title: m.facility,
      sort: 'facility',
      figure: true,
      inCard: m.facility,
      cell: ({ facility }) => format.percent(facility, 1),
    },
    {
      title: m.discrimination,
      sort: 'discrimination',
      figure: true,
      inCard: m.discrimination,
      cell: ({ discrimination }) =>
        discrimination === null ? noValue : format.count(Number(discrimination.toFixed(2))),
    },
    {
      title: m.omitted,
      sort: 'omitted',
      usual: 'desc',
      figure: true,
      secondary: true,
      cell: ({ omitted, takers }) => format.percent(omitted, takers),
    },
  ];
}

function Notes({ notes }: Pick<QuestionRow, 'notes'>) {
  const { questions: m } = useMessages(quizResultsMessages);
  return (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note} data-serious={note === 'against' || note === 'rival' || undefined}>
          {m.notes[note]}
        </li>
      ))}
    </ul>
  );
}
