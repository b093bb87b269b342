import { Text } from '@mantine/core';
import { memo } from 'react';
import { hintsOfQuiz } from '#shared/features/question/hints/quiz-hints.ts';
import { useMessages } from '#web/language/language.tsx';
import { questionMessages } from '../questions/messages/messages.ts';
import type { EditedQuestion } from '../questions/question-list-state.ts';
import classes from './hints.module.css';
import { QuestionNumbers } from './question-numbers.tsx';

interface QuizHintsProps {
  questions: readonly EditedQuestion[];
  language: string;
  onOpen: (key: string) => void;
}

/** What could be written better in all questions, with a way to each of them. */
export const QuizHints = memo(function QuizHints({ questions, language, onOpen }: QuizHintsProps) {
  const { hints: m } = useMessages(questionMessages);
  const hints = hintsOfQuiz(questions, language);
  if (hints.length === 0) return null;
  const count = hints.reduce((sum, hint) => sum + hint.questions.length, 0);
  return (
    <details className={classes.hints}>
      <summary>{m.title({ count })}</summary>
      <Text size="sm" c="dimmed">
        {m.intro}
      </Text>
      <ul>
        {hints.map((hint) => (
          <li key={hint.kind}>
            <Text size="sm">{m.kinds[hint.kind]}</Text>
            <QuestionNumbers
              indexes={hint.questions}
              way={(index) => ({
                onClick: () => {
                  const key = questions[index]?.key;
                  if (key !== undefined) onOpen(key);
                },
              })}
            />
          </li>
        ))}
      </ul>
    </details>
  );
});
