import { Switch } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useReopening } from './api.ts';
import { reopeningMessages } from './messages/messages.ts';

/** Whether a learner who has to wait gets a notice when a quiz is open again. */
export function ReopenSwitch({ quizId }: { quizId: number }) {
  const m = useMessages(reopeningMessages);
  const { wished, isOffered, wish } = useReopening(quizId);
  const { run } = useReported(m.failed);
  if (isOffered === false) return null;
  return (
    <Switch
      label={m.tellMe}
      checked={wished ?? false}
      disabled={wished === undefined}
      onChange={({ currentTarget: { checked } }) =>
        void run(() => wish({ quizId, wished: checked }))
      }
    />
  );
}
