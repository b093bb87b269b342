import { Button, NumberInput, Select, Switch, Textarea, TextInput } from '@mantine/core';
import { useDeferredValue, useState } from 'react';
import type { Problem } from '#shared/features/quiz/editor.ts';
import { QuestionDifficulty, QuestionType, withType } from '#shared/features/quiz/question.ts';
import { Bubble, optionLetter } from '../../../ui/bubble.tsx';
import { Markdown } from '../../../ui/markdown.tsx';
import { OptionEditor } from './option-editor.tsx';
import classes from './question-editor.module.css';
import type { EditedQuestion } from './question-list-state.ts';

export const typeLabels = {
  single_choice: 'Single choice',
  multiple_choice: 'Multiple choice',
  true_false: 'True / False',
  fill_blank: 'Fill in the blank',
} as const satisfies Record<QuestionType, string>;

const types = QuestionType.options.map((value) => ({ value, label: typeLabels[value] }));
const difficulties = [
  { value: 'easy', label: 'Easy' },
  { value: 'medium', label: 'Medium' },
  { value: 'hard', label: 'Hard' },
];

interface QuestionEditorProps {
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
  problems: readonly Problem[];
  /** Makes the ids of the inputs: `${prefix}-text`. */
  prefix: string;
}

/** One question with everything that belongs to it: the same form in the wizard and in both editors. */
export function QuestionEditor({ question, onChange, problems, prefix }: QuestionEditorProps) {
  const problem = (name: string) => problems.find(({ field }) => field === name)?.message;
  const set = (changes: Partial<EditedQuestion>) => onChange({ ...question, ...changes });
  return (
    <div className={classes.editor}>
      <div className={classes.pair}>
        <TypeSelect question={question} onChange={onChange} />
        <Select
          label="Difficulty"
          data={difficulties}
          value={question.difficulty}
          allowDeselect={false}
          onChange={(value) => set({ difficulty: QuestionDifficulty.parse(value) })}
        />
      </div>
      <Textarea
        id={`${prefix}-text`}
        label="Question"
        description="Markdown is understood: **bold**, `code`, blocks of code, lists."
        withAsterisk
        minRows={2}
        maxRows={16}
        value={question.text}
        error={problem('text')}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      {question.type === 'fill_blank' ? (
        <AnswerEditor {...{ question, onChange, prefix }} error={problem('options.0')} />
      ) : (
        <OptionEditor {...{ question, onChange, prefix }} problems={problems.filter(isOfOptions)} />
      )}
      <Textarea
        id={`${prefix}-explanation`}
        label="Explanation"
        description="Shown with the result, never before."
        minRows={2}
        maxRows={12}
        value={question.explanation}
        error={problem('explanation')}
        onChange={(event) => set({ explanation: event.currentTarget.value })}
      />
      <TextInput
        id={`${prefix}-imageUrl`}
        label="Image URL"
        type="url"
        placeholder="https://"
        value={question.imageUrl}
        error={problem('imageUrl')}
        onChange={(event) => set({ imageUrl: event.currentTarget.value })}
      />
      <Preview question={question} />
    </div>
  );
}

const isOfOptions = ({ field }: Problem) => /^(options|correctOption)/.test(field);

/** Another type brings its own options; what was typed before can be had back. */
function TypeSelect({ question, onChange }: Pick<QuestionEditorProps, 'question' | 'onChange'>) {
  const [before, setBefore] = useState<EditedQuestion>();
  const change = (value: string | null) => {
    const type = QuestionType.parse(value);
    if (type === question.type) return;
    const hasOptions = question.type !== 'true_false' && question.options.some(Boolean);
    setBefore(hasOptions ? question : undefined);
    onChange(withType(question, type));
  };
  return (
    <div>
      <Select
        label="Type"
        data={types}
        value={question.type}
        allowDeselect={false}
        onChange={change}
      />
      {before && before.type !== question.type && (
        <Button
          variant="subtle"
          size="compact-sm"
          mt={4}
          onClick={() => {
            const { type, options, correctOption, correctOptions } = before;
            onChange({ ...question, type, options, correctOption, correctOptions });
            setBefore(undefined);
          }}
        >
          Undo: bring the options back
        </Button>
      )}
    </div>
  );
}

interface AnswerEditorProps {
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
  error: string | undefined;
  prefix: string;
}

function AnswerEditor({ question, onChange, error, prefix }: AnswerEditorProps) {
  return (
    <>
      <TextInput
        id={`${prefix}-options.0`}
        label="Answer"
        description="Separate answers that count as well with |"
        withAsterisk
        value={question.options[0] ?? ''}
        error={error}
        onChange={(event) =>
          onChange({ ...question, options: [event.currentTarget.value], correctOption: 0 })
        }
      />
      <div className={classes.pair}>
        <NumberInput
          label="Tolerance"
          description="For numbers: how far off an answer may be"
          min={0}
          value={question.numericTolerance ?? ''}
          onChange={(value) =>
            onChange({ ...question, numericTolerance: typeof value === 'number' ? value : null })
          }
        />
        <Switch
          className={classes.switch}
          label="Upper and lower case count"
          checked={question.caseSensitive}
          onChange={(event) =>
            onChange({ ...question, caseSensitive: event.currentTarget.checked })
          }
        />
      </div>
    </>
  );
}

/** The question as a learner will see it; follows the typing as fast as the device allows. */
function Preview({ question }: { question: EditedQuestion }) {
  const { text, options, type, correctOption, correctOptions, explanation, imageUrl } =
    useDeferredValue(question);
  if (text.trim() === '') return null;
  const isKey = (index: number) => correctOption === index || correctOptions.includes(index);
  return (
    <section className={classes.preview} aria-label="Preview">
      <h4 className={classes.previewTitle}>Preview</h4>
      <div className={classes.stem} dir="auto">
        <Markdown>{text}</Markdown>
      </div>
      {imageUrl.startsWith('https://') && (
        <img className={classes.image} src={imageUrl} alt="" loading="lazy" />
      )}
      {type !== 'fill_blank' && (
        <ul className={classes.choices}>
          {options.map((option, index) => (
            <li key={index} className={classes.choice}>
              <Bubble
                label={optionLetter(index)}
                state={isKey(index) ? 'right' : 'empty'}
                size="sm"
              />
              <span dir="auto">
                <Markdown inline>{option || '…'}</Markdown>
              </span>
            </li>
          ))}
        </ul>
      )}
      {explanation.trim() !== '' && (
        <div className={classes.explanation} dir="auto">
          <Markdown>{explanation}</Markdown>
        </div>
      )}
    </section>
  );
}
