import { Alert, Button, Group, Text } from '@mantine/core';
import { IconRefreshAlert } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { type ChangedKey, useChangedKeys } from './api.ts';
import { regradeMessages } from './messages/messages.ts';
import classes from './regrade.module.css';

/** Says that something is to be decided about past results; nothing if not. */
export function KeyChanges({ quizId }: { quizId: number }) {
  const m = useMessages(regradeMessages);
  const { data: changed = [] } = useChangedKeys(quizId);
  if (changed.length === 0) return null;
  return (
    <Alert color="marigold" title={m.keysChanged} icon={<IconRefreshAlert aria-hidden />} mb="md">
      {m.keysChangedHint}
      <ChangedKeyList changed={changed} />
    </Alert>
  );
}

/** Asks after a save what past results become, and goes on at once where nothing is to be decided. */
export function KeyDecision({ quizId, onLeave }: { quizId: number; onLeave: () => void }) {
  const m = useMessages(regradeMessages);
  // What was read before the save does not know of it.
  const { data = [], isFetchedAfterMount, error } = useChangedKeys(quizId);
  const isNothing = Boolean(error) || (isFetchedAfterMount && data.length === 0);
  useEffect(() => {
    if (isNothing) onLeave();
  }, [isNothing, onLeave]);
  return (
    <Dialog
      opened={isFetchedAfterMount && data.length > 0}
      onClose={onLeave}
      title={m.keysChanged}
      closeButtonProps={{ 'aria-label': m.later }}
    >
      <Text>{m.keysChangedHint}</Text>
      <ChangedKeyList changed={data} />
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onLeave}>
          {m.later}
        </Button>
      </Group>
    </Dialog>
  );
}

function ChangedKeyList({ changed }: { changed: readonly ChangedKey[] }) {
  return (
    <ul className={classes.changes} data-marks>
      {changed.map(({ questionId, text }) => (
        <li key={questionId} dir="auto">
          <TextLink to="/admin/regrade/$id" params={{ id: String(questionId) }}>
            {text || '…'}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
