import { Button, Group, NumberInput } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { mostAddedMinutes } from '#shared/features/attempt/supervision.ts';

export const usualMinutes = 5;

interface MinutesFormProps {
  minutes: number;
  pending: boolean;
  label: string;
  /** What the button says. */
  addLabel: string;
  onMinutes: (minutes: number) => void;
  onAdd: () => void;
}

/** How many minutes are added to attempts, and a button that adds them for all. */
export function MinutesForm({
  minutes,
  pending,
  label,
  addLabel,
  onMinutes,
  onAdd,
}: MinutesFormProps) {
  return (
    <Group align="flex-end" mb="xs">
      <NumberInput
        label={label}
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
        {addLabel}
      </Button>
    </Group>
  );
}
