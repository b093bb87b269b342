import { Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';

/** Notices a Caps Lock that is on while a password is typed. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { on, handlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
}

export function CapsLockHint({ on }: { on: boolean }) {
  return (
    <Text role="status" size="sm" c="marigold" hidden={!on}>
      {on && 'Caps Lock is on'}
    </Text>
  );
}
