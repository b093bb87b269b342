import { Card, Text } from '@mantine/core';
import type { RefObject } from 'react';
import { countWords } from '#shared/features/question/question-types/essay/rubric.ts';
import { useContentMark } from '#web/language/content.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import type { AnswerToMark } from './api.ts';
import classes from './marking.module.css';
import { markingMessages } from './messages/messages.ts';

/** The question, with what its author wrote for those who mark. */
export function AskedQuestion({ answer }: { answer: AnswerToMark }) {
  const m = useMessages(markingMessages);
  const mark = useContentMark();
  const { text, imageUrl, imageAlt, essay } = answer;
  return (
    <section className={classes.asked} aria-label={m.question}>
      <div dir="auto" {...mark()}>
        <Markdown>{text}</Markdown>
      </div>
      {imageUrl && <img className={classes.picture} src={imageUrl} alt={imageAlt ?? ''} />}
      {essay.sampleAnswer && (
        <details className={classes.aside} open>
          <summary>{m.sampleAnswer}</summary>
          <div dir="auto" className={classes.text} {...mark()}>
            {essay.sampleAnswer}
          </div>
        </details>
      )}
      {essay.markerNotes && (
        <details className={classes.aside} open>
          <summary>{m.notes}</summary>
          <div dir="auto" {...mark()}>
            <Markdown>{essay.markerNotes}</Markdown>
          </div>
        </details>
      )}
    </section>
  );
}

interface GivenAnswerProps {
  answer: AnswerToMark;
  section: RefObject<HTMLDivElement | null>;
}

/** What the learner wrote, and how long it is. */
export function GivenAnswer({ answer, section }: GivenAnswerProps) {
  const m = useMessages(markingMessages);
  const format = useFormat();
  const { answerText, learner, essay } = answer;
  const words = countWords(answerText);
  const limits = [
    ...(essay.minWords !== null && words < essay.minWords
      ? [m.tooShort({ count: format.count(essay.minWords) })]
      : []),
    ...(essay.maxWords !== null && words > essay.maxWords
      ? [m.tooLong({ count: format.count(essay.maxWords) })]
      : []),
  ];
  return (
    <Card component="section" ref={section} tabIndex={-1} padding="lg" aria-label={m.answer}>
      <Text size="sm" c="dimmed" mb="xs">
        {learner ? <bdi>{learner.name}</bdi> : m.nameHidden}
        {' · '}
        {m.words({ count: format.count(words) })}
        {limits.map((limit) => (
          <b key={limit}> · {limit}</b>
        ))}
      </Text>
      <div dir="auto" className={classes.text}>
        {answerText}
      </div>
    </Card>
  );
}
