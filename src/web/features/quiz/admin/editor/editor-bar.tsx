import { ActionIcon, Alert, Button, Group, Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDots,
  IconEye,
  IconFlask,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './quiz-editor.module.css';
import type { Saving } from './use-saving.ts';

interface EditorBarProps {
  saving: Saving;
  saveLabel: string;
  canUndo: boolean;
  canRedo: boolean;
  /** Where the unsaved work is kept. */
  draftNote: ReactNode;
  onUndo: () => void;
  onRedo: () => void;
  /** Undefined while no question is open. */
  onPreview: (() => void) | undefined;
  onTry: () => void;
  onCancel: () => void;
}

/** The bar at the bottom of the editor: one line, on a phone too. */
export function EditorBar(props: EditorBarProps) {
  const { saving, saveLabel } = props;
  return (
    <div className={classes.bar} data-save-bar>
      <SaveFailure saving={saving} />
      <div className={classes.barRow}>
        <WideTools {...props} />
        <NarrowTools {...props} />
        <div className={classes.draftNote}>{props.draftNote}</div>
        <Group gap="sm" ms="auto" wrap="nowrap">
          <Button
            variant="default"
            visibleFrom="sm"
            onClick={props.onCancel}
            disabled={saving.pending}
          >
            Cancel
          </Button>
          <Button type="submit" loading={saving.pending} title="Ctrl + S">
            {saveLabel}
          </Button>
        </Group>
      </div>
    </div>
  );
}

function SaveFailure({ saving }: { saving: Saving }) {
  const { failure } = saving;
  if (!failure || failure.fields) return null;
  return (
    <Alert
      ref={saving.alert}
      tabIndex={-1}
      color="fail"
      role="alert"
      title="Not saved"
      icon={<IconAlertTriangle aria-hidden />}
    >
      {failure.message} Everything you typed is still here.
      {saving.canCompare && (
        <Button size="compact-sm" variant="light" color="fail" ms="sm" onClick={saving.compare}>
          Compare both versions
        </Button>
      )}
    </Alert>
  );
}

function WideTools({ canUndo, canRedo, onUndo, onRedo, onPreview, onTry }: EditorBarProps) {
  return (
    <Group gap="xs" wrap="nowrap" visibleFrom="sm">
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconArrowBackUp size={18} aria-hidden />}
        disabled={!canUndo}
        title="Ctrl + Z"
        onClick={onUndo}
      >
        Undo
      </Button>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconArrowForwardUp size={18} aria-hidden />}
        disabled={!canRedo}
        title="Ctrl + Shift + Z"
        onClick={onRedo}
      >
        Redo
      </Button>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconEye size={18} aria-hidden />}
        disabled={!onPreview}
        onClick={onPreview}
      >
        Preview
      </Button>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconFlask size={18} aria-hidden />}
        onClick={onTry}
      >
        Try it
      </Button>
    </Group>
  );
}

/** The same for a phone: what is needed seldom is in a menu. */
function NarrowTools(props: EditorBarProps) {
  const { canUndo, canRedo, onUndo, onRedo, onPreview, onTry, onCancel } = props;
  return (
    <Group gap={0} wrap="nowrap" hiddenFrom="sm">
      <ActionIcon size={44} aria-label="Undo" disabled={!canUndo} onClick={onUndo}>
        <IconArrowBackUp size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon size={44} aria-label="Redo" disabled={!canRedo} onClick={onRedo}>
        <IconArrowForwardUp size={20} aria-hidden />
      </ActionIcon>
      <Menu position="top-start">
        <Menu.Target>
          <ActionIcon size={44} aria-label="More">
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconEye size={18} aria-hidden />}
            disabled={!onPreview}
            onClick={onPreview}
          >
            Preview
          </Menu.Item>
          <Menu.Item leftSection={<IconFlask size={18} aria-hidden />} onClick={onTry}>
            Try it
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item onClick={onCancel}>Cancel</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
