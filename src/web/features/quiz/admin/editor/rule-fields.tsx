import { Checkbox, Stack, Text, TextInput } from '@mantine/core';
import type { QuizFormValues } from '#shared/features/quiz/editor.ts';
import { useMessages } from '#web/language/language.tsx';
import { DateTimeField } from '#web/ui/form/dates/date-time-field.tsx';
import { quizEditorMessages } from './messages/messages.ts';
import classes from './quiz-fields.module.css';
import { presetOf, RuleChoices } from './rule-choices.tsx';

interface RuleFieldsProps {
  fields: QuizFormValues;
  /** Messages by field: `rules.passMarkPercent`. */
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<QuizFormValues>) => void;
}

const ofAccess = ['opensAt', 'closesAt', 'accessCode'];

/** How the quiz is taken: a preset, each rule, when it is open, and who finds it. */
export function RuleFields({ fields, problems, onChange }: RuleFieldsProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  const preset = presetOf(fields.rules);
  const isWrong = Object.keys(problems).some(
    (name) => name.startsWith('rules.') || ofAccess.includes(name),
  );
  return (
    <details className={classes.more} open={isWrong || undefined}>
      <summary>{m.summary({ preset: preset ? m.presets[preset] : m.own })}</summary>
      <Stack gap="md" mt="sm">
        <RuleChoices {...{ fields, problems, onChange }} />
        <Opening {...{ fields, problems, onChange }} />
        <Access {...{ fields, onChange }} />
        <Text size="sm" c="dimmed">
          {m.running}
        </Text>
      </Stack>
    </details>
  );
}

/** When the quiz is open, and with which code it begins. */
function Opening({ fields, problems, onChange }: RuleFieldsProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  return (
    <>
      <DateTimeField
        id="quiz-opensAt"
        label={m.opens}
        value={fields.opensAt}
        error={problems.opensAt}
        onChange={(opensAt) => onChange({ opensAt })}
      />
      {fields.status === 'draft' && fields.opensAt !== '' && (
        <Checkbox
          label={m.publishesWhenOpen}
          description={m.publishesWhenOpenHint}
          checked={fields.publishesWhenOpen}
          onChange={({ currentTarget }) => onChange({ publishesWhenOpen: currentTarget.checked })}
        />
      )}
      <DateTimeField
        id="quiz-closesAt"
        label={m.closes}
        value={fields.closesAt}
        error={problems.closesAt}
        onChange={(closesAt) => onChange({ closesAt })}
      />
      <TextInput
        id="quiz-accessCode"
        label={m.accessCode}
        description={m.accessCodeHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        maxLength={50}
        value={fields.accessCode}
        error={problems.accessCode}
        onChange={({ currentTarget }) => onChange({ accessCode: currentTarget.value })}
      />
    </>
  );
}

/** Who finds the quiz, and who can take or practise it. */
function Access({ fields, onChange }: Omit<RuleFieldsProps, 'problems'>) {
  const { rules: m } = useMessages(quizEditorMessages);
  return (
    <>
      <Checkbox
        label={m.isListed}
        description={m.isListedHint}
        disabled={fields.isByLink}
        checked={fields.isListed}
        onChange={({ currentTarget }) => onChange({ isListed: currentTarget.checked })}
      />
      <Checkbox
        label={m.isMembersOnly}
        description={m.isMembersOnlyHint}
        disabled={fields.isByLink}
        checked={fields.isMembersOnly}
        onChange={({ currentTarget }) => onChange({ isMembersOnly: currentTarget.checked })}
      />
      <Checkbox
        label={m.isByLink}
        description={m.isByLinkHint}
        checked={fields.isByLink}
        onChange={({ currentTarget }) =>
          onChange(
            currentTarget.checked
              ? { isByLink: true, isListed: false, isMembersOnly: true }
              : { isByLink: false },
          )
        }
      />
      <Checkbox
        label={m.isOpenForPractice}
        description={m.isOpenForPracticeHint}
        checked={fields.isOpenForPractice}
        onChange={({ currentTarget }) => onChange({ isOpenForPractice: currentTarget.checked })}
      />
    </>
  );
}
