import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconCheck, IconTrash, IconX } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import classes from './decisions.module.css';

/** What can be decided about a row. */
interface Decision {
  word: string;
  /** The word with the name of the row. */
  label: string;
  /** It is decided so already. */
  isDone: boolean;
  decide: () => void;
}

interface DecisionsProps {
  accept: Decision;
  reject: Decision;
  /** Takes the decision back. */
  reopen: Decision;
  remove: { label: string; open: () => void };
}

/** The buttons of a row that waits for a decision, or has one. */
export function Decisions({ accept, reject, reopen, remove }: DecisionsProps) {
  return (
    <>
      <DecisionButton {...accept} color="pass" icon={<IconCheck size={16} aria-hidden />} />
      <DecisionButton {...reject} color="fail" icon={<IconX size={16} aria-hidden />} />
      <ActionIcon
        aria-label={reopen.label}
        title={reopen.word}
        disabled={reopen.isDone}
        onClick={reopen.decide}
      >
        <IconArrowBackUp size={18} data-points aria-hidden />
      </ActionIcon>
      <ActionIcon color="fail" aria-label={remove.label} onClick={remove.open}>
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </>
  );
}

function DecisionButton({
  word,
  label,
  isDone,
  decide,
  color,
  icon,
}: Decision & { color: string; icon: React.ReactNode }) {
  return (
    <Button
      size="compact-sm"
      variant="light"
      classNames={{ section: classes.icon, label: classes.word }}
      color={color}
      leftSection={icon}
      aria-label={label}
      disabled={isDone}
      onClick={decide}
    >
      {word}
    </Button>
  );
}

/** Decides about the row that has the focus: `a` accepts, `r` rejects. The focus moves on to the next row. */
export function decideOnKey(
  event: KeyboardEvent<HTMLElement>,
  { accept, reject }: Pick<DecisionsProps, 'accept' | 'reject'>,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const decision = event.key === 'a' ? accept : event.key === 'r' ? reject : undefined;
  if (!decision || decision.isDone) return;
  decision.decide();
  // A decided row may leave the list.
  const next = event.currentTarget.nextElementSibling;
  if (next instanceof HTMLElement) next.focus();
}
