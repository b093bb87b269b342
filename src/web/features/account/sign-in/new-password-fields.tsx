import { PasswordInput, Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { CapsLockHint, useCapsLock } from './caps-lock-hint.tsx';
import { PasswordStrength } from './password-strength.tsx';

type InputProps = ComponentProps<typeof PasswordInput>;

interface NewPasswordFieldsProps {
  label: string;
  /** What was entered so far. */
  password: string;
  passwordProps: InputProps;
  confirmProps: InputProps;
}

/** A new password with its strength, and the same once more. */
export function NewPasswordFields({
  label,
  password,
  passwordProps,
  confirmProps,
}: NewPasswordFieldsProps) {
  const capsLock = useCapsLock();
  return (
    <>
      <Stack gap={6}>
        <PasswordInput
          label={label}
          autoComplete="new-password"
          description="At least 6 characters, better with uppercase and lowercase letters and a digit."
          {...passwordProps}
          {...capsLock.handlers}
        />
        <CapsLockHint on={capsLock.on} />
        <PasswordStrength password={password} />
      </Stack>
      <PasswordInput label="Confirm password" autoComplete="new-password" {...confirmProps} />
    </>
  );
}
