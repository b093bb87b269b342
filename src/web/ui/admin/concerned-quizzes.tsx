import { List, Stack, Text } from '@mantine/core';
import {
  type ConcernedQuizzes as Concerned,
  concernsQuizzes,
  type LeavingImpact,
} from '#shared/features/quiz/leaving.ts';
import { useMessages } from '#web/language/language.tsx';
import { adminUiMessages } from './messages/messages.ts';

/** How many quizzes are named. */
const maxNamed = 5;

/** Which other quizzes are concerned when questions leave the bank. @param impact undefined until it is known */
export function ConcernedQuizzes({ impact }: { impact: LeavingImpact | undefined }) {
  const m = useMessages(adminUiMessages).leaving;
  if (!impact || !concernsQuizzes(impact)) return null;
  return (
    <Stack gap="sm" role="status">
      <Part label={m.links} concerned={impact.links} of={m.copied} />
      <Part label={m.draws} concerned={impact.draws} of={m.missing} />
    </Stack>
  );
}

interface PartProps {
  label: string;
  concerned: Concerned;
  of: (values: { count: number }) => string;
}

function Part({ label, concerned: { quizzes, others }, of }: PartProps) {
  const m = useMessages(adminUiMessages).leaving;
  const named = quizzes.slice(0, maxNamed);
  const more = quizzes.length - named.length + others;
  if (named.length + more === 0) return null;
  return (
    <div>
      <Text size="sm" fw={600}>
        {label}
      </Text>
      <List size="sm" data-marks>
        {named.map(({ id, title, questions }) => (
          <List.Item key={id}>
            <span dir="auto">{title}</span> ({of({ count: questions })})
          </List.Item>
        ))}
        {more > 0 && (
          <List.Item>
            {named.length > 0 ? m.more({ count: more }) : m.others({ count: more })}
          </List.Item>
        )}
      </List>
    </div>
  );
}
