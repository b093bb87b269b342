import { ActionIcon, Button, NumberInput, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import {
  type EssayFields,
  emptyEssay,
} from '#shared/features/question/question-types/essay/essay-fields.ts';
import { maxCriteria, maxLevels } from '#shared/features/question/question-types/essay/rubric.ts';
import { keepingFocus } from '#web/keyboard/focus-near.ts';
import { useMessages } from '#web/language/language.tsx';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { WholeNumberField } from '#web/ui/form/numbers/whole-number-field.tsx';
import { questionMessages } from '../messages/messages.ts';
import pairs from '../question-editor.module.css';
import { focusAfterRemoval } from '../question-prefix.ts';
import type { AnswerEditorProps } from './answers-fieldset.tsx';
import classes from './essay-editor.module.css';

type Criterion = EssayFields['rubric'][number];

/** Word limits, the sample answer, notes for those who mark, and the rubric. */
export function EssayEditor({ question, onChange, problems, prefix }: AnswerEditorProps) {
  const { essay: m } = useMessages(questionMessages);
  const essay = question.essay ?? emptyEssay;
  const set = (changes: Partial<EssayFields>) =>
    onChange({ ...question, essay: { ...essay, ...changes } });
  const problem = (name: string) => problems.find(({ field }) => field === name)?.message;
  return (
    <>
      <div className={pairs.pair}>
        <WordsInput
          id={`${prefix}-essay.minWords`}
          label={m.minWords}
          value={essay.minWords}
          onChange={(minWords) => set({ minWords })}
        />
        <WordsInput
          id={`${prefix}-essay.maxWords`}
          label={m.maxWords}
          value={essay.maxWords}
          error={problem('essay.maxWords')}
          onChange={(maxWords) => set({ maxWords })}
        />
      </div>
      <RubricEditor
        rubric={essay.rubric}
        onChange={(rubric) => set({ rubric })}
        problem={problem}
        prefix={prefix}
      />
      <GrowingTextarea
        label={m.sampleAnswer}
        description={m.sampleHint}
        minRows={3}
        maxRows={16}
        maxLength={20_000}
        value={essay.sampleAnswer ?? ''}
        onChange={(event) => set({ sampleAnswer: event.currentTarget.value || null })}
      />
      <GrowingTextarea
        label={m.markerNotes}
        description={m.notesHint}
        minRows={2}
        maxRows={12}
        maxLength={5000}
        value={essay.markerNotes ?? ''}
        onChange={(event) => set({ markerNotes: event.currentTarget.value || null })}
      />
      <GrowingTextarea
        label={m.template}
        description={m.templateHint}
        minRows={2}
        maxRows={12}
        maxLength={5000}
        value={essay.template ?? ''}
        onChange={(event) => set({ template: event.currentTarget.value || null })}
      />
    </>
  );
}

interface WordsInputProps {
  id: string;
  label: string;
  value: number | null;
  error?: string | undefined;
  onChange: (value: number | null) => void;
}

const WordsInput = ({ value, onChange, ...props }: WordsInputProps) => (
  <NumberInput
    {...props}
    min={1}
    max={10_000}
    allowDecimal={false}
    value={value ?? ''}
    onChange={(given) => onChange(typeof given === 'number' ? given : null)}
  />
);

interface RubricEditorProps {
  rubric: readonly Criterion[];
  onChange: (rubric: Criterion[]) => void;
  problem: (field: string) => string | undefined;
  prefix: string;
}

const newCriterion = (): Criterion => ({
  name: '',
  levels: [2, 1, 0].map((points) => ({ points, description: '' })),
});

/** Criteria, each with its levels. */
function RubricEditor({ rubric, onChange, problem, prefix }: RubricEditorProps) {
  const { essay: m } = useMessages(questionMessages);
  const adding = `${prefix}-essay.add`;
  const replace = (index: number, criterion: Criterion) =>
    onChange(rubric.map((other, position) => (position === index ? criterion : other)));
  return (
    <fieldset className={classes.rubric}>
      <legend className={classes.legend}>
        {m.rubric}
        <span className={classes.hint}>{m.rubricHint}</span>
      </legend>
      {rubric.map((criterion, index) => (
        <div key={index} className={classes.criterion}>
          <div className={classes.row}>
            <TextInput
              id={`${prefix}-essay.rubric.${index}`}
              className={classes.wide}
              aria-label={m.criterion({ number: String(index + 1) })}
              placeholder={m.criterion({ number: String(index + 1) })}
              autoComplete="off"
              maxLength={200}
              value={criterion.name}
              error={problem(`essay.rubric.${index}`)}
              onChange={(event) =>
                replace(index, { ...criterion, name: event.currentTarget.value })
              }
            />
            <ActionIcon
              aria-label={m.removeCriterion({ number: String(index + 1) })}
              onClick={() => {
                onChange(rubric.filter((_, position) => position !== index));
                focusAfterRemoval({ index, count: rubric.length, adding });
              }}
            >
              <IconX size={18} aria-hidden />
            </ActionIcon>
          </div>
          <LevelsEditor
            levels={criterion.levels}
            onChange={(levels) => replace(index, { ...criterion, levels })}
          />
        </div>
      ))}
      <Button
        id={adding}
        variant="subtle"
        size="sm"
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={rubric.length >= maxCriteria}
        onClick={() => onChange([...rubric, newCriterion()])}
      >
        {m.addCriterion}
      </Button>
    </fieldset>
  );
}

interface LevelsEditorProps {
  levels: Criterion['levels'];
  onChange: (levels: Criterion['levels']) => void;
}

function LevelsEditor({ levels, onChange }: LevelsEditorProps) {
  const { essay: m } = useMessages(questionMessages);
  const replace = (index: number, changes: Partial<Criterion['levels'][number]>) =>
    onChange(
      levels.map((other, position) => (position === index ? { ...other, ...changes } : other)),
    );
  return (
    <>
      {levels.map(({ points, description }, index) => {
        const number = String(index + 1);
        return (
          <div key={index} className={classes.row}>
            <WholeNumberField
              className={classes.points}
              aria-label={m.points({ number })}
              min={0}
              max={100}
              value={points}
              onChange={(value) => replace(index, { points: value })}
            />
            <TextInput
              className={classes.wide}
              aria-label={m.level({ number })}
              placeholder={m.level({ number })}
              autoComplete="off"
              maxLength={1000}
              value={description}
              onChange={(event) => replace(index, { description: event.currentTarget.value })}
            />
            {levels.length > 2 && (
              <ActionIcon
                aria-label={m.removeLevel({ number })}
                onClick={keepingFocus(() =>
                  onChange(levels.filter((_, position) => position !== index)),
                )}
              >
                <IconX size={18} aria-hidden />
              </ActionIcon>
            )}
          </div>
        );
      })}
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={levels.length >= maxLevels}
        onClick={() => onChange([...levels, { points: 0, description: '' }])}
      >
        {m.addLevel}
      </Button>
    </>
  );
}
