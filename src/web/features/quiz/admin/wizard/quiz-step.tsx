import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { PageButtons } from '#web/ui/page-buttons.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useQuizSearch } from '../api.ts';
import type { ChosenQuiz } from './chosen-quiz.ts';
import { wizardMessages } from './messages/messages.ts';
import classes from './question-wizard.module.css';

interface QuizStepProps {
  categoryId: number;
  onChoose: (quiz: ChosenQuiz) => void;
  onBack: () => void;
  onCancel: () => void;
}

export function QuizStep({ categoryId, onChoose, onBack, onCancel }: QuizStepProps) {
  const m = useMessages(wizardMessages);
  const [q, setQ] = useState<string>();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuizSearch({ categoryId, q, page, sort: 'title' });
  return (
    <Stack>
      <SearchField
        label={m.steps.quiz}
        placeholder={m.findQuiz}
        onSearch={(text) => {
          setQ(text);
          setPage(1);
        }}
      />
      {error && <FailureAlert title={m.loadFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonCards count={3} label={m.loading} />}
      {data?.total === 0 && (
        <EmptyState
          title={q ? m.noMatch : m.noneInCategory}
          order={3}
          action={<ButtonLink to="/admin/create-quiz">{m.createQuiz}</ButtonLink>}
        />
      )}
      <ul className={classes.quizzes} aria-label={m.quizzes}>
        {data?.items.map((quiz) => (
          <li key={quiz.id}>
            <button type="button" className={classes.quiz} onClick={() => onChoose(quiz)}>
              <span dir="auto">{quiz.title}</span>
              <Text span size="sm" c="dimmed">
                {(quiz.status === 'active' ? m.questions : m.questionsOfDraft)({
                  count: quiz.totalQuestions,
                })}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      {data && <PageButtons of={data} onPage={setPage} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          {m.cancel}
        </Button>
        <Button variant="default" onClick={onBack}>
          {m.back}
        </Button>
      </Group>
    </Stack>
  );
}
