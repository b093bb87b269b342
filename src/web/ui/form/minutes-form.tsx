import { Button, Group } from '@mantine/core';
import { IconClockPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { maxAddedMinutes } from '#shared/features/attempt/supervision.ts';
import { useToast } from '../toaster.tsx';
import { useReported } from '../use-reported.ts';
import { WholeNumberField } from './numbers/whole-number-field.tsx';

const usualMinutes = 5;

interface MinutesWords {
  notDone: string;
  added: (values: { count: number }) => string;
}

/**
 * How many minutes are added to attempts, and how.
 * @param send adds them to one attempt or, without an id, to all; answers how many attempts got them
 */
export function useAddedMinutes(
  send: (added: { attemptId: number | null; minutes: number }) => Promise<{ attempts: number }>,
  m: MinutesWords,
) {
  const [minutes, setMinutes] = useState(usualMinutes);
  const { pending, run } = useReported(m.notDone);
  const toast = useToast();
  const add = (attemptId: number | null) =>
    run(async () => {
      const { attempts } = await send({ attemptId, minutes });
      // An attempt may have ended since it was listed.
      toast(
        attempts > 0
          ? { title: m.added({ count: minutes }), tone: 'pass' }
          : { title: m.notDone, tone: 'fail' },
      );
    });
  return { minutes, setMinutes, pending, canAdd: !pending, add };
}

interface MinutesFormProps {
  added: ReturnType<typeof useAddedMinutes>;
  label: string;
  /** What the button says. */
  addLabel: (values: { count: number }) => string;
}

/** A field for the minutes, and a button that adds them for all. */
export function MinutesForm({ added, label, addLabel }: MinutesFormProps) {
  const { minutes, setMinutes, pending, add } = added;
  return (
    <Group align="flex-end" mb="md">
      <WholeNumberField
        label={label}
        w="9rem"
        min={1}
        max={maxAddedMinutes}
        value={minutes}
        onChange={setMinutes}
      />
      <Button
        variant="default"
        loading={pending}
        leftSection={<IconClockPlus size={18} aria-hidden />}
        onClick={() => void add(null)}
      >
        {addLabel({ count: minutes })}
      </Button>
    </Group>
  );
}
