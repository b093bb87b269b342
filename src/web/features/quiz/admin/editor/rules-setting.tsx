import { Fieldset, Stack, Text } from '@mantine/core';
import { EnteredRules, rulesToCheck } from './quiz-draft.ts';
import { RuleChoices } from './rule-choices.tsx';

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
          fields={{ rules: EnteredRules.parse(value) }}
          problems={Object.fromEntries(inQuiz)}
          onChange={({ rules }) => onChange(rulesToCheck(rules))}
        />
      </Stack>
    </Fieldset>
  );
}
