import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { PillLink, PillRow } from '#web/ui/pill.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useResultsHead } from './api.ts';
import { AttemptsView } from './attempts-view.tsx';
import { LiveView } from './live-view.tsx';
import { quizResultsMessages } from './messages/messages.ts';
import { QuestionsView } from './questions-view.tsx';
import type { ResultsViewProps } from './results-search.ts';
import { SummaryView } from './summary-view.tsx';

interface QuizResultsPageProps extends ResultsViewProps {
  /** What learners think of the quiz. */
  stars: (of: { page: number; onPage: (page: number) => void }) => ReactNode;
}

const views = [undefined, 'summary', 'questions', 'live', 'stars'] as const;

/** The results of one quiz: its attempts, their scores as a whole, its questions, and what learners think of it. */
export function QuizResultsPage({ stars, ...props }: QuizResultsPageProps) {
  const { id, search, onSearch } = props;
  const m = useMessages(quizResultsMessages);
  const { quiz } = useResultsHead(id);
  return (
    <Page width="full">
      <PageHeader
        title={quiz.title}
        titleLanguage={quiz.language}
        above={<BackLink />}
        lead={m.lead}
        actions={
          <TextLink to="/admin/edit-quiz/$id" params={{ id: String(id) }}>
            {m.editQuiz}
          </TextLink>
        }
      />
      <PillRow component="nav" label={m.views.label}>
        {views.map((view) => (
          <PillLink
            key={view ?? 'attempts'}
            to="/admin/quiz-results/$id"
            params={{ id: String(id) }}
            search={{ view, basis: search.basis }}
            resetScroll={false}
            size="sm"
            isChosen={search.view === view}
          >
            {m.views[view ?? 'attempts']}
          </PillLink>
        ))}
      </PillRow>
      {search.view === undefined && <AttemptsView {...props} />}
      {search.view === 'summary' && <SummaryView {...props} />}
      {search.view === 'questions' && <QuestionsView {...props} />}
      {search.view === 'live' && <LiveView id={id} />}
      {search.view === 'stars' &&
        stars({
          page: search.page ?? 1,
          onPage: (page) => onSearch({ ...search, page }),
        })}
    </Page>
  );
}
