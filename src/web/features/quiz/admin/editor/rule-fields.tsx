import { Checkbox, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { untimedDays } from '#shared/features/attempt/rules.ts';
import {
  type QuizFormValues,
  type RulesFormValues,
  rulesFormValues,
} from '#shared/features/quiz/editor.ts';
import {
  countedAttempts,
  layouts,
  type RulePreset,
  rulePresets,
} from '#shared/features/quiz/rules.ts';
import { feedbackLevels, levelsAtOnce } from '#shared/kernel/feedback.ts';
import { useMessages } from '#web/language/language.tsx';
import { DateTimeField } from '#web/ui/form/date-time-field.tsx';
import { TypedNumber } from '../questions/typed-number.tsx';
import { quizEditorMessages } from './messages/messages.ts';
import classes from './quiz-fields.module.css';

interface RuleFieldsProps {
  fields: QuizFormValues;
  /** Messages by field: `rules.passMarkPercent`. */
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<QuizFormValues>) => void;
}

const presets = Object.keys(rulePresets).filter((name): name is RulePreset => name in rulePresets);

/** The preset whose rules these are. */
const presetOf = (rules: RulesFormValues): RulePreset | undefined =>
  presets.find(
    (name) =>
      JSON.stringify(inOrder(rules)) ===
      JSON.stringify(inOrder(rulesFormValues(rulePresets[name]))),
  );

/** The same rules for comparison: the database returns their fields in another order. */
const inOrder = ({ cooldownHours, feedback, ...rules }: RulesFormValues) => [
  rules.passMarkPercent,
  cooldownHours.passed,
  cooldownHours.failed,
  rules.maxAttempts,
  rules.countedAttempt,
  rules.shuffleQuestions,
  rules.shuffleOptions,
  rules.oneWay,
  rules.untimed,
  rules.partialCredit,
  rules.wrongAnswerPenaltyPercent,
  rules.questionSeconds,
  rules.layout,
  feedback.atOnce,
  feedback.atEnd,
  feedback.afterClosing,
];

/** How the quiz is taken: a preset, each rule, when it is open, and who finds it. */
export function RuleFields({ fields, problems, onChange }: RuleFieldsProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  const preset = presetOf(fields.rules);
  const isWrong = Object.keys(problems).some((name) => name.startsWith('rules.') || name in access);
  return (
    <details className={classes.more} open={isWrong || undefined}>
      <summary>{m.summary({ preset: preset ? m.presets[preset] : m.own })}</summary>
      <Stack gap="md" mt="sm">
        <RuleChoices {...{ fields, problems, onChange }} />
        <Access {...{ fields, problems, onChange }} />
        <Text size="sm" c="dimmed">
          {m.running}
        </Text>
      </Stack>
    </details>
  );
}

interface RuleChoicesProps extends Pick<RuleFieldsProps, 'problems'> {
  fields: Pick<QuizFormValues, 'rules'>;
  onChange: (changes: { rules: RulesFormValues }) => void;
}

/** A preset, and each rule. */
export function RuleChoices(props: RuleChoicesProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  const preset = presetOf(props.fields.rules);
  return (
    <>
      <Select
        id="quiz-preset"
        label={m.preset}
        description={preset && m.presetHints[preset]}
        placeholder={m.own}
        allowDeselect={false}
        data={presets.map((value) => ({ value, label: m.presets[value] }))}
        value={preset ?? null}
        onChange={(name) => name && props.onChange({ rules: rulesFormValues(rulePresets[name]) })}
      />
      <Grading {...props} />
    </>
  );
}

const access = { opensAt: true, closesAt: true, accessCode: true };

