import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconClock, IconLock } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import type { ShownAction } from './learner-api.ts';
import { quizMessages } from './messages/messages.ts';

const icons = {
  loading: <Loader size={16} color="gray" />,
  mastered: <IconCircleCheck size={18} aria-hidden />,
  cooldown: <IconClock size={18} aria-hidden />,
  'not-yet': <IconClock size={18} aria-hidden />,
  closed: <IconLock size={18} aria-hidden />,
  'used-up': <IconLock size={18} aria-hidden />,
};

interface BlockedButtonProps {
  action: keyof typeof icons;
  className?: string | undefined;
}

/** In place of the button that starts a quiz: why it cannot be started now. */
export function BlockedButton({ action, className }: BlockedButtonProps) {
  const m = useMessages(quizMessages);
  return (
    <Button disabled leftSection={icons[action]} {...(className ? { className } : {})}>
      {m.action[action]}
    </Button>
  );
}

export const isBlocked = (action: ShownAction): action is keyof typeof icons => action in icons;
