import { Badge, Text } from '@mantine/core';
import type { ByGroup } from '#shared/features/progress/results.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { QuestionRow } from './api.ts';
import { quizResultsMessages } from './messages/messages.ts';
import classes from './quiz-results.module.css';

const groupNames = ['lower', 'middle', 'upper'] as const satisfies (keyof ByGroup)[];

/** A question; opened, it shows who chose which option. */
export function OptionShares({ question }: { question: QuestionRow }) {
  const { questions: m } = useMessages(quizResultsMessages);
  const { preview, options, groups } = question;
  return (
    <details className={classes.question}>
      <summary dir="auto">{preview || '…'}</summary>
      {options.length === 0 && <Text size="sm">{m.noOptions}</Text>}
      {options.length > 0 && !groups && <Text size="sm">{m.noGroups}</Text>}
      {options.length > 0 && groups && <Shares options={options} groups={groups} />}
    </details>
  );
}

interface SharesProps {
  options: QuestionRow['options'];
  groups: ByGroup;
}

function Shares({ options, groups }: SharesProps) {
  const { questions: m } = useMessages(quizResultsMessages);
  const format = useFormat();
  const positioned = options.map((option, position) => ({ ...option, position }));
  return (
    <table className={classes.options} aria-label={m.options}>
      <thead>
        <tr>
          <th scope="col">{m.option}</th>
          {groupNames.map((name) => (
            <th key={name} scope="col" data-figure>
              {m.groups[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {positioned.map(({ position, text, isKey, chosen }) => (
          <tr key={position}>
            <th scope="row" dir="auto">
              {text}{' '}
              {isKey && (
                <Badge size="sm" color="pass" miw="max-content">
                  {m.key}
                </Badge>
              )}
            </th>
            {groupNames.map((name) => (
              <td key={name} data-figure>
                {groups[name] === 0 ? '–' : format.percent(chosen[name], groups[name])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
