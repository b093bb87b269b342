import { Button, Group, SegmentedControl, Select, Switch, TextInput } from '@mantine/core';
import { IconForms, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import {
  withGapFrom,
  withGapOptions,
  withKind,
  withoutGap,
} from '#shared/features/question/gap-editing.ts';
import type { Gap } from '#shared/features/question/question-types/gap-schema.ts';
import { decimalOf } from '#shared/features/question/question-types/numeric-answer.ts';
import { useKeys } from '#web/keyboard/keys.ts';
import { useMessages } from '#web/language/language.tsx';
import { questionMessages } from '../messages/messages.ts';
import { focusAfterRemoval } from '../question-prefix.ts';
import { type AnswerEditorProps, AnswersFieldset } from './answers-fieldset.tsx';
import classes from './cloze-editor.module.css';
import { LinesField } from './lines-field.tsx';
import { keepRowKeys, rowKeys } from './row-keys.ts';

/** The gaps of the text. The author marks a part of the text and makes a gap of it. */
export function ClozeEditor({ question, onChange, problems, prefix }: AnswerEditorProps) {
  const m = useMessages(questionMessages);
  const textId = `${prefix}-text`;
  const adding = `${prefix}-gaps.make`;
  const { gaps } = question;
  const keys = rowKeys(gaps);
  const problem = (name: string) => problems.find(({ field }) => field === name)?.message;

  const makeGap = () => {
    const field = document.getElementById(textId);
    if (!(field instanceof HTMLTextAreaElement)) return;
    const made = withGapFrom(question, { from: field.selectionStart, to: field.selectionEnd });
    if (!made) return;
    keepRowKeys(gaps, made.question.gaps, [...gaps.keys()].toSpliced(made.gap, 0, -1));
    // At once: writing goes on after the gap.
    flushSync(() => onChange(made.question));
    field.focus();
    field.setSelectionRange(made.end, made.end);
  };
  useKeys({
    enabled: true,
    // With Alt, some keyboards write another character.
    read: (key) =>
      key.altKey && /^[gĝ©]$/i.test(key.key) && document.activeElement?.id === textId
        ? 'make'
        : undefined,
    run: makeGap,
  });

  return (
    <AnswersFieldset
      prefix={prefix}
      title={m.cloze.title}
      hint={m.cloze.hint}
      message={problem('gaps')}
      footer={gaps.map((gap, index) => (
        <GapEditor
          key={keys[index]}
          id={`${prefix}-gaps.${index}`}
          number={index + 1}
          gap={gap}
          problem={problem(`gaps.${index}`)}
          onChange={(changed) => onChange({ ...question, gaps: gaps.with(index, changed) })}
          onRemove={() => {
            const others = withoutGap(question, index);
            keepRowKeys(gaps, others.gaps, [...gaps.keys()].toSpliced(index, 1));
            onChange(others);
            focusAfterRemoval({ index, count: gaps.length, adding });
          }}
        />
      ))}
    >
      <Button
        id={adding}
        variant="light"
        size="sm"
        leftSection={<IconForms size={18} aria-hidden />}
        aria-keyshortcuts="Alt+G"
        // The selection stays in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={makeGap}
      >
        {m.cloze.make}
      </Button>
    </AnswersFieldset>
  );
}

interface GapEditorProps {
  id: string;
  number: number;
  gap: Gap;
  problem: string | undefined;
  onChange: (gap: Gap) => void;
  onRemove: () => void;
}

function GapEditor({ id, number, gap, problem, onChange, onRemove }: GapEditorProps) {
  const m = useMessages(questionMessages).cloze;
  return (
    <fieldset className={classes.gap}>
      <legend className={classes.legend}>{m.gap({ number })}</legend>
      <Group gap="xs" justify="space-between">
        <SegmentedControl
          size="xs"
          aria-label={m.kindOf({ number })}
          data={[
            { value: 'text', label: m.kinds.text },
            { value: 'choice', label: m.kinds.choice },
          ]}
          value={gap.kind}
          onChange={(kind) => onChange(withKind(gap, kind === 'choice' ? 'choice' : 'text'))}
        />
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconX size={18} aria-hidden />}
          onClick={onRemove}
        >
          {m.remove({ number })}
        </Button>
      </Group>
      {gap.kind === 'text' ? (
        <TextGapEditor {...{ id, gap, problem, onChange }} />
      ) : (
        <ChoiceGapEditor {...{ id, gap, problem, onChange }} />
      )}
    </fieldset>
  );
}

interface KindProps<Kind extends Gap['kind']> {
  id: string;
  gap: Extract<Gap, { kind: Kind }>;
  problem: string | undefined;
  onChange: (gap: Gap) => void;
}

function TextGapEditor({ id, gap, problem, onChange }: KindProps<'text'>) {
  const m = useMessages(questionMessages);
  return (
    <div className={classes.fields}>
      <LinesField
        id={id}
        label={m.cloze.answers}
        description={m.cloze.linesHint}
        lines={gap.answers}
        error={problem}
        onChange={(answers) => onChange({ ...gap, answers })}
      />
      <div className={classes.comparison}>
        <ToleranceField
          value={gap.tolerance}
          onChange={(tolerance) => onChange({ ...gap, tolerance })}
        />
        <Switch
          label={m.caseSensitive}
          checked={gap.caseSensitive}
          onChange={(event) => onChange({ ...gap, caseSensitive: event.currentTarget.checked })}
        />
      </div>
    </div>
  );
}

interface ToleranceProps {
  value: number | null;
  onChange: (tolerance: number | null) => void;
}

/** What is no number stays in the field with a message, and changes nothing. */
function ToleranceField({ value, onChange }: ToleranceProps) {
  const m = useMessages(questionMessages);
  const [typed, setTyped] = useState(String(value ?? ''));
  const number = toleranceIn(typed);
  return (
    <TextInput
      label={m.tolerance}
      description={m.toleranceHint}
      inputMode="decimal"
      autoComplete="off"
      value={number === undefined || number === value ? typed : String(value ?? '')}
      error={number === undefined && m.cloze.toleranceProblem}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const entered = toleranceIn(currentTarget.value);
        if (entered !== undefined) onChange(entered);
      }}
    />
  );
}

/** Null for an empty field; undefined for what is no tolerance. */
function toleranceIn(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const number = decimalOf(text);
  return number !== undefined && number >= 0 ? number : undefined;
}

function ChoiceGapEditor({ id, gap, problem, onChange }: KindProps<'choice'>) {
  const m = useMessages(questionMessages).cloze;
  return (
    <div className={classes.fields}>
      <LinesField
        id={id}
        label={m.options}
        description={m.linesHint}
        lines={gap.options}
        error={problem}
        onChange={(options) => onChange(withGapOptions(gap, options))}
      />
      <Select
        label={m.rightOption}
        data={gap.options.map((option, index) => ({ value: String(index), label: option }))}
        value={gap.correctOption === null ? null : String(gap.correctOption)}
        allowDeselect={false}
        onChange={(value) =>
          onChange({ ...gap, correctOption: value === null ? null : Number(value) })
        }
      />
    </div>
  );
}
