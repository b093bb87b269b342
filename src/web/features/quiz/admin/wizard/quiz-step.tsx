import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { SearchField } from '#web/ui/form/search-field.tsx';
import { PageButtons } from '#web/ui/page-buttons.tsx';
import { SkeletonCards } from '#web/ui/skeleton-cards.tsx';
import { counted } from '#web/ui/text/format.ts';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { useQuizSearch } from '../api.ts';
import type { ChosenQuiz } from './chosen-quiz.ts';
import classes from './question-wizard.module.css';

interface QuizStepProps {
  categoryId: number;
  onChoose: (quiz: ChosenQuiz) => void;
  onBack: () => void;
  onCancel: () => void;
}

export function QuizStep({ categoryId, onChoose, onBack, onCancel }: QuizStepProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuizSearch({ categoryId, q, page, sort: 'title' });
  return (
    <Stack>
      <SearchField
        label="Quiz"
        placeholder="Find a quiz in this category"
        onSearch={(text) => {
          setQ(text);
          setPage(1);
        }}
      />
      {error && (
        <FailureAlert title="Error loading quizzes" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonCards count={3} label="Loading quizzes…" />}
      {data?.total === 0 && (
        <EmptyState
          title={q ? 'No quiz matches' : 'No quizzes in this category yet'}
          order={3}
          action={<ButtonLink to="/admin/create-quiz">Create Quiz</ButtonLink>}
        />
      )}
      <ul className={classes.quizzes} aria-label="Quizzes">
        {data?.items.map((quiz) => (
          <li key={quiz.id}>
            <button type="button" className={classes.quiz} onClick={() => onChoose(quiz)}>
              <span dir="auto">{quiz.title}</span>
              <Text span size="sm" c="dimmed">
                {counted(quiz.totalQuestions, 'question')}
                {quiz.status !== 'active' && ', draft'}
              </Text>
            </button>
          </li>
        ))}
      </ul>
      {data && <PageButtons of={data} onPage={setPage} />}
      <Group justify="flex-end">
        <Button variant="default" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="default" onClick={onBack}>
          Back
        </Button>
      </Group>
    </Stack>
  );
}
