import { ActionIcon, Group, SegmentedControl, Textarea, Tooltip } from '@mantine/core';
import {
  IconBold,
  IconCode,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconMathFunction,
  IconPhoto,
  IconQuote,
  IconTable,
} from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { latinKey } from '#web/keyboard/keys.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { adminUiMessages } from '#web/ui/admin/messages/messages.ts';
import { Markdown } from './markdown.tsx';
import classes from './markdown-editor.module.css';

interface MarkdownEditorProps {
  id?: string;
  label: string;
  required?: boolean;
  description?: ReactNode;
  rows: number;
  value: string;
  onChange: (value: string) => void;
  error?: ReactNode;
  /** The placeholder. */
  placeholder?: string;
  /** On wide screens the result is shown next to the text. */
  split?: boolean;
}

type EditorMessages = MessagesOf<typeof adminUiMessages>['editor'];

/** What a button of the toolbar does with the selected text. */
interface Mark {
  /** Of the messages with its label and with what it inserts when nothing is selected. */
  name: keyof EditorMessages['labels'];
  icon: typeof IconBold;
  before: string;
  after: string;
  /** Begins a line of its own, on every selected line. */
  perLine?: boolean;
  /** With Ctrl or Cmd it does the same as the button. */
  key?: string;
}

const marks: readonly Mark[] = [
  { name: 'bold', key: 'b', icon: IconBold, before: '**', after: '**' },
  { name: 'italic', key: 'i', icon: IconItalic, before: '_', after: '_' },
  { name: 'heading', icon: IconH2, before: '## ', after: '', perLine: true },
  { name: 'link', key: 'k', icon: IconLink, before: '[', after: '](https://)' },
  { name: 'image', icon: IconPhoto, before: '![', after: '](https://)' },
  { name: 'bullets', icon: IconList, before: '- ', after: '', perLine: true },
  { name: 'numbers', icon: IconListNumbers, before: '1. ', after: '', perLine: true },
  { name: 'quote', icon: IconQuote, before: '> ', after: '', perLine: true },
  { name: 'code', icon: IconCode, before: '`', after: '`' },
  { name: 'formula', icon: IconMathFunction, before: '$', after: '$' },
];

/** A table of two columns with one row. */
const table = ({ column, samples }: EditorMessages): Mark => ({
  name: 'table',
  icon: IconTable,
  before: `| ${column} | ${column} |\n| --- | --- |\n| `,
  after: ` | ${samples.table} |`,
});

/** A field for Markdown with a toolbar and a preview by the site's own renderer. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { label, required = false, rows, value, onChange, error, split = false } = props;
  const m = useMessages(adminUiMessages).editor;
  const [view, setView] = useState('edit');
  const [previewed, setPreviewed] = useState(split);
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useDeferredValue(value);
  const markByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const mark = marks.find(({ key }) => key === latinKey(event).toLowerCase());
    if (!mark) return;
    event.preventDefault();
    event.stopPropagation();
    applyMark(event.currentTarget, mark, m.samples[mark.name]);
  };

  /** The toolbar above the text, and the preview next to it. The field around them has the label and what describes it. */
  const withTools = (text: ReactNode) => (
    <div className={classes.editor} data-view={view} data-split={split || undefined}>
      <Group className={classes.bar} gap={0} justify="space-between">
        <Toolbar
          label={m.formattingOf({ field: label })}
          disabled={view === 'preview'}
          onMark={(mark) => field.current && applyMark(field.current, mark, m.samples[mark.name])}
        />
        <SegmentedControl
          size="xs"
          aria-label={m.viewOf({ field: label })}
          data={[
            { value: 'edit', label: m.edit },
            { value: 'preview', label: m.preview },
          ]}
          value={view}
          onChange={(next) => {
            setView(next);
            setPreviewed(true);
          }}
        />
      </Group>
      <div className={classes.panes}>
        {/* Always mounted: the browser's undo history belongs to the field. */}
        <div className={classes.text}>{text}</div>
        {previewed && (
          <section
            className={classes.preview}
            aria-label={m.previewOf({ field: label })}
            dir="auto"
          >
            {shown.trim() ? <Markdown trusted>{shown}</Markdown> : m.nothing}
          </section>
        )}
      </div>
    </div>
  );

  return (
    <Textarea
      ref={field}
      id={props.id}
      label={label}
      required={required}
      description={props.description}
      error={error}
      inputContainer={withTools}
      classNames={{ wrapper: classes.box, input: classes.input }}
      autosize={false}
      resize="vertical"
      rows={rows}
      placeholder={props.placeholder}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      aria-keyshortcuts="Control+B Control+I Control+K"
      onKeyDown={markByKey}
    />
  );
}

interface ToolbarProps {
  label: string;
  disabled: boolean;
  onMark: (mark: Mark) => void;
}

/** Tab leads to the button that had the focus last; arrow keys, Home and End go from one to another. */
function Toolbar({ label, disabled, onMark }: ToolbarProps) {
  const m = useMessages(adminUiMessages).editor;
  const shown = [...marks, table(m)];
  const [stop, setStop] = useState(0);
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const next = toolAt(event, stop, shown.length);
    if (next === undefined) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll('button').item(next)?.focus();
  };
  const labelOf = ({ name, key }: Mark) =>
    key ? m.withKey({ action: m.labels[name], key: key.toUpperCase() }) : m.labels[name];
  return (
    <Group gap={0} role="toolbar" aria-label={label} onKeyDown={move}>
      <Tooltip.Group openDelay={700} closeDelay={300}>
        {shown.map((mark, index) => (
          <Tooltip key={mark.name} label={labelOf(mark)}>
            <ActionIcon
              className={classes.mark}
              aria-label={m.labels[mark.name]}
              disabled={disabled}
              tabIndex={index === stop ? 0 : -1}
              onFocus={() => setStop(index)}
              // The selection stays in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onMark(mark)}
            >
              <mark.icon size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        ))}
      </Tooltip.Group>
    </Group>
  );
}

/** The button to which a key leads from one of `count`; undefined for other keys. */
function toolAt(event: KeyboardEvent<HTMLElement>, from: number, count: number) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  return (from + ((key === 'ArrowRight') === isMirrored ? -1 : 1) + count) % count;
}

/** Writes the mark around the selection as if it had been typed, so that undo removes it. */
function applyMark(
  field: HTMLTextAreaElement,
  { before, after, perLine }: Mark,
  sample: string,
): void {
  field.focus();
  const from = perLine ? lineStart(field.value, field.selectionStart) : field.selectionStart;
  const selected = field.value.slice(from, field.selectionEnd) || sample;
  const text = perLine ? selected.replace(/^/gm, before) : `${before}${selected}${after}`;
  field.setSelectionRange(from, field.selectionEnd);
  // Deprecated, but the only call that keeps the browser's undo; the fallback sets the text.
  if (!document.execCommand('insertText', false, text)) {
    field.setRangeText(text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  const start = from + before.length;
  field.setSelectionRange(start, perLine ? from + text.length : start + selected.length);
}

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;
