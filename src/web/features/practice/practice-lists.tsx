import { Text } from '@mantine/core';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { RowList } from '#web/ui/lists/row-list.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import type { PracticeSummary } from './api.ts';
import { practiceMessages } from './messages/messages.ts';
import classes from './practice.module.css';
import type { PracticeSearch } from './practice-search.ts';

/** Categories with the share that is expected to be remembered, the weakest first. */
export function Topics({ topics }: Pick<PracticeSummary, 'topics'>) {
  const m = useMessages(practiceMessages);
  const format = useFormat();
  return (
    <RowList>
      {topics.map(({ categoryId, name, recall, questions, due }) => (
        <li key={categoryId}>
          <div className={classes.words}>
            <b dir="auto">{name}</b>
            <span className={classes.meter} aria-hidden>
              <span style={{ inlineSize: `${recall * 100}%` }} />
            </span>
            <Text size="sm" c="dimmed">
              {m.remembered({ percent: format.percent(Math.round(recall * 100), 100) })}
              {' · '}
              {m.questionsAndDue({ questions, due })}
            </Text>
          </div>
          <Practise name={name} search={{ mode: 'topic', category: categoryId }} />
        </li>
      ))}
    </RowList>
  );
}

/** The quizzes that were taken. */
export function Quizzes({ quizzes }: Pick<PracticeSummary, 'quizzes'>) {
  const m = useMessages(practiceMessages);
  return (
    <RowList>
      {quizzes.map(({ id, title, language, questions, due }) => (
        <li key={id}>
          <div className={classes.words}>
            <b dir="auto" lang={language}>
              {title}
            </b>
            <Text size="sm" c="dimmed">
              {m.questionsAndDue({ questions, due })}
            </Text>
          </div>
          <Practise name={title} search={{ mode: 'quiz', quiz: id }} />
        </li>
      ))}
    </RowList>
  );
}

function Practise({ name, search }: { name: string; search: PracticeSearch }) {
  const m = useMessages(practiceMessages);
  return (
    <ButtonLink
      to="/practice"
      search={search}
      variant="default"
      size="sm"
      aria-label={m.practiseNamed({ name })}
    >
      {m.practise}
    </ButtonLink>
  );
}
