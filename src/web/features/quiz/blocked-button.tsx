import { Button, Loader } from '@mantine/core';
import { IconCircleCheck, IconClock } from '@tabler/icons-react';
import type { ShownAction } from './learner-api.ts';

const contents = {
  loading: { label: 'Processing...', icon: <Loader size={16} color="gray" /> },
  mastered: { label: 'Quiz Mastered', icon: <IconCircleCheck size={18} aria-hidden /> },
  cooldown: { label: 'In Cooldown', icon: <IconClock size={18} aria-hidden /> },
};

interface BlockedButtonProps {
  action: keyof typeof contents;
  className?: string | undefined;
}

/** In place of the button that starts a quiz: why it cannot be started now. */
export function BlockedButton({ action, className }: BlockedButtonProps) {
  const { label, icon } = contents[action];
  return (
    <Button disabled leftSection={icon} {...(className ? { className } : {})}>
      {label}
    </Button>
  );
}

export const isBlocked = (action: ShownAction): action is keyof typeof contents =>
  action in contents;

export const startLabels = {
  continue: 'Continue Quiz',
  retake: 'Retake Quiz',
  start: 'Start Quiz',
} as const;
