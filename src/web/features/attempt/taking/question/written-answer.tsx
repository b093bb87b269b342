import { useMessages } from '#web/language/language.tsx';
import { playerMessages } from '../messages/messages.ts';
import type { AnswerPartProps } from './answer-options.tsx';
import classes from './question-panel.module.css';

/** A line for the answer. */
export function WrittenAnswer({ answer, onType }: AnswerPartProps) {
  const m = useMessages(playerMessages);
  return (
    <input
      className={classes.written}
      type="text"
      aria-label={m.yourAnswer}
      placeholder={m.yourAnswer}
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
