import { ActionIcon, Button, Checkbox, Radio } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconPin,
  IconPinFilled,
  IconPlus,
  IconX,
} from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { optionsInText, withOptionsPasted } from '#shared/features/question/pasted.ts';
import { mostOptions, type Problem } from '#shared/features/question/question-types/definition.ts';
import { withOptionMoved, withoutOption } from '#shared/features/question/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import { questionMessages } from './messages/messages.ts';
import classes from './option-editor.module.css';
import type { EditedQuestion } from './question-list-state.ts';
import { focusSoon } from './question-prefix.ts';
import { shownOptions } from './shown-options.ts';

/** What the part of the editor for options or answer gets. */
export interface AnswerEditorProps {
  question: EditedQuestion;
  onChange: (question: EditedQuestion) => void;
  problems: readonly Problem[];
  /** Makes the ids of the inputs: `${prefix}-options.0`. */
  prefix: string;
}

/** Options of which one is marked as correct. */
export const OneKeyEditor = (props: AnswerEditorProps) => <OptionEditor {...props} />;

/** Options of which several may be marked. */
export const SeveralKeysEditor = (props: AnswerEditorProps) => <OptionEditor {...props} several />;

/** Options that cannot be changed, one of which is marked. */
export const FixedOptionsEditor = (props: AnswerEditorProps) => <OptionEditor {...props} fixed />;

/** Items in the right order. */
export const OrderEditor = (props: AnswerEditorProps) => <OptionEditor {...props} ordered />;

interface OptionEditorProps extends AnswerEditorProps {
  /** Several options may be marked. */
  several?: boolean;
  /** The texts of the options are given. */
  fixed?: boolean;
  /** Their order is the key: there are no marks. */
  ordered?: boolean;
}

