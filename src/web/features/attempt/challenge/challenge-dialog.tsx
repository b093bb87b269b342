import { Button, Checkbox, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { NewLink } from '#web/ui/new-link.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { trialMessages } from '../trial/messages/messages.ts';
import { useOwnChallenge, useOwnChallengeCalls } from './api.ts';
import { challengeMessages } from './messages/messages.ts';

interface ChallengeDialogProps {
  attemptId: number;
  opened: boolean;
  onClose: () => void;
}

/** Makes and ends the challenge link of an attempt. */
export function ChallengeDialog({ attemptId, opened, onClose }: ChallengeDialogProps) {
  const m = useMessages(challengeMessages);
  const { close } = useMessages(trialMessages);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={m.friend}
      closeButtonProps={{ 'aria-label': close }}
    >
      <ChallengeForm attemptId={attemptId} />
    </Dialog>
  );
}

function ChallengeForm({ attemptId }: { attemptId: number }) {
  const m = useMessages(challengeMessages);
  const format = useFormat();
  const state = useOwnChallenge(attemptId);
  const calls = useOwnChallengeCalls(attemptId);
  /** What was chosen here; else as the link that there is. */
  const [chosen, setChosen] = useState<boolean>();
  const [url, setUrl] = useState<string>();
  const { run } = useReported(m.failed);
  const end = () =>
    run(async () => {
      await calls.end();
      setUrl(undefined);
    }, m.ended);
  if (!state) return <Skeleton h={140} />;
  const { bar, challenge } = state;
  const showsName = chosen ?? challenge?.showsName ?? true;
  const make = () => run(async () => setUrl((await calls.make(showsName)).url));
  return (
    <Stack>
      {bar && <Text>{m.madeBars[bar]}</Text>}
      {!bar && (
        <>
          <Text>{m.intro}</Text>
          <Checkbox
            label={m.showName}
            checked={showsName}
            onChange={(event) => setChosen(event.currentTarget.checked)}
          />
          {url && (
            <NewLink
              key={url}
              url={url}
              words={{
                shownOnce: m.shownOnce,
                link: m.link,
                copy: m.copy,
                copied: m.copied,
                notCopied: m.notCopied,
              }}
            />
          )}
        </>
      )}
      {challenge && (
        <Text size="sm" c="dimmed">
          {m.taken({ count: format.count(challenge.taken) })}
          <br />
          {m.endsSent}
        </Text>
      )}
      <Group gap="sm">
        {!bar && (
          <Button
            variant={challenge ? 'default' : 'filled'}
            loading={calls.isPending}
            onClick={() => void make()}
          >
            {challenge ? m.renew : m.make}
          </Button>
        )}
        {challenge && (
          <Button variant="default" disabled={calls.isPending} onClick={() => void end()}>
            {m.end}
          </Button>
        )}
      </Group>
    </Stack>
  );
}
