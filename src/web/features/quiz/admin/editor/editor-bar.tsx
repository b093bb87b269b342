import { ActionIcon, Alert, Button, Group, Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconDots,
  IconEye,
  IconFlask,
  IconShare,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { quizEditorMessages } from './messages/messages.ts';
import classes from './quiz-editor.module.css';
import type { Saving } from './saving/use-saving.ts';

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
  /** Undefined for a quiz that is not stored yet. */
  onShare: (() => void) | undefined;
  onCancel: () => void;
}

/** The bar at the bottom of the editor: one line, on a phone too. */
export function EditorBar(props: EditorBarProps) {
  const m = useMessages(quizEditorMessages);
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
            {m.bar.cancel}
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
  const m = useMessages(quizEditorMessages);
  const { failure } = saving;
  if (!failure || failure.fields) return null;
  return (
    <Alert
      ref={saving.alert}
      tabIndex={-1}
      color="fail"
      role="alert"
      title={m.bar.notSaved}
      icon={<IconAlertTriangle aria-hidden />}
    >
      {m.bar.stillHere({ reason: failure.message })}
      {saving.canCompare && (
        <Button size="compact-sm" variant="light" color="fail" ms="sm" onClick={saving.compare}>
          {m.bar.compare}
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

function toolsOf(
  { canUndo, canRedo, onUndo, onRedo, onPreview, onTry, onShare }: EditorBarProps,
  m: MessagesOf<typeof quizEditorMessages>,
) {
  const history: Tool[] = [
    {
      label: m.bar.undo,
      icon: <IconArrowBackUp size={18} data-points aria-hidden />,
      keys: 'Ctrl + Z',
      onClick: canUndo ? onUndo : undefined,
    },
    {
      label: m.bar.redo,
      icon: <IconArrowForwardUp size={18} data-points aria-hidden />,
      keys: 'Ctrl + Shift + Z',
      onClick: canRedo ? onRedo : undefined,
    },
  ];
  const views: Tool[] = [
    { label: m.preview, icon: <IconEye size={18} aria-hidden />, onClick: onPreview },
    { label: m.bar.tryIt, icon: <IconFlask size={18} aria-hidden />, onClick: onTry },
    ...(onShare
      ? [{ label: m.bar.share, icon: <IconShare size={18} aria-hidden />, onClick: onShare }]
      : []),
  ];
  return { history, views };
}

function WideTools(props: EditorBarProps) {
  const m = useMessages(quizEditorMessages);
  const { history, views } = toolsOf(props, m);
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
  const m = useMessages(quizEditorMessages);
  const { history, views } = toolsOf(props, m);
  return (
    <Group gap={0} wrap="nowrap" hiddenFrom="md">
      {history.map(({ label, icon, onClick }) => (
        <ActionIcon key={label} size={44} aria-label={label} disabled={!onClick} onClick={onClick}>
          {icon}
        </ActionIcon>
      ))}
      <Menu position="top-start">
        <Menu.Target>
          <ActionIcon size={44} aria-label={m.bar.more}>
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
          <Menu.Item onClick={props.onCancel}>{m.bar.cancel}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
