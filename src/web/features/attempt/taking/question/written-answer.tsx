import { TextInput } from '@mantine/core';
import type { AnswerPartProps } from './answer-options.tsx';
import classes from './question-panel.module.css';

/** A line for the answer. */
export function WrittenAnswer({ question, answer, onType }: AnswerPartProps) {
  return (
    <TextInput
      key={question.questionId}
      className={classes.written}
      size="lg"
      aria-label="Your answer"
      placeholder="Your answer"
      value={answer.answerText ?? ''}
      maxLength={1000}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      data-written-answer
      onChange={(event) => onType(event.currentTarget.value)}
    />
  );
}
