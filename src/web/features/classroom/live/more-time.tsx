import { Button, Group, NumberInput } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { mostAddedMinutes } from '#shared/features/attempt/supervision.ts';
import { useMessages } from '#web/language/language.tsx';
import { liveMessages } from './messages/messages.ts';

export const usualMinutes = 5;

interface MoreTimeProps {
  minutes: number;
  pending: boolean;
  onMinutes: (minutes: number) => void;
  onAdd: () => void;
}

/** How many minutes are added, and a button that adds them for all. */
export function MoreTime({ minutes, pending, onMinutes, onAdd }: MoreTimeProps) {
  const m = useMessages(liveMessages);
  return (
    <Group align="flex-end" mb="xs">
      <NumberInput
        label={m.minutes}
        w="9rem"
        min={1}
        max={mostAddedMinutes}
        allowDecimal={false}
        value={minutes}
        onChange={(value) => onMinutes(Number(value))}
      />
      <Button
        variant="default"
        loading={pending}
        disabled={minutes < 1}
        leftSection={<IconClockPlus size={18} aria-hidden />}
        onClick={onAdd}
      >
        {m.addToAll({ count: minutes })}
      </Button>
    </Group>
  );
}
