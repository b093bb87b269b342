import { Alert } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useChangedKeys } from './api.ts';
import { regradeMessages } from './messages/messages.ts';
import classes from './regrade.module.css';

/** Asks what past results become after a key was changed; nothing while there is nothing to decide. */
export function KeyChanges({ quizId }: { quizId: number }) {
  const m = useMessages(regradeMessages);
  const changed = useChangedKeys(quizId);
  if (changed.length === 0) return null;
  return (
    <Alert color="marigold" title={m.keysChanged} icon={<IconRefreshAlert aria-hidden />} mb="md">
      {m.keysChangedHint}
      <ul className={classes.changes}>
        {changed.map(({ questionId, text }) => (
          <li key={questionId} dir="auto">
            <TextLink to="/admin/regrade/$id" params={{ id: String(questionId) }}>
              {text || '…'}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