/** The options of a choice question with the marks of the right ones; a mark moves with its option. */
function OptionEditor(props: OptionEditorProps) {
  const { question, onChange, problems, prefix, several, fixed, ordered } = props;
  const m = useMessages(questionMessages);
  const { options } = question;
  const ofOptions = /^(options$|correctOption)/;
  const message = problems.find(({ field }) => ofOptions.test(field))?.message;
  const messageId = `${prefix}-options-problem`;

  const move = (from: number, to: number) => {
    if (to < 0 || to >= options.length) return;
    onChange(withOptionMoved(question, from, to));
    focusSoon(`${prefix}-options.${to}`);
  };
  const focusOption = (index: number) =>
    document.getElementById(`${prefix}-options.${index}`)?.focus();
  const addOption = () => {
    if (options.length >= mostOptions) return;
    // At once: what is typed next must not go into the previous field.
    flushSync(() => onChange({ ...question, options: [...options, ''] }));
    focusOption(options.length);
  };
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const isArrow = event.key === 'ArrowUp' || event.key === 'ArrowDown';
    if (event.altKey && isArrow && !fixed) {
      event.preventDefault();
      move(index, event.key === 'ArrowUp' ? index - 1 : index + 1);
    }
    if (event.altKey && event.code === 'KeyP' && !fixed && !ordered) {
      event.preventDefault();
      onChange(withPinToggled(question, index));
    }
    // Enter goes on to the next option; with Shift it begins a new line, with Ctrl a new question.
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (event.key !== 'Enter' || !isPlain || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (index < options.length - 1) focusOption(index + 1);
    else if (!fixed && options[index]?.trim() !== '') addOption();
  };

  const pasteList = (event: ClipboardEvent, index: number) => {
    if (fixed || options[index] !== '') return;
    const pasted = optionsInText(event.clipboardData.getData('text'));
    const filled = pasted && withOptionsPasted(question, index, pasted);
    if (!filled) return;
    event.preventDefault();
    onChange(filled);
  };

  return (
    <fieldset
      className={classes.options}
      id={`${prefix}-options`}
      aria-describedby={message ? messageId : undefined}
      tabIndex={-1}
    >
      <legend className={classes.legend}>
        {fixed ? m.whichIsCorrect : m.options}
        <span className={classes.hint}>{optionHint(m, props)}</span>
      </legend>
      {shownOptions(question, m).map((option, index) => (
        <div key={index} className={classes.option}>
          {ordered ? (
            <OptionMarker label={index + 1} size="sm" />
          ) : (
            <KeyMark {...{ question, index, prefix, onChange, several }} />
          )}
          <GrowingTextarea
            id={`${prefix}-options.${index}`}
            aria-label={m.option({ letter: optionLetter(index) })}
            placeholder={fixed ? undefined : m.option({ letter: optionLetter(index) })}
            value={option}
            readOnly={fixed}
            minRows={1}
            maxRows={8}
            error={problems.find(({ field }) => field === `options.${index}`)?.message}
            onKeyDown={(event) => onKeyDown(event, index)}
            onPaste={(event) => pasteList(event, index)}
            onChange={(event) =>
              onChange({ ...question, options: options.with(index, event.currentTarget.value) })
            }
          />
          {!fixed && (
            <div className={classes.tools}>
              {!ordered && <PinButton {...{ question, index, onChange }} />}
              <ActionIcon
                tabIndex={-1}
                aria-label={m.moveOptionUp({ letter: optionLetter(index) })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp size={18} aria-hidden />
              </ActionIcon>
              <ActionIcon
                tabIndex={-1}
                aria-label={m.moveOptionDown({ letter: optionLetter(index) })}
                disabled={index === options.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown size={18} aria-hidden />
              </ActionIcon>
              {options.length > 2 && (
                <ActionIcon
                  tabIndex={-1}
                  aria-label={m.removeOption({ letter: optionLetter(index) })}
                  onClick={() => onChange(withoutOption(question, index))}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              )}
            </div>
          )}
        </div>
      ))}
      {message && (
        <p className={classes.problem} id={messageId} role="alert">
          {message}
        </p>
      )}
      {!fixed && (
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={options.length >= mostOptions}
          onClick={addOption}
        >
          {m.addOption}
        </Button>
      )}
    </fieldset>
  );
}

function optionHint(
  m: MessagesOf<typeof questionMessages>,
  { several, fixed, ordered }: OptionEditorProps,
): string {
  if (ordered) return m.orderHint;
  const mark = several ? m.markEvery : m.markOne;
  return fixed ? mark : `${mark} ${m.pasteHint}`;
}

function withPinToggled(question: EditedQuestion, index: number): EditedQuestion {
  const { pinnedOptions } = question;
  return {
    ...question,
    pinnedOptions: pinnedOptions.includes(index)
      ? pinnedOptions.filter((pinned) => pinned !== index)
      : [...pinnedOptions, index].sort((a, b) => a - b),
  };
}

/** Whether the option keeps its place when options are shown in random order, such as “All of the above”. */
function PinButton({
  question,
  index,
  onChange,
}: Pick<AnswerEditorProps, 'question' | 'onChange'> & { index: number }) {
  const m = useMessages(questionMessages);
  const isPinned = question.pinnedOptions.includes(index);
  return (
    <ActionIcon
      tabIndex={-1}
      aria-label={m.pinOption({ letter: optionLetter(index) })}
      title={m.pinHint}
      aria-pressed={isPinned}
      aria-keyshortcuts="Alt+P"
      variant={isPinned ? 'light' : 'subtle'}
      onClick={() => onChange(withPinToggled(question, index))}
    >
      {isPinned ? <IconPinFilled size={18} aria-hidden /> : <IconPin size={18} aria-hidden />}
    </ActionIcon>
  );
}

interface KeyMarkProps {
  question: EditedQuestion;
  several: boolean | undefined;
  index: number;
  prefix: string;
  onChange: (question: EditedQuestion) => void;
}

/**
 * The mark of a correct option. Of all marks one takes the Tab key, the arrows lead to the others: so
 * the way from option to option stays short.
 */
function KeyMark({ question, several, index, prefix, onChange }: KeyMarkProps) {
  const m = useMessages(questionMessages);
  const { options, correctOption, correctOptions } = question;
  const id = (mark: number) => `${prefix}-mark.${mark}`;
  const tabbable = index === ((several ? correctOptions[0] : correctOption) ?? 0);
  const shared = {
    id: id(index),
    className: classes.mark,
    'aria-label': m.optionIsCorrect({ letter: optionLetter(index) }),
    color: 'pass',
    tabIndex: tabbable ? 0 : -1,
  };
  if (!several) {
    return (
      <Radio
        {...shared}
        name={`${prefix}-key`}
        checked={correctOption === index}
        onChange={() => onChange({ ...question, correctOption: index })}
      />
    );
  }
  const others = correctOptions.filter((marked) => marked !== index);
  return (
    <Checkbox
      {...shared}
      checked={correctOptions.includes(index)}
      onKeyDown={(event) => {
        const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (by === undefined) return;
        event.preventDefault();
        focusSoon(id((index + by + options.length) % options.length));
      }}
      onChange={(event) =>
        onChange({
          ...question,
          correctOptions: event.currentTarget.checked
            ? [...others, index].sort((a, b) => a - b)
            : others,
        })
      }
    />
  );
}
