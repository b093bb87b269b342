import { Badge, Text } from '@mantine/core';
import type { ByGroup } from '#shared/features/progress/results.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { PartShares } from '#web/ui/admin/part-shares.tsx';
import { ShareList } from '#web/ui/admin/share-list.tsx';
import { noValue } from '#web/ui/text/no-value.ts';
import type { QuestionRow } from './api.ts';
import { quizResultsMessages } from './messages/messages.ts';
import classes from './quiz-results.module.css';

const groupNames = ['lower', 'middle', 'upper'] as const satisfies (keyof ByGroup)[];

/** A question; opened, it shows who chose which option, or filled in which gap. */
export function OptionShares({ question }: { question: QuestionRow }) {
  const { questions: m } = useMessages(quizResultsMessages);
  const format = useFormat();
  const { preview, options, parts, groups, takers, omitted } = question;
  return (
    <details className={classes.question}>
      <summary dir="auto">{preview || '…'}</summary>
      <ShareList
        shares={[
          [m.takers, format.count(takers)],
          [m.omitted, format.percent(omitted, takers)],
        ]}
      />
      {parts.length > 0 && <PartShares parts={parts} />}
      {options.length + parts.length === 0 && <Text size="sm">{m.noOptions}</Text>}
      {options.length > 0 && !groups && <Text size="sm">{m.noGroups}</Text>}
      {options.length > 0 && groups && <Options options={options} groups={groups} />}
    </details>
  );
}

interface OptionsProps {
  options: QuestionRow['options'];
  groups: ByGroup;
}

/** A list and not a table, because it is shown in a table cell. */
function Options({ options, groups }: OptionsProps) {
  const { questions: m } = useMessages(quizResultsMessages);
  const format = useFormat();
  const positioned = options.map((option, position) => ({ ...option, position }));
  return (
    <ul className={classes.options} aria-label={m.options}>
      {positioned.map(({ position, text, isKey, chosen }) => (
        <li key={position}>
          <span dir="auto">{text}</span>{' '}
          {isKey && (
            <Badge size="sm" color="pass" miw="max-content">
              {m.key}
            </Badge>
          )}
          <ShareList
            shares={groupNames.map((name) => [
              m.groups[name],
              groups[name] === 0 ? noValue : format.percent(chosen[name], groups[name]),
            ])}
          />
        </li>
      ))}
    </ul>
  );
}
