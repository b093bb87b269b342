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

interface Tool {
  label: string;
  icon: ReactNode;
  keys?: string;
  /** Undefined while it cannot be used. */
  onClick: (() => void) | undefined;
}

function toolsOf({ canUndo, canRedo, onUndo, onRedo, onPreview, onTry }: EditorBarProps) {
  const history: Tool[] = [
    {
      label: 'Undo',
      icon: <IconArrowBackUp size={18} aria-hidden />,
      keys: 'Ctrl + Z',
      onClick: canUndo ? onUndo : undefined,
    },
    {
      label: 'Redo',
      icon: <IconArrowForwardUp size={18} aria-hidden />,
      keys: 'Ctrl + Shift + Z',
      onClick: canRedo ? onRedo : undefined,
    },
  ];
  const views: Tool[] = [
    { label: 'Preview', icon: <IconEye size={18} aria-hidden />, onClick: onPreview },
    { label: 'Try it', icon: <IconFlask size={18} aria-hidden />, onClick: onTry },
  ];
  return { history, views };
}

function WideTools(props: EditorBarProps) {
  const { history, views } = toolsOf(props);
  return (
    <Group gap="xs" wrap="nowrap" visibleFrom="md">
      {[...history, ...views].map(({ label, icon, keys, onClick }) => (
        <Button
          key={label}
          variant="subtle"
          size="sm"
          leftSection={icon}
          disabled={!onClick}
          title={keys}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

/** The same where there is less room, with the views in a menu. */
function NarrowTools(props: EditorBarProps) {
  const { history, views } = toolsOf(props);
  return (
    <Group gap={0} wrap="nowrap" hiddenFrom="md">
      {history.map(({ label, icon, onClick }) => (
        <ActionIcon key={label} size={44} aria-label={label} disabled={!onClick} onClick={onClick}>
          {icon}
        </ActionIcon>
      ))}
      <Menu position="top-start">
        <Menu.Target>
          <ActionIcon size={44} aria-label="More">
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {views.map(({ label, icon, onClick }) => (
            <Menu.Item key={label} leftSection={icon} disabled={!onClick} onClick={onClick}>
              {label}
            </Menu.Item>
          ))}
          <Menu.Divider />
          <Menu.Item onClick={props.onCancel}>Cancel</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
