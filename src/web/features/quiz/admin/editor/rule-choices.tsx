import { Checkbox, Select, SimpleGrid } from '@mantine/core';
import { hashKey } from '@tanstack/react-query';
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
import { TypedNumber } from '../questions/typed-number.tsx';
import { quizEditorMessages } from './messages/messages.ts';
import classes from './quiz-fields.module.css';

const presets = Object.keys(rulePresets).filter((name): name is RulePreset => name in rulePresets);

/** The preset whose rules these are. Compared by hash: the database returns the fields in another order. */
export const presetOf = (rules: RulesFormValues): RulePreset | undefined =>
  presets.find((name) => hashKey([rulesFormValues(rulePresets[name])]) === hashKey([rules]));

interface RuleChoicesProps {
  /** Messages by field: `rules.passMarkPercent`. */
  problems: Readonly<Record<string, string>>;
  fields: Pick<QuizFormValues, 'rules'>;
  onChange: (changes: { rules: RulesFormValues }) => void;
}

/** A preset, and each rule. */
export function RuleChoices(props: RuleChoicesProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  const { rules } = props.fields;
  const preset = presetOf(rules);
  const each: RuleProps = {
    rules,
    problems: props.problems,
    onChange: (changes) => props.onChange({ rules: { ...rules, ...changes } }),
  };
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
      <Attempts {...each} />
      <Marks {...each} />
      <Feedback {...each} />
      <Layout {...each} />
      <Time {...each} />
    </>
  );
}

interface RuleProps extends Pick<RuleChoicesProps, 'problems'> {
  rules: RulesFormValues;
  onChange: (changes: Partial<RulesFormValues>) => void;
}

const hintBelow = ['label', 'input', 'description', 'error'] as const;

/** What passes, how often the quiz may be taken, and how long a learner waits between attempts. */
function Attempts({ rules, problems, onChange }: RuleProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  const { cooldownHours } = rules;
  return (
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
        onChange={(passMarkPercent) => onChange({ passMarkPercent })}
      />
      <TypedNumber
        id="quiz-rules.maxAttempts"
        label={m.attempts}
        placeholder={m.anyNumber}
        value={rules.maxAttempts}
        error={problems['rules.maxAttempts']}
        onChange={(maxAttempts) => onChange({ maxAttempts })}
      />
      <TypedNumber
        id="quiz-rules.cooldownHours.passed"
        label={m.waitPassed}
        value={cooldownHours.passed}
        error={problems['rules.cooldownHours.passed']}
        onChange={(passed) => onChange({ cooldownHours: { ...cooldownHours, passed } })}
      />
      <TypedNumber
        id="quiz-rules.cooldownHours.failed"
        label={m.waitFailed}
        value={cooldownHours.failed}
        error={problems['rules.cooldownHours.failed']}
        onChange={(failed) => onChange({ cooldownHours: { ...cooldownHours, failed } })}
      />
    </SimpleGrid>
  );
}

/** What an answer earns or costs, and which attempt counts. */
function Marks({ rules, problems, onChange }: RuleProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  return (
    <>
      <Checkbox
        label={m.partialCredit}
        description={m.partialCreditHint}
        checked={rules.partialCredit}
        onChange={({ currentTarget }) => onChange({ partialCredit: currentTarget.checked })}
      />
      <TypedNumber
        id="quiz-rules.wrongAnswerPenaltyPercent"
        label={m.penalty}
        description={m.penaltyHint}
        inputWrapperOrder={[...hintBelow]}
        value={rules.wrongAnswerPenaltyPercent}
        error={problems['rules.wrongAnswerPenaltyPercent']}
        onChange={(wrongAnswerPenaltyPercent) => onChange({ wrongAnswerPenaltyPercent })}
      />
      <Select
        label={m.counted}
        allowDeselect={false}
        data={countedAttempts.map((value) => ({ value, label: m.countedAttempts[value] }))}
        value={rules.countedAttempt}
        onChange={(countedAttempt) => countedAttempt && onChange({ countedAttempt })}
      />
    </>
  );
}

/** What learners see of their marks, and when. */
function Feedback({ rules: { feedback }, problems, onChange }: RuleProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  const change = (changes: Partial<RulesFormValues['feedback']>) =>
    onChange({ feedback: { ...feedback, ...changes } });
  const labelled = <Level extends keyof typeof m.levels>(value: Level) => ({
    value,
    label: m.levels[value],
  });
  return (
    <>
      <Select
        label={m.atOnce}
        description={m.atOnceHint}
        inputWrapperOrder={[...hintBelow]}
        allowDeselect={false}
        data={[{ value: '', label: m.notAtOnce }, ...levelsAtOnce.map(labelled)]}
        value={feedback.atOnce ?? ''}
        onChange={(level) =>
          change({ atOnce: levelsAtOnce.find((known) => known === level) ?? null })
        }
      />
      <Select
        id="quiz-rules.feedback.atEnd"
        label={m.atEnd}
        allowDeselect={false}
        data={feedbackLevels.map(labelled)}
        value={feedback.atEnd}
        error={problems['rules.feedback.atEnd']}
        onChange={(atEnd) => atEnd && change({ atEnd })}
      />
      <Select
        label={m.afterClosing}
        description={m.afterClosingHint}
        inputWrapperOrder={[...hintBelow]}
        allowDeselect={false}
        data={feedbackLevels.map(labelled)}
        value={feedback.afterClosing}
        onChange={(afterClosing) => afterClosing && change({ afterClosing })}
      />
    </>
  );
}

/** How questions and options are arranged. */
function Layout({ rules, problems, onChange }: RuleProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  return (
    <>
      <Select
        id="quiz-rules.layout"
        label={m.layout}
        allowDeselect={false}
        data={layouts.map((value) => ({ value, label: m.layouts[value] }))}
        value={rules.layout}
        error={problems['rules.layout']}
        onChange={(layout) => layout && onChange({ layout })}
      />
      <Checkbox
        label={m.shuffleQuestions}
        checked={rules.shuffleQuestions}
        onChange={({ currentTarget }) => onChange({ shuffleQuestions: currentTarget.checked })}
      />
      <Checkbox
        label={m.shuffleOptions}
        checked={rules.shuffleOptions}
        onChange={({ currentTarget }) => onChange({ shuffleOptions: currentTarget.checked })}
      />
      <Checkbox
        label={m.oneWay}
        description={m.oneWayHint}
        checked={rules.oneWay}
        disabled={rules.oneWay && rules.questionSeconds !== ''}
        onChange={({ currentTarget }) => onChange({ oneWay: currentTarget.checked })}
      />
    </>
  );
}

/** How much time there is for a question, and for all of them. */
function Time({ rules, problems, onChange }: RuleProps) {
  const { rules: m } = useMessages(quizEditorMessages);
  return (
    <>
      <TypedNumber
        id="quiz-rules.questionSeconds"
        label={m.questionSeconds}
        description={m.questionSecondsHint}
        placeholder={m.noQuestionSeconds}
        value={rules.questionSeconds}
        error={problems['rules.questionSeconds']}
        onChange={(questionSeconds) =>
          onChange({ questionSeconds, oneWay: rules.oneWay || questionSeconds !== '' })
        }
      />
      <Checkbox
        label={m.untimed}
        description={m.untimedHint({ days: untimedDays })}
        checked={rules.untimed}
        onChange={({ currentTarget }) => onChange({ untimed: currentTarget.checked })}
      />
    </>
  );
}
