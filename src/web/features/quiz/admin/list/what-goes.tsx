import { Stack, Text } from '@mantine/core';
import { daysToRestore } from '#shared/kernel/limits.ts';
import { useMessages } from '#web/language/language.tsx';
import { useSite } from '#web/site.ts';
import { ConcernedQuizzes } from '#web/ui/admin/concerned-quizzes.tsx';
import { type QuizRow, useDeletionImpact } from '../api.ts';
import { quizListMessages } from './messages/messages.ts';

/** What is deleted with quizzes. */
export function WhatGoes({ quizzes }: { quizzes: readonly QuizRow[] }) {
  const m = useMessages(quizListMessages);
  const { restoreDays: days = daysToRestore } = useSite();
  const sum = (of: (quiz: QuizRow) => number) =>
    quizzes.reduce((total, quiz) => total + of(quiz), 0);
  const questions = sum(({ totalQuestions }) => totalQuestions);
  const attempts = sum(({ attemptCount }) => attemptCount);
  const [sure, contents, taken] =
    quizzes.length === 1
      ? [m.sureOne, m.contentsOne, m.takenOne]
      : [m.sureSeveral({ count: quizzes.length }), m.contentsSeveral, m.takenSeveral];
  return (
    <Stack gap="xs">
      <p>{sure}</p>
      <ConcernedQuizzes impact={useDeletionImpact(quizzes.map(({ id }) => id))} />
      <Text c="dimmed" size="sm">
        {attempts > 0 ? taken({ questions, attempts }) : contents({ questions })}{' '}
        {m.undoHint({ days })}
      </Text>
    </Stack>
  );
}
