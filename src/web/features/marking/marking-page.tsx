import { Card, Group, NativeSelect, Text } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useWaiting } from './api.ts';
import classes from './marking.module.css';
import { type MarkingSearch, markingSearch } from './marking-search.ts';
import { MarkingView } from './marking-view.tsx';
import { markingMessages } from './messages/messages.ts';

interface MarkingPageProps {
  search: MarkingSearch;
  onSearch: (search: MarkingSearch) => void;
}

/** The answers that wait for a mark, or those to one question, one after the other. */
export function MarkingPage({ search, onSearch }: MarkingPageProps) {
  const { question } = search;
  return question === undefined ? (
    <WaitingList search={search} onSearch={onSearch} />
  ) : (
    <MarkingView
      key={`${question} ${search.state}`}
      open={{ ...search, question }}
      answer={search.answer}
      onSearch={onSearch}
    />
  );
}

function WaitingList({ search, onSearch }: MarkingPageProps) {
  const m = useMessages(markingMessages);
  const { classes: taught, questions } = useWaiting(search.class);
  return (
    <Page>
      <PageHeader title={m.title} lead={m.intro} above={<BackLink />} />
      {taught.length > 0 && (
        <Group mb="lg">
          <NativeSelect
            label={m.ofClass}
            value={search.class ?? ''}
            data={[
              { value: '', label: m.allClasses },
              ...taught.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget }) =>
              onSearch(markingSearch({ class: currentTarget.value || undefined }))
            }
          />
        </Group>
      )}
      {questions.length === 0 ? (
        <EmptyState title={m.none}>{m.noneHint}</EmptyState>
      ) : (
        <ul className={classes.list}>
          {questions.map((waiting) => (
            <li key={`${waiting.quiz.id} ${waiting.questionId}`}>
              <WaitingCard waiting={waiting} search={search} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

type Waiting = ReturnType<typeof useWaiting>['questions'][number];

function WaitingCard({ waiting, search }: { waiting: Waiting; search: MarkingSearch }) {
  const m = useMessages(markingMessages);
  const mark = useContentMark();
  const format = useFormat();
  const { quiz, questionId, preview, oldestAt } = waiting;
  const open = { class: search.class, quiz: quiz.id, question: questionId };
  return (
    <Card padding="md">
      <Text size="sm" c="dimmed" {...mark(quiz.language)}>
        {quiz.title}
      </Text>
      <Link to="/admin/marking" search={open} className={classes.question} {...mark(quiz.language)}>
        {preview}
      </Link>
      <Group gap="md" mt="xs">
        <b>{m.waiting({ shown: format.count(waiting.waiting) })}</b>
        <Text span size="sm" c="dimmed">
          {m.since} <Moment at={oldestAt} form="moment" />
        </Text>
        <TextLink
          to="/admin/marking"
          search={{ ...open, state: 'marked' }}
          size="sm"
          className={classes.marked}
          data-apart
        >
          <IconChecks size={16} aria-hidden /> {m.marked}
        </TextLink>
      </Group>
    </Card>
  );
}
