import { Text } from '@mantine/core';
import { memo } from 'react';
import { hintsOfQuiz } from '#shared/features/question/hints/quiz-hints.ts';
import { keyPositions } from '#shared/features/quiz/score/balance.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { optionLetter } from '#web/ui/option-marker.tsx';
import { questionMessages } from '../questions/messages/messages.ts';
import type { EditedQuestion } from '../questions/question-list-state.ts';
import classes from './hints.module.css';
import { QuestionNumbers } from './question-numbers.tsx';

interface QuizHintsProps {
  questions: readonly EditedQuestion[];
  language: string;
  shuffleOptions: boolean;
  onOpen: (key: string) => void;
}

/** What could be written better in all questions, with a way to each of them. */
export const QuizHints = memo(function QuizHints(props: QuizHintsProps) {
  const { questions, onOpen } = props;
  const { hints: m } = useMessages(questionMessages);
  const hints = listHints(props, m);
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
            <Text size="sm">{hint.text}</Text>
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

/** The hints of the questions, then whether most keys are at the same position. */
function listHints(
  { questions, language, shuffleOptions }: QuizHintsProps,
  m: MessagesOf<typeof questionMessages>['hints'],
) {
  const ofQuestions = hintsOfQuiz(questions, language).map((hint) => ({
    ...hint,
    text: m.kinds[hint.kind],
  }));
  const ofKeys = keyPositions({ questions, shuffleOptions }).findings.flatMap((found) =>
    found.kind === 'onePosition'
      ? [{ ...found, text: m.onePosition({ letter: optionLetter(found.position) }) }]
      : [],
  );
  return [...ofQuestions, ...ofKeys];
}
