import { ActionIcon, Button, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowRight, IconArrowUp, IconPlus, IconX } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { pairsInText } from '#shared/features/question/pasted.ts';
import { mostOptions } from '#shared/features/question/question-types/definition.ts';
import { withOptionMoved, withoutOption } from '#shared/features/question/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { optionLetter } from '#web/ui/option-marker.tsx';
import { LinesField } from './lines-field.tsx';
import { questionMessages } from './messages/messages.ts';
import form from './option-editor.module.css';
import type { AnswerEditorProps } from './option-editor.tsx';
import classes from './placing-editor.module.css';
import type { EditedQuestion } from './question-list-state.ts';
import { focusSoon } from './question-prefix.ts';

/** Items with what belongs to each. */
export const MatchingEditor = (props: AnswerEditorProps) => (
  <PlacingEditor {...props} kind="matching" />
);

/** Items with the category of each. */
export const CategoriseEditor = (props: AnswerEditorProps) => (
  <PlacingEditor {...props} kind="categorise" />
);

interface Row {
  item: string;
  target: string;
}

const rowsOf = ({ options, targets }: EditedQuestion): Row[] =>
  options.map((item, index) => ({ item, target: targets[index] ?? '' }));
const othersOf = ({ options, targets }: EditedQuestion): string[] => targets.slice(options.length);

const withRows = (
  question: EditedQuestion,
  rows: readonly Row[],
  others = othersOf(question),
): EditedQuestion => ({
  ...question,
  options: rows.map(({ item }) => item),
  targets: [...rows.map(({ target }) => target), ...others],
});

function PlacingEditor({
  kind,
  ...props
}: AnswerEditorProps & { kind: 'matching' | 'categorise' }) {
  const { question, onChange, problems, prefix } = props;
  const all = useMessages(questionMessages);
  const m = all.placing[kind];
  const known = useId();
  const rows = rowsOf(question);
  const problem = (name: string) => problems.find(({ field }) => field === name)?.message;
  const message = problem('options') ?? problem('targets');
  const messageId = `${prefix}-options-problem`;
  const focus = (part: 'options' | 'targets', index: number) =>
    document.getElementById(`${prefix}-${part}.${index}`)?.focus();

  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length) return;
    onChange(withOptionMoved(question, from, to));
    focusSoon(`${prefix}-options.${to}`);
  };
  const add = () => {
    if (rows.length >= mostOptions) return;
    // At once: what is typed next must not go into the previous field.
    flushSync(() => onChange(withRows(question, [...rows, { item: '', target: '' }])));
    focus('options', rows.length);
  };
  const onKeyDown = (event: KeyboardEvent, part: 'options' | 'targets', index: number) => {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
    }
    // Enter goes on to the next field; with Shift it begins a new line, with Ctrl a new question.
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key !== 'Enter' || !isPlain || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (part === 'options') focus('targets', index);
    else if (index < rows.length - 1) focus('options', index + 1);
    else if (rows[index]?.item.trim() !== '') add();
  };
  const pasteTable = (event: ClipboardEvent, index: number) => {
    const pasted = pairsInText(event.clipboardData.getData('text'));
    const isEmpty = rows.slice(index).every(({ item, target }) => item === '' && target === '');
    const filled = [...rows.slice(0, index), ...(pasted ?? [])];
    if (!pasted || !isEmpty || filled.length > mostOptions) return;
    event.preventDefault();
    onChange(withRows(question, filled));
  };
  const change = (index: number, row: Partial<Row>) =>
    onChange(
      withRows(
        question,
        rows.map((other, place) => (place === index ? { ...other, ...row } : other)),
      ),
    );

  return (
    <>
      <fieldset
        className={form.options}
        id={`${prefix}-options`}
        aria-describedby={message ? messageId : undefined}
        tabIndex={-1}
      >
        <legend className={form.legend}>
          {m.title}
          <span className={form.hint}>{m.hint}</span>
        </legend>
        {kind === 'categorise' && (
          <datalist id={known}>
            {[...new Set(question.targets.map((target) => target.trim()))]
              .filter((target) => target !== '')
              .map((target) => (
                <option key={target} value={target} />
              ))}
          </datalist>
        )}
        {rows.map(({ item, target }, index) => {
          const letter = optionLetter(index);
          return (
            <div key={index} className={classes.pair}>
              <GrowingTextarea
                id={`${prefix}-options.${index}`}
                aria-label={m.item({ letter })}
                placeholder={m.item({ letter })}
                value={item}
                minRows={1}
                maxRows={8}
                error={problem(`options.${index}`)}
                onKeyDown={(event) => onKeyDown(event, 'options', index)}
                onPaste={(event) => pasteTable(event, index)}
                onChange={(event) => change(index, { item: event.currentTarget.value })}
              />
              <IconArrowRight className={classes.arrow} size={18} aria-hidden />
              <TextInput
                id={`${prefix}-targets.${index}`}
                aria-label={m.target({ letter })}
                placeholder={m.target({ letter })}
                autoComplete="off"
                list={kind === 'categorise' ? known : undefined}
                value={target}
                error={problem(`targets.${index}`)}
                onKeyDown={(event) => onKeyDown(event, 'targets', index)}
                onChange={(event) => change(index, { target: event.currentTarget.value })}
              />
              <div className={form.tools}>
                <ActionIcon
                  tabIndex={-1}
                  aria-label={all.moveOptionUp({ letter })}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <IconArrowUp size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  tabIndex={-1}
                  aria-label={all.moveOptionDown({ letter })}
                  disabled={index === rows.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <IconArrowDown size={18} aria-hidden />
                </ActionIcon>
                {rows.length > 2 && (
                  <ActionIcon
                    tabIndex={-1}
                    aria-label={all.removeOption({ letter })}
                    onClick={() => onChange(withoutOption(question, index))}
                  >
                    <IconX size={18} aria-hidden />
                  </ActionIcon>
                )}
              </div>
            </div>
          );
        })}
        {message && (
          <p className={form.problem} id={messageId} role="alert">
            {message}
          </p>
        )}
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={rows.length >= mostOptions}
          onClick={add}
        >
          {m.add}
        </Button>
      </fieldset>
      <LinesField
        id={`${prefix}-others`}
        label={m.others}
        description={m.othersHint}
        lines={othersOf(question)}
        onChange={(others) => onChange(withRows(question, rows, others))}
      />
    </>
  );
}
