import { Badge, Text } from '@mantine/core';
import type { PartResult } from '#shared/features/progress/results.ts';
import { totalOf } from '#shared/features/progress/statistics.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { noValue } from '#web/ui/text/no-value.ts';
import { adminUiMessages } from './messages/messages.ts';
import classes from './part-shares.module.css';
import { ShareList } from './share-list.tsx';

type Messages = MessagesOf<typeof adminUiMessages>['parts'];

/** Of each gap the share of right answers and the most frequent wrong ones, of each region how many marked it. */
export function PartShares({ parts }: { parts: readonly PartResult[] }) {
  const { parts: m } = useMessages(adminUiMessages);
  return (
    <ol className={classes.parts}>
      {parts.map((part, index) => (
        <li key={index}>
          <span className={classes.name}>
            <b>{m[part.kind]({ number: index + 1 })}</b>
            <bdi>{part.name}</bdi>
            {part.kind === 'region' && part.isKey && (
              <Badge size="sm" color="pass" miw="max-content">
                {m.key}
              </Badge>
            )}
          </span>
          <Shares part={part} m={m} />
          {part.wrong.length > 0 && <WrongAnswers part={part} m={m} />}
        </li>
      ))}
    </ol>
  );
}

interface PartProps {
  part: PartResult;
  m: Messages;
}

function Shares({ part: { kind, asked, chosen, omitted }, m }: PartProps) {
  const format = useFormat();
  const total = totalOf(asked);
  const share = (some: number, all: number) => (all === 0 ? noValue : format.percent(some, all));
  // Without groups all are in the middle.
  const hasGroups = asked.lower + asked.upper > 0;
  const name = kind === 'gap' ? m.right : m.marked;
  const shares: [string, string][] = [[name, share(totalOf(chosen), total)]];
  if (hasGroups)
    shares.push(
      [m.lower, share(chosen.lower, asked.lower)],
      [m.upper, share(chosen.upper, asked.upper)],
    );
  if (kind === 'gap') shares.push([m.omitted, share(omitted, total)]);
  return <ShareList shares={shares} />;
}

function WrongAnswers({ part: { asked, wrong }, m }: PartProps) {
  const format = useFormat();
  return (
    <Text size="sm" component="div" className={classes.wrong}>
      {m.wrong}
      <ul>
        {wrong.map(({ text, count }) => (
          <li key={text}>
            <bdi>{text}</bdi> <span data-figures>{format.percent(count, totalOf(asked))}</span>
          </li>
        ))}
      </ul>
    </Text>
  );
}
