import { Badge, Title } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { CellDetail } from '../api.ts';
import classes from './gradebook.module.css';
import { gradebookMessages } from './messages/messages.ts';

/** The quizzes of an assigned series, with the learner's mark of each. */
export function QuizList({ detail: { progress, quizzes } }: { detail: CellDetail }) {
  const m = useMessages(gradebookMessages);
  const format = useFormat();
  if (!progress) return null;
  return (
    <section aria-labelledby="cell-quizzes">
      <Title order={3} size="h5" id="cell-quizzes">
        {m.passedOf(progress)}
      </Title>
      <ol className={classes.plain}>
        {quizzes.map(({ id, title, language, percentage, isPassed }) => (
          <li key={id}>
            <span dir="auto" lang={language}>
              {title}
            </span>
            {percentage !== null && <b data-figures>{format.percent(percentage, 100)}</b>}
            {isPassed && <Badge color="pass">{m.passed}</Badge>}
          </li>
        ))}
      </ol>
    </section>
  );
}
