import {
  PasswordInput,
  type PasswordInputProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { CapsLockHint, useCapsLock } from './caps-lock-hint.tsx';

/** The email address that an account signs in with. */
export function EmailField(props: TextInputProps) {
  return <TextInput label="Email" type="email" name="email" autoComplete="username" {...props} />;
}

/** A password with a hint while Caps Lock is on. */
export function PasswordField(props: PasswordInputProps & { autoComplete: string }) {
  const capsLock = useCapsLock();
  return (
    <div>
      <PasswordInput label="Password" name="password" {...props} {...capsLock.handlers} />
      <CapsLockHint on={capsLock.on} />
    </div>
  );
}
