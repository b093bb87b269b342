import { PasswordInput, Stack } from '@mantine/core';
import type { ComponentProps } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { CapsLockHint, useCapsLock } from './caps-lock-hint.tsx';
import { signInMessages } from './messages/messages.ts';
import { PasswordStrength, usePasswordRule } from './password-strength.tsx';

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
  const m = useMessages(signInMessages);
  const capsLock = useCapsLock();
  const rule = usePasswordRule();
  return (
    <>
      <Stack gap="xs">
        <PasswordInput
          label={label}
          autoComplete="new-password"
          description={rule}
          {...passwordProps}
          {...capsLock.handlers}
        />
        <CapsLockHint on={capsLock.on} />
        <PasswordStrength password={password} />
      </Stack>
      <PasswordInput
        label={m.fields.confirmPassword}
        autoComplete="new-password"
        {...confirmProps}
      />
    </>
  );
}
