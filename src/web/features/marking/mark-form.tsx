import { Button, Group, NumberInput, Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { creditOfMark } from '#shared/features/marking/rules.ts';
import { isModified, useKeys } from '#web/keyboard/keys.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { useConfirm } from '#web/lists/use-confirm.tsx';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { useIsShown } from '#web/use-is-shown.ts';
import { type AnswerToMark, useMark } from './api.ts';
import { EarlierMarks } from './earlier-marks.tsx';
import classes from './marking.module.css';
import { markingMessages } from './messages/messages.ts';
import { RubricChoice } from './rubric-choice.tsx';

interface MarkFormProps {
  answer: AnswerToMark;
  isLast: boolean;
  onMarked: () => void;
}

/** Gives the answer its mark: a level of each criterion, or percent, and a comment. */
export function MarkForm(props: MarkFormProps) {
  const m = useMessages(markingMessages);
  const format = useFormat();
  const { answer, isLast } = props;
  const { rubric } = answer.essay;
  const [current] = answer.marks;
  const [levels, setLevels] = useState<readonly number[]>(current?.levels ?? rubric.map(() => -1));
  const [percent, setPercent] = useState<number | null>(current?.credit ?? null);
  const [comment, setComment] = useState(current?.comment ?? '');
  const hasRubric = rubric.length > 0;
  const given = hasRubric
    ? { levels: [...levels], credit: null }
    : { levels: null, credit: percent };
  const credit = creditOfMark(rubric, given);
  const { submit, pending, notice, dialog, isUnsaved } = useMarking(props, {
    ...given,
    comment: comment.trim() || null,
  });
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    // The keys of the form do not wait for its button.
    if (credit !== null && !pending) void submit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save(event);
  };
  const choose = (criterion: number, level: number) => setLevels(levels.with(criterion, level));
  useLevelKeys(rubric, levels, choose);
  return (
    <form className={classes.form} onSubmit={save} onKeyDown={onKeyDown}>
      {hasRubric ? (
        <RubricChoice rubric={rubric} levels={levels} onChoose={choose} />
      ) : (
        <NumberInput
          label={m.credit}
          suffix="%"
          min={0}
          max={100}
          allowDecimal={false}
          value={percent ?? ''}
          onChange={(value) => setPercent(typeof value === 'number' ? value : null)}
        />
      )}
      <Text fw={600} data-figures aria-live="polite">
        {credit === null ? m.incomplete : m.gives({ percent: format.percent(credit, 100) })}
      </Text>
      <GrowingTextarea
        label={m.comment}
        description={m.commentHint}
        minRows={3}
        maxRows={12}
        maxLength={5000}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      {notice && (
        <Text role="alert" c="fail">
          {notice}
        </Text>
      )}
      <Group>
        <Button
          type="submit"
          loading={pending}
          disabled={credit === null}
          leftSection={<IconCheck size={18} aria-hidden />}
        >
          {isLast ? m.save : m.saveAndNext}
        </Button>
      </Group>
      <Text size="sm" c="dimmed" className={classes.keys}>
        {hasRubric ? m.levelKeys : m.keys}
      </Text>
      {answer.marks.length > 0 && <EarlierMarks answer={answer} />}
      {dialog}
      <UnsavedGuard isUnsaved={isUnsaved} asksOnSearch />
    </form>
  );
}

type Given = Omit<Parameters<ReturnType<typeof useMark>>[0], 'id' | 'number' | 'takesPass'>;

/** Saves a mark; one that takes a pass away is confirmed first. */
function useMarking({ answer, onMarked }: MarkFormProps, given: Given) {
  const m = useMessages(markingMessages);
  const [notice, setNotice] = useState<string>();
  const mark = useMark();
  const { run, pending } = useReported(m.notSaved);
  const { confirm, dialog } = useConfirm();
  const toast = useToast();
  // The answer may be read again while it is marked: a mark that came with it was not seen.
  const [number, setNumber] = useState(newestOf(answer));
  const kept = useRef(given);
  const isShown = useIsShown();
  const save = async (takesPass: boolean) => {
    const outcome = await mark({ id: answer.id, number, ...given, takesPass });
    const { kind } = outcome;
    if (kind !== 'takes-pass') setNumber(newestOf(outcome.answer));
    if (kind === 'changed') setNotice(m.changedMeanwhile);
    else if (kind === 'marked') {
      kept.current = given;
      setNotice(undefined);
      toast({ title: m.saved, tone: 'pass' });
      // Not if the reader has left the answer meanwhile.
      if (isShown.current) onMarked();
    }
    return kind;
  };
  const submit = () =>
    run(async () => {
      if ((await save(false)) !== 'takes-pass') return;
      confirm({
        title: m.takesPass,
        consequences: m.takesPassHint,
        confirmLabel: m.saveAnyway,
        act: () => run(() => save(true)),
      });
    });
  const isUnsaved = () => JSON.stringify(given) !== JSON.stringify(kept.current);
  return { submit, pending, notice, dialog, isUnsaved };
}

/** The number of the newest mark; 0 without any. */
const newestOf = ({ marks }: Pick<AnswerToMark, 'marks'>): number => marks[0]?.number ?? 0;

/** Digit keys choose the level of the first criterion that has none. */
function useLevelKeys(
  rubric: AnswerToMark['essay']['rubric'],
  levels: readonly number[],
  choose: (criterion: number, level: number) => void,
): void {
  useKeys({
    enabled: rubric.length > 0,
    read: (key, focus) => {
      if (focus === 'text' || isModified(key) || !/^[1-9]$/.test(key.key)) return undefined;
      const criterion = openCriterion(levels);
      const level = Number(key.key) - 1;
      return rubric[criterion]?.levels[level] ? { criterion, level } : undefined;
    },
    run: ({ criterion, level }) => choose(criterion, level),
  });
}

/** The first criterion without a level; of a complete mark the last one. */
function openCriterion(levels: readonly number[]): number {
  const open = levels.indexOf(-1);
  return open < 0 ? levels.length - 1 : open;
}
