import { Text } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { signInMessages } from './messages/messages.ts';

/** Notices a Caps Lock that is on while a password is typed. */
export function useCapsLock() {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { on, handlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
}

export function CapsLockHint({ on }: { on: boolean }) {
  const m = useMessages(signInMessages);
  return (
    <Text role="status" size="sm" c="marigold" hidden={!on}>
      {on && m.fields.capsLock}
    </Text>
  );
}
