import { Badge, Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { quizEditorMessages } from '../messages/messages.ts';
import classes from './conflict-dialog.module.css';
import type { Difference, Side } from './quiz-conflict.ts';

interface ConflictDialogProps {
  opened: boolean;
  /** Undefined when the quiz was deleted meanwhile. */
  differences: readonly Difference[] | undefined;
  /** Of the stored quiz: the choices begin anew when another one is compared. */
  storedAt: string | undefined;
  pending: boolean;
  onClose: () => void;
  /** Saves what the choices make of both versions. */
  onSave: (choices: ReadonlyMap<string, Side>) => void;
  onSaveAsNew: () => void;
}

/** A save was refused because the quiz has changed: both versions, and what can be done. */
export function ConflictDialog(props: ConflictDialogProps) {
  const m = useMessages(quizEditorMessages);
  const { opened, differences, storedAt, pending, onClose, onSaveAsNew } = props;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      size="60rem"
      title={differences ? m.conflict.changed : m.conflict.deleted}
      closeButtonProps={{ 'aria-label': m.close }}
    >
      {differences ? (
        <Choices key={storedAt} {...props} differences={differences} />
      ) : (
        <Stack>
          <Text>{m.conflict.deletedText}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {m.conflict.back}
            </Button>
            <Button onClick={onSaveAsNew} loading={pending}>
              {m.saveAsNew}
            </Button>
          </Group>
        </Stack>
      )}
    </Dialog>
  );
}

type ChoicesProps = ConflictDialogProps & { differences: readonly Difference[] };

function Choices({ differences, pending, onClose, onSave, onSaveAsNew }: ChoicesProps) {
  const m = useMessages(quizEditorMessages).conflict;
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(
    () => new Map(differences.map(({ id, suggested }) => [id, suggested])),
  );
  const all = (side: Side) => setChoices(new Map(differences.map(({ id }) => [id, side])));
  const contested = differences.filter((difference) => difference.contested).length;
  return (
    <Stack>
      <Text>
        {contested > 0
          ? m.partsContested({ count: differences.length, contested })
          : m.parts({ count: differences.length })}
      </Text>
      <Group gap="sm">
        <Button size="sm" variant="default" onClick={() => all('mine')}>
          {m.keepMine}
        </Button>
        <Button size="sm" variant="default" onClick={() => all('theirs')}>
          {m.takeTheirs}
        </Button>
      </Group>
      {differences.map((difference) => (
        <DifferenceRow
          key={difference.id}
          difference={difference}
          side={choices.get(difference.id) ?? difference.suggested}
          onChoose={(side) => setChoices(new Map(choices).set(difference.id, side))}
        />
      ))}
      <Group justify="flex-end" className={classes.bar}>
        <Button variant="subtle" onClick={onSaveAsNew} disabled={pending}>
          {m.saveMineAsNew}
        </Button>
        <Button variant="default" onClick={onClose} disabled={pending}>
          {m.back}
        </Button>
        <Button onClick={() => onSave(choices)} loading={pending}>
          {m.saveChoices}
        </Button>
      </Group>
    </Stack>
  );
}

interface DifferenceRowProps {
  difference: Difference;
  side: Side;
  onChoose: (side: Side) => void;
}

function DifferenceRow({ difference, side, onChoose }: DifferenceRowProps) {
  const m = useMessages(quizEditorMessages).conflict;
  const { label, mine, theirs, contested } = difference;
  return (
    <fieldset className={classes.difference}>
      <legend className={classes.label}>
        {label} {contested && <Badge color="marigold">{m.onBothSides}</Badge>}
      </legend>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((name) => (
          <div key={name} className={classes.side} data-chosen={side === name || undefined}>
            <Radio
              name={`side-${difference.id}`}
              label={m[name]}
              checked={side === name}
              onChange={() => onChoose(name)}
            />
            <Version
              lines={name === 'mine' ? mine : theirs}
              others={(name === 'mine' ? theirs : mine) ?? []}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** The lines of one version; those that the other does not have are marked. */
function Version(props: { lines: readonly string[] | undefined; others: readonly string[] }) {
  const m = useMessages(quizEditorMessages).conflict;
  const { lines, others } = props;
  if (!lines) return <p className={classes.absent}>{m.absent}</p>;
  return (
    <span className={classes.lines} dir="auto">
      {lines.map((line, index) =>
        others.includes(line) ? (
          <span key={index}>{line}</span>
        ) : (
          <ins key={index}>{line || m.empty}</ins>
        ),
      )}
    </span>
  );
}
