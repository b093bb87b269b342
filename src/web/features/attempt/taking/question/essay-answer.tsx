import { Textarea } from '@mantine/core';
import { maxTextLength } from '#shared/features/question/question-types/answering.ts';
import { countWords } from '#shared/features/question/question-types/essay/rubric.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { playerMessages } from '../messages/messages.ts';
import type { AnswerPartProps } from './answer-options.tsx';
import classes from './essay-answer.module.css';

/** A field for a text, with how long it is and should be. */
export function EssayAnswer({ question, answer, onType }: AnswerPartProps) {
  const m = useMessages(playerMessages);
  const format = useFormat();
  const { minWords = null, maxWords = null, template = null } = question.essay ?? {};
  const text = answer.answerText ?? template ?? '';
  const words = countWords(text);
  const isTooLong = maxWords !== null && words > maxWords;
  return (
    <>
      <Textarea
        autosize
        minRows={8}
        maxRows={24}
        aria-label={m.yourAnswer}
        placeholder={m.yourAnswer}
        value={text}
        maxLength={maxTextLength}
        dir="auto"
        data-written-answer
        onChange={(event) => onType(event.currentTarget.value)}
      />
      <p className={classes.words} data-long={isTooLong || undefined} data-figures>
        {[
          m.words({ count: format.count(words) }),
          ...(minWords === null ? [] : [m.wordsAtLeast({ count: format.count(minWords) })]),
          ...(maxWords === null ? [] : [m.wordsAtMost({ count: format.count(maxWords) })]),
        ].join(' · ')}
      </p>
    </>
  );
}
