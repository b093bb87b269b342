import { IconArrowRight } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useId } from 'react';
import { flushSync } from 'react-dom';
import { pairsInText } from '#shared/features/question/pasted.ts';
import { maxOptions } from '#shared/features/question/question-types/definition.ts';
import { useMessages } from '#web/language/language.tsx';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { optionLetter } from '#web/ui/option-marker.tsx';
import { questionMessages } from '../messages/messages.ts';
import { usePicturesInText } from '../pictures-in-text.tsx';
import type { EditedQuestion } from '../question-list-state.ts';
import { type AnswerEditorProps, AnswersFieldset } from './answers-fieldset.tsx';
import { LinesField } from './lines-field.tsx';
import classes from './placing-editor.module.css';
import { rowKeys } from './row-keys.ts';
import { AddRow, isNextKey, isPictureKey, moveRow, RowTools, rowMove } from './rows.tsx';
import { TargetField } from './target-field.tsx';

/** Items with what belongs to each. */
export const MatchingEditor = (props: AnswerEditorProps) => (
  <PlacingEditor {...props} kind="matching" />
);

/** Items with the category of each. */
export const CategoriseEditor = (props: AnswerEditorProps) => (
  <PlacingEditor {...props} kind="categorise" />
);

/** Fields of a row, as they are named in a question. */
type Part = 'options' | 'targets';

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

type Kind = 'matching' | 'categorise';

function PlacingEditor({ kind, ...props }: AnswerEditorProps & { kind: Kind }) {
  const { question, onChange, problems, prefix } = props;
  const m = useMessages(questionMessages).placing[kind];
  const known = useId();
  const rows = rowsOf(question);
  const keys = rowKeys(question.options);
  const problem = (name: string) => problems.find(({ field }) => field === name)?.message;
  const focus = (part: Part, index: number) =>
    document.getElementById(`${prefix}-${part}.${index}`)?.focus();
  const add = () => {
    if (rows.length >= maxOptions) return;
    // At once: what is typed next must not go into the previous field.
    flushSync(() => onChange(withRows(question, [...rows, { item: '', target: '' }])));
    focus('options', rows.length);
  };
  const goOn = (part: Part, index: number) => {
    if (part === 'options') focus('targets', index);
    else if (index < rows.length - 1) focus('options', index + 1);
    else if (rows[index]?.item.trim() !== '') add();
  };
  return (
    <>
      <AnswersFieldset
        prefix={prefix}
        title={m.title}
        hint={m.hint}
        message={problem('options') ?? problem('targets')}
        footer={<AddRow count={rows.length} label={m.add} onAdd={add} />}
      >
        {kind === 'categorise' && <KnownTargets id={known} targets={question.targets} />}
        {rows.map((row, index) => (
          <PairRow
            key={keys[index]}
            {...props}
            {...{ kind, row, rows, index, problem }}
            known={kind === 'categorise' ? known : undefined}
            onNext={(part) => goOn(part, index)}
          />
        ))}
      </AnswersFieldset>
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

/** Offers the categories that are in use while one is typed. */
function KnownTargets({ id, targets }: { id: string; targets: readonly string[] }) {
  const known = new Set(targets.map((target) => target.trim()).filter((target) => target !== ''));
  return (
    <datalist id={id}>
      {[...known].map((target) => (
        <option key={target} value={target} />
      ))}
    </datalist>
  );
}

interface PairRowProps extends AnswerEditorProps {
  kind: Kind;
  row: Row;
  rows: readonly Row[];
  index: number;
  problem: (name: string) => string | undefined;
  /** The id of the list of known targets. */
  known: string | undefined;
  /** Leads from this part of the row to the next field, or adds a row. */
  onNext: (part: Part) => void;
}

/** An item and what belongs to it. */
function PairRow({ kind, row, rows, index, problem, known, onNext, ...props }: PairRowProps) {
  const { question, onChange, prefix } = props;
  const m = useMessages(questionMessages).placing[kind];
  const letter = optionLetter(index);
  const change = (changes: Partial<Row>) =>
    onChange(withRows(question, rows.with(index, { ...row, ...changes })));
  const id = `${prefix}-options.${index}`;
  const pictures = usePicturesInText({ id, text: row.item, onChange: (item) => change({ item }) });
  const onKeyDown = (event: KeyboardEvent, part: Part) => {
    const by = rowMove(event);
    if (by !== undefined) moveRow(props, index, index + by);
    else if (isPictureKey(event) && part === 'options') pictures.choose();
    else if (isNextKey(event)) onNext(part);
    else return;
    event.preventDefault();
  };
  const pasteTable = (event: ClipboardEvent) => {
    const pasted = pairsInText(event.clipboardData.getData('text'));
    const isEmpty = rows.slice(index).every(({ item, target }) => item === '' && target === '');
    const filled = [...rows.slice(0, index), ...(pasted ?? [])];
    if (!pasted || !isEmpty || filled.length > maxOptions) return;
    event.preventDefault();
    onChange(withRows(question, filled));
  };
  return (
    <div className={classes.pair}>
      <div {...pictures.zone}>
        <GrowingTextarea
          id={id}
          aria-label={m.item({ letter })}
          placeholder={m.item({ letter })}
          value={row.item}
          minRows={1}
          maxRows={8}
          error={problem(`options.${index}`)}
          onKeyDown={(event) => onKeyDown(event, 'options')}
          onPaste={pasteTable}
          onChange={(event) => change({ item: event.currentTarget.value })}
        />
        {pictures.fields}
      </div>
      <IconArrowRight className={classes.arrow} size={18} aria-hidden />
      <TargetField
        id={`${prefix}-targets.${index}`}
        label={m.target({ letter })}
        known={known}
        target={row.target}
        error={problem(`targets.${index}`)}
        onKeyDown={(event) => onKeyDown(event, 'targets')}
        onChange={(target) => change({ target })}
      />
      <RowTools {...{ question, onChange, prefix, index }} onPicture={pictures.choose} />
    </div>
  );
}
