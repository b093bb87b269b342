import { Fieldset, Stack, Text } from '@mantine/core';
import { z } from 'zod';
import { EnteredRules } from './quiz-draft.ts';
import { RuleChoices } from './rule-fields.tsx';

interface RulesSettingProps {
  label: string;
  description: string;
  disabled: boolean;
  /** Rules, or what was entered for them. */
  value: unknown;
  /** Messages by field: `passMarkPercent`. */
  problems: Readonly<Record<string, string>>;
  onChange: (value: unknown) => void;
}

/** In an editor, no number of attempts is an empty text. */
const Shown = z
  .looseObject({ maxAttempts: z.union([z.number(), z.string()]).nullable() })
  .transform(({ maxAttempts, ...rules }) => ({ ...rules, maxAttempts: maxAttempts ?? '' }))
  .pipe(EnteredRules);

/** The rules that new quizzes begin with. */
export function RulesSetting({
  label,
  description,
  disabled,
  value,
  problems,
  onChange,
}: RulesSettingProps) {
  const inQuiz = Object.entries(problems).map(([field, text]) => [`rules.${field}`, text]);
  return (
    <Fieldset
      legend={
        <Text component="span" fw={650}>
          {label}
        </Text>
      }
      variant="unstyled"
      disabled={disabled}
    >
      <Text size="sm" c="dimmed" mb="md">
        {description}
      </Text>
      <Stack gap="md">
        <RuleChoices
          fields={{ rules: Shown.parse(value) }}
          problems={Object.fromEntries(inQuiz)}
          onChange={({ rules }) =>
            onChange({ ...rules, maxAttempts: rules.maxAttempts === '' ? null : rules.maxAttempts })
          }
        />
      </Stack>
    </Fieldset>
  );
}
