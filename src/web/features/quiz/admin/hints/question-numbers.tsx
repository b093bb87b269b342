import { Text, UnstyledButton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { questionMessages } from '../questions/messages/messages.ts';
import classes from './hints.module.css';

/** Questions that are named; the others are counted. */
const maxNamed = 12;

/** How a question is reached: in the editor that is open, or in the editor of its quiz. */
export type WayToQuestion = { onClick: () => void } | { quizId: number; questionId: number };

interface QuestionNumbersProps {
  /** The indexes of the questions, from 0. */
  indexes: readonly number[];
  way: (index: number) => WayToQuestion;
}

/** The numbers of some questions of a quiz, each with the way to its question. */
export function QuestionNumbers({ indexes, way }: QuestionNumbersProps) {
  const { hints: m } = useMessages(questionMessages);
  const format = useFormat();
  if (indexes.length === 0) return null;
  return (
    <span className={classes.questions}>
      {indexes.slice(0, maxNamed).map((index) => (
        <QuestionNumber key={index} number={format.count(index + 1)} way={way(index)} />
      ))}
      {indexes.length > maxNamed && (
        <Text span size="sm" c="dimmed">
          {m.more({ count: indexes.length - maxNamed })}
        </Text>
      )}
    </span>
  );
}

function QuestionNumber({ number, way }: { number: string; way: WayToQuestion }) {
  const { hints: m } = useMessages(questionMessages);
  const shown = { className: classes.question, 'aria-label': m.openQuestion({ number }) };
  if ('onClick' in way)
    return (
      <UnstyledButton {...shown} onClick={way.onClick}>
        {number}
      </UnstyledButton>
    );
  return (
    <Link
      to="/admin/edit-quiz/$id"
      params={{ id: String(way.quizId) }}
      search={{ question: way.questionId }}
      {...shown}
    >
      {number}
    </Link>
  );
}