function Grading({ fields: { rules }, problems, onChange }: RuleChoicesProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  const change = (changes: Partial<RulesFormValues>) =>
    onChange({ rules: { ...rules, ...changes } });
  const { cooldownHours, feedback } = rules;
  const levels = feedbackLevels.map((value) => ({ value, label: m.levels[value] }));
  return (
    <>
      <SimpleGrid
        cols={{ base: 1, xs: 2 }}
        spacing="md"
        verticalSpacing="md"
        className={classes.pairs}
      >
        <TypedNumber
          id="quiz-rules.passMarkPercent"
          label={m.passMark}
          value={rules.passMarkPercent}
          error={problems['rules.passMarkPercent']}
          onChange={(passMarkPercent) => change({ passMarkPercent })}
        />
        <TypedNumber
          id="quiz-rules.maxAttempts"
          label={m.attempts}
          placeholder={m.anyNumber}
          value={rules.maxAttempts}
          error={problems['rules.maxAttempts']}
          onChange={(maxAttempts) => change({ maxAttempts })}
        />
        <TypedNumber
          id="quiz-rules.cooldownHours.passed"
          label={m.waitPassed}
          value={cooldownHours.passed}
          error={problems['rules.cooldownHours.passed']}
          onChange={(passed) => change({ cooldownHours: { ...cooldownHours, passed } })}
        />
        <TypedNumber
          id="quiz-rules.cooldownHours.failed"
          label={m.waitFailed}
          value={cooldownHours.failed}
          error={problems['rules.cooldownHours.failed']}
          onChange={(failed) => change({ cooldownHours: { ...cooldownHours, failed } })}
        />
      </SimpleGrid>
      <Checkbox
        label={m.partialCredit}
        description={m.partialCreditHint}
        checked={rules.partialCredit}
        onChange={({ currentTarget }) => change({ partialCredit: currentTarget.checked })}
      />
      <TypedNumber
        id="quiz-rules.wrongAnswerPenaltyPercent"
        label={m.penalty}
        description={m.penaltyHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={rules.wrongAnswerPenaltyPercent}
        error={problems['rules.wrongAnswerPenaltyPercent']}
        onChange={(wrongAnswerPenaltyPercent) => change({ wrongAnswerPenaltyPercent })}
      />
      <Select
        label={m.counted}
        allowDeselect={false}
        data={countedAttempts.map((value) => ({ value, label: m.countedAttempts[value] }))}
        value={rules.countedAttempt}
        onChange={(countedAttempt) => countedAttempt && change({ countedAttempt })}
      />
      <AtOnce feedback={feedback} onChange={(feedback) => change({ feedback })} />
      <Select
        id="quiz-rules.feedback.atEnd"
        label={m.atEnd}
        allowDeselect={false}
        data={levels}
        value={feedback.atEnd}
        error={problems['rules.feedback.atEnd']}
        onChange={(atEnd) => atEnd && change({ feedback: { ...feedback, atEnd } })}
      />
      <Select
        label={m.afterClosing}
        description={m.afterClosingHint}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        allowDeselect={false}
        data={levels}
        value={feedback.afterClosing}
        onChange={(afterClosing) =>
          afterClosing && change({ feedback: { ...feedback, afterClosing } })
        }
      />
      <Select
        id="quiz-rules.layout"
        label={m.layout}
        allowDeselect={false}
        data={layouts.map((value) => ({ value, label: m.layouts[value] }))}
        value={rules.layout}
        error={problems['rules.layout']}
        onChange={(layout) => layout && change({ layout })}
      />
      <Checkbox
        label={m.shuffleQuestions}
        checked={rules.shuffleQuestions}
        onChange={({ currentTarget }) => change({ shuffleQuestions: currentTarget.checked })}
      />
      <Checkbox
        label={m.shuffleOptions}
        checked={rules.shuffleOptions}
        onChange={({ currentTarget }) => change({ shuffleOptions: currentTarget.checked })}
      />
      <Checkbox
        label={m.oneWay}
        description={m.oneWayHint}
        checked={rules.oneWay}
        disabled={rules.oneWay && rules.questionSeconds !== ''}
        onChange={({ currentTarget }) => change({ oneWay: currentTarget.checked })}
      />
      <TypedNumber
        id="quiz-rules.questionSeconds"
        label={m.questionSeconds}
        description={m.questionSecondsHint}
        placeholder={m.noQuestionSeconds}
        value={rules.questionSeconds}
        error={problems['rules.questionSeconds']}
        onChange={(questionSeconds) =>
          change({ questionSeconds, oneWay: rules.oneWay || questionSeconds !== '' })
        }
      />
      <Checkbox
        label={m.untimed}
        description={m.untimedHint({ days: untimedDays })}
        checked={rules.untimed}
        onChange={({ currentTarget }) => change({ untimed: currentTarget.checked })}
      />
    </>
  );
}

interface AtOnceProps {
  feedback: RulesFormValues['feedback'];
  onChange: (feedback: RulesFormValues['feedback']) => void;
}

/** What is shown when an answer is checked during the attempt. */
function AtOnce({ feedback, onChange }: AtOnceProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  return (
    <Select
      label={m.atOnce}
      description={m.atOnceHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      allowDeselect={false}
      data={[
        { value: '', label: m.notAtOnce },
        ...levelsAtOnce.map((value) => ({ value, label: m.levels[value] })),
      ]}
      value={feedback.atOnce ?? ''}
      onChange={(level) =>
        onChange({ ...feedback, atOnce: levelsAtOnce.find((known) => known === level) ?? null })
      }
    />
  );
}

function Access({ fields, problems, onChange }: RuleFieldsProps) {
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
