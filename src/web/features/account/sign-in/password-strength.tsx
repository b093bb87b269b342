import { Text } from '@mantine/core';
import classes from './password-strength.module.css';

const grades = [
  { from: 12, level: 4, label: 'Strong' },
  { from: 8, level: 3, label: 'Good' },
  { from: 6, level: 2, label: 'Fair' },
  { from: 0, level: 1, label: 'Weak' },
] as const;

/** By length alone, which is also all that is enforced. */
export function passwordStrength(password: string) {
  return grades.find(({ from }) => password.length >= from) ?? grades[3];
}

/** Four bubbles filled up to the strength of what was typed so far, and the word for it. */
export function PasswordStrength({ password }: { password: string }) {
  const { level, label } = passwordStrength(password);
  return (
    <div className={classes.meter} data-level={level} hidden={password === ''}>
      <span className={classes.bubbles} aria-hidden>
        {[1, 2, 3, 4].map((bubble) => (
          <span key={bubble} data-filled={bubble <= level || undefined} />
        ))}
      </span>
      <Text size="sm" role="status">
        Password strength: <strong>{label}</strong>
      </Text>
    </div>
  );
}
