import { ActionIcon, Checkbox, Radio } from '@mantine/core';
import { IconPin, IconPinFilled } from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { optionsInText, withOptionsPasted } from '#shared/features/question/pasted.ts';
import { maxOptions } from '#shared/features/question/question-types/definition.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { OptionMarker, optionLetter } from '#web/ui/option-marker.tsx';
import { questionMessages } from '../messages/messages.ts';
import { usePicturesInText } from '../pictures-in-text.tsx';
import type { EditedQuestion } from '../question-list-state.ts';
import { focusSoon } from '../question-prefix.ts';
import { shownOptions } from '../shown-options.ts';
import classes from './answers.module.css';
import { type AnswerEditorProps, AnswersFieldset } from './answers-fieldset.tsx';
import { rowKeys } from './row-keys.ts';
import { AddRow, isNextKey, isPictureKey, moveRow, RowTools, rowMove } from './rows.tsx';

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
  const { question, onChange, problems, prefix, fixed } = props;
  const m = useMessages(questionMessages);
  const { options } = question;
  const keys = rowKeys(options);
  const ofOptions = /^(options$|correctOption)/;
  const focus = (index: number) => document.getElementById(`${prefix}-options.${index}`)?.focus();
  const add = () => {
    if (options.length >= maxOptions) return;
    // At once: what is typed next must not go into the previous field.
    flushSync(() => onChange({ ...question, options: [...options, ''] }));
    focus(options.length);
  };
  const goOn = (index: number) => {
    if (index < options.length - 1) focus(index + 1);
    else if (!fixed && options[index]?.trim() !== '') add();
  };
  return (
    <AnswersFieldset
      prefix={prefix}
      title={fixed ? m.whichIsCorrect : m.options}
      hint={optionHint(m, props)}
      message={problems.find(({ field }) => ofOptions.test(field))?.message}
      footer={!fixed && <AddRow count={options.length} label={m.addOption} onAdd={add} />}
    >
      {shownOptions(question, m).map((text, index) => (
        <OptionRow
          key={keys[index] ?? index}
          {...props}
          {...{ text, index }}
          onNext={() => goOn(index)}
        />
      ))}
    </AnswersFieldset>
  );
}

interface OptionRowProps extends OptionEditorProps {
  text: string;
  index: number;
  /** Leads to the next option, or adds one. */
  onNext: () => void;
}

/** An option with its mark and its tools. */
function OptionRow({ text, index, onNext, ...props }: OptionRowProps) {
  const { question, onChange, problems, prefix, several, fixed, ordered } = props;
  const m = useMessages(questionMessages);
  const { options } = question;
  const letter = optionLetter(index);
  const id = `${prefix}-options.${index}`;
  const change = (option: string) =>
    onChange({ ...question, options: options.with(index, option) });
  const pictures = usePicturesInText({ id, text, onChange: change });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = rowMove(event);
    const pins = event.altKey && event.code === 'KeyP' && !fixed && !ordered;
    if (by !== undefined && !fixed) moveRow(props, index, index + by);
    else if (pins) onChange(withPinToggled(question, index));
    else if (isPictureKey(event) && !fixed) pictures.choose();
    else if (isNextKey(event)) onNext();
    else return;
    event.preventDefault();
  };
  const pasteList = (event: ClipboardEvent) => {
    if (fixed || options[index] !== '') return;
    const pasted = optionsInText(event.clipboardData.getData('text'));
    const filled = pasted && withOptionsPasted(question, index, pasted);
    if (!filled) return;
    event.preventDefault();
    onChange(filled);
  };
  return (
    <div className={classes.option} {...(!fixed && pictures.zone)}>
      {ordered ? (
        <OptionMarker label={index + 1} size="sm" />
      ) : (
        <KeyMark {...{ question, index, prefix, onChange, several }} />
      )}
      <div>
        <GrowingTextarea
          id={id}
          aria-label={m.option({ letter })}
          placeholder={fixed ? undefined : m.option({ letter })}
          value={text}
          readOnly={fixed}
          minRows={1}
          maxRows={8}
          error={problems.find(({ field }) => field === `options.${index}`)?.message}
          onKeyDown={onKeyDown}
          onPaste={pasteList}
          onChange={(event) => change(event.currentTarget.value)}
        />
        {!fixed && pictures.fields}
      </div>
      {!fixed && (
        <RowTools {...{ question, onChange, prefix, index }} onPicture={pictures.choose}>
          {!ordered && <PinButton {...{ question, index, onChange }} />}
        </RowTools>
      )}
    </div>
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

/** Whether the option keeps its position when options are shown in random order, such as “All of the above”. */
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
