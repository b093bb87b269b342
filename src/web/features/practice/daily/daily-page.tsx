import { Skeleton } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { QueryFailure } from '#web/ui/loaded-panel.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { PracticeQuestionComponent } from '../practice-parts.ts';
import { useDailyQuestion } from './api.ts';
import { AskedToday } from './asked-today.tsx';
import { dailyMessages } from './messages/messages.ts';

/** One question that everyone is asked on the same day. */
export function DailyPage({ Question }: { Question: PracticeQuestionComponent }) {
  const m = useMessages(dailyMessages);
  const query = useDailyQuestion();
  const { data, error, refetch } = query;
  return (
    <Page width="text">
      <PageHeader title={m.title} lead={m.lead} />
      <QueryFailure title={m.notLoaded} query={query} />
      {!data && !error && <Skeleton h={320} aria-hidden />}
      {data?.question === null && (
        <EmptyState title={m.none} action={<ButtonLink to="/quizzes">{m.chooseQuiz}</ButtonLink>}>
          {m.noneHint}
        </EmptyState>
      )}
      {data?.question && (
        <AskedToday
          key={`${data.day} ${data.question.questionId} ${data.question.version}`}
          day={data.day}
          question={data.question}
          Question={Question}
          onGone={() => void refetch()}
        />
      )}
    </Page>
  );
}
