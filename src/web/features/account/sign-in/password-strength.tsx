import { Text } from '@mantine/core';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Rich } from '#web/language/rich.tsx';
import { signInMessages } from './messages/messages.ts';
import classes from './password-strength.module.css';

const grades = [
  { from: 12, level: 4, name: 'strong' },
  { from: 8, level: 3, name: 'good' },
  { from: 6, level: 2, name: 'fair' },
  { from: 0, level: 1, name: 'weak' },
] as const;

/** By length alone. */
export function passwordStrength(password: string) {
  return grades.find(({ from }) => password.length >= from) ?? grades[3];
}

/** What a new password needs, for the field's description. */
export function usePasswordRule(): string {
  const m = useMessages(signInMessages);
  const minimum = useRouteContext({
    from: '__root__',
    select: ({ site }) => site.passwordMinimum,
  });
  return m.newPassword.rule({ minimum });
}

/** Four bubbles filled up to the strength of what was typed so far, the word for it, and a hint. */
export function PasswordStrength({ password }: { password: string }) {
  const m = useMessages(signInMessages);
  const { level, name } = passwordStrength(password);
  const isCommon = useIsCommon(password);
  return (
    <>
      <div className={classes.meter} data-level={level} hidden={password === ''}>
        <span className={classes.bubbles} aria-hidden>
          {[1, 2, 3, 4].map((bubble) => (
            <span key={bubble} data-filled={bubble <= level || undefined} />
          ))}
        </span>
        <Text size="sm" role="status">
          <Rich
            text={m.newPassword.strength[name]}
            parts={{ strong: (text) => <strong>{text}</strong> }}
          />
        </Text>
      </div>
      <Text role="status" size="sm" c="fail" hidden={!isCommon}>
        {isCommon && m.newPassword.isCommon}
      </Text>
    </>
  );
}

/** Whether the password is refused as common. The list is loaded when the first one is typed. */
function useIsCommon(password: string): boolean {
  const [isCommon, setIsCommon] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const show = (found: boolean) => isCurrent && setIsCommon(found);
    if (password.length < 6) show(false);
    else
      void import('../password-list/common-passwords.ts').then(
        (list) => show(list.isCommonPassword(password)),
        // Without the list there is no hint; the server checks the password anyway.
        () => show(false),
      );
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return isCommon;
}
