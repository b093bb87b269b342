import { Card, Skeleton, Text } from '@mantine/core';
import { IconBolt } from '@tabler/icons-react';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { useLastPage } from '#web/lists/use-last-page.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { PageButtons } from '#web/ui/page-buttons.tsx';
import { ButtonLink, TextLink } from '#web/ui/text/links.tsx';
import { type NotedQuestion, useNoted, useNotedSummary } from './api.ts';
import classes from './bookmarks.module.css';
import { BookmarksFilters } from './bookmarks-filters.tsx';
import { type BookmarksSearch, notedQuery } from './bookmarks-search.ts';
import { bookmarksMessages } from './messages/messages.ts';
import { QuestionNotes } from './question-notes.tsx';

interface BookmarksPageProps {
  search: BookmarksSearch;
  onSearch: (search: BookmarksSearch) => void;
}

/** The questions that a learner has bookmarked or written a note on. */
export function BookmarksPage({ search, onSearch }: BookmarksPageProps) {
  const m = useMessages(bookmarksMessages);
  const { bookmarks, notes, hidden } = useNotedSummary();
  const { quiz, category } = search;
  return (
    <Page width="text">
      <PageHeader
        title={m.title}
        lead={m.lead}
        actions={
          bookmarks > 0 && (
            <ButtonLink
              to="/practice"
              search={{ mode: 'bookmarks', quiz, category }}
              leftSection={<IconBolt size={20} aria-hidden />}
            >
              {m.practise}
            </ButtonLink>
          )
        }
      />
      {bookmarks + notes === 0 ? (
        <EmptyState title={m.none} action={<ButtonLink to="/results">{m.toResults}</ButtonLink>}>
          {m.noneHint}
        </EmptyState>
      ) : (
        <>
          <BookmarksFilters
            search={search}
            onFilter={(change) => onSearch({ ...search, ...change, page: undefined })}
          />
          <NotedList search={search} onSearch={onSearch} />
        </>
      )}
      {hidden > 0 && (
        <Text size="sm" c="dimmed" mt="lg">
          {m.hidden({ count: hidden })}
        </Text>
      )}
    </Page>
  );
}

function NotedList({ search, onSearch }: BookmarksPageProps) {
  const m = useMessages(bookmarksMessages);
  const query = useNoted(notedQuery(search));
  const { data, error } = query;
  useLastPage(query);
  const failure = error && <QueryFailure title={m.notLoaded} query={query} />;
  if (!data) return failure ?? <Skeleton h={320} aria-hidden />;
  if (data.total === 0)
    return (
      <EmptyState
        title={m.noneFound}
        action={
          <ButtonLink to="/bookmarks" search={{}} variant="default">
            {m.showAll}
          </ButtonLink>
        }
      />
    );
  return (
    <>
      {failure}
      <ul className={classes.list}>
        {data.items.map((question) => (
          <li key={question.id}>
            <NotedCard question={question} />
          </li>
        ))}
      </ul>
      <PageButtons mt="lg" of={data} onPage={(page) => onSearch({ ...search, page })} />
    </>
  );
}

function NotedCard({ question }: { question: NotedQuestion }) {
  const mark = useContentMark();
  const { preview, quiz, category } = question;
  return (
    <Card padding="lg" component="article">
      <p className={classes.preview} dir="auto" {...mark(quiz.language)}>
        {preview}
      </p>
      <Text size="sm" c="dimmed" mt="2xs">
        <TextLink
          to="/quiz/$id"
          params={{ id: String(quiz.id) }}
          inherit
          dir="auto"
          {...mark(quiz.language)}
        >
          {quiz.title}
        </TextLink>
        {category && (
          <>
            {' · '}
            <bdi>{category.name}</bdi>
          </>
        )}
      </Text>
      <div className={classes.tools}>
        <QuestionNotes notes={question} isListed />
      </div>
    </Card>
  );
}
