import {
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import { CapsLockHint, useCapsLock } from './caps-lock-hint.tsx';
import { signInMessages } from './messages/messages.ts';

/** The email address that an account signs in with. */
export function EmailField(props: TextInputProps) {
  const m = useMessages(signInMessages);
  return (
    <TextInput
      label={m.fields.email}
      type="email"
      name="email"
      autoComplete="username"
      {...props}
    />
  );
}

/** A password with a hint while Caps Lock is on. */
export function PasswordField(props: PasswordInputProps & { autoComplete: string }) {
  const m = useMessages(signInMessages);
  const capsLock = useCapsLock();
  return (
    <div>
      <PasswordInput label={m.fields.password} name="password" {...props} {...capsLock.handlers} />
      <CapsLockHint on={capsLock.on} />
    </div>
  );
}
