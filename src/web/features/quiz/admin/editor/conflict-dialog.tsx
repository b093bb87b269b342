import { Badge, Button, Group, Modal, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { counted } from '#web/ui/text/format.ts';
import classes from './conflict-dialog.module.css';
import type { Difference, Side } from './quiz-conflict.ts';

interface ConflictDialogProps {
  opened: boolean;
  /** Undefined when the quiz was deleted meanwhile. */
  differences: readonly Difference[] | undefined;
  pending: boolean;
  onClose: () => void;
  /** Saves what the choices make of both versions. */
  onSave: (choices: ReadonlyMap<string, Side>) => void;
  onSaveAsNew: () => void;
}

/** A save was refused because the quiz has changed: both versions, and what can be done. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { opened, differences, pending, onClose, onSaveAsNew } = props;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="60rem"
      title={
        differences
          ? 'This quiz has been changed since you opened it'
          : 'This quiz has been deleted since you opened it'
      }
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {differences ? (
        <Choices {...props} differences={differences} />
      ) : (
        <Stack>
          <Text>
            Your version is still here. It can be saved as a new quiz; results of the deleted one
            stay as they are.
          </Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Back to the editor
            </Button>
            <Button onClick={onSaveAsNew} loading={pending}>
              Save as a new quiz
            </Button>
          </Group>
        </Stack>
      )}
    </Modal>
  );
}

type ChoicesProps = ConflictDialogProps & { differences: readonly Difference[] };

function Choices({ differences, pending, onClose, onSave, onSaveAsNew }: ChoicesProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Side>>(
    () => new Map(differences.map(({ id, suggested }) => [id, suggested])),
  );
  const all = (side: Side) => setChoices(new Map(differences.map(({ id }) => [id, side])));
  const contested = differences.filter((difference) => difference.contested).length;
  return (
    <Stack>
      <Text>
        Nothing was overwritten. {counted(differences.length, 'part')} of the quiz{' '}
        {differences.length === 1 ? 'differs' : 'differ'} from the saved version
        {contested > 0 && `, ${contested} changed on both sides`}. Choose what to keep.
      </Text>
      <Group gap="sm">
        <Button size="sm" variant="default" onClick={() => all('mine')}>
          Keep all of mine
        </Button>
        <Button size="sm" variant="default" onClick={() => all('theirs')}>
          Take all of theirs
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
          Save mine as a new quiz
        </Button>
        <Button variant="default" onClick={onClose} disabled={pending}>
          Back to the editor
        </Button>
        <Button onClick={() => onSave(choices)} loading={pending}>
          Save these choices
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
  const { label, mine, theirs, contested } = difference;
  return (
    <fieldset className={classes.difference}>
      <legend className={classes.label}>
        {label} {contested && <Badge color="marigold">Changed on both sides</Badge>}
      </legend>
      <div className={classes.sides}>
        {(['mine', 'theirs'] as const).map((name) => (
          <div key={name} className={classes.side} data-chosen={side === name || undefined}>
            <Radio
              name={`side-${difference.id}`}
              label={name === 'mine' ? 'Mine' : 'Theirs'}
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
  const { lines, others } = props;
  if (!lines) return <p className={classes.absent}>Not in this version</p>;
  return (
    <span className={classes.lines} dir="auto">
      {lines.map((line, index) =>
        others.includes(line) ? (
          <span key={index}>{line}</span>
        ) : (
          <ins key={index}>{line || 'Empty'}</ins>
        ),
      )}
    </span>
  );
}
