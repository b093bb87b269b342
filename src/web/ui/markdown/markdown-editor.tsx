import { ActionIcon, Group, Input, SegmentedControl, Textarea, Tooltip } from '@mantine/core';
import {
  IconBold,
  IconCode,
  IconH2,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconQuote,
  IconTable,
} from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useDeferredValue,
  useId,
  useRef,
  useState,
} from 'react';
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

/** What a button of the toolbar does with the selected text. */
interface Mark {
  label: string;
  icon: typeof IconBold;
  before: string;
  after: string;
  /** Inserted when nothing is selected. */
  sample: string;
  /** Begins a line of its own, on every selected line. */
  perLine?: boolean;
  /** With Ctrl or Cmd it does the same as the button. */
  key?: string;
}

const marks: readonly Mark[] = [
  { key: 'b', label: 'Bold', icon: IconBold, before: '**', after: '**', sample: 'bold' },
  { key: 'i', label: 'Italic', icon: IconItalic, before: '_', after: '_', sample: 'italic' },
  { label: 'Heading', icon: IconH2, before: '## ', after: '', sample: 'Heading', perLine: true },
  { key: 'k', label: 'Link', icon: IconLink, before: '[', after: '](https://)', sample: 'text' },
  { label: 'Image', icon: IconPhoto, before: '![', after: '](https://)', sample: 'description' },
  {
    label: 'Bulleted list',
    icon: IconList,
    before: '- ',
    after: '',
    sample: 'item',
    perLine: true,
  },
  {
    label: 'Numbered list',
    icon: IconListNumbers,
    before: '1. ',
    after: '',
    sample: 'item',
    perLine: true,
  },
  { label: 'Quote', icon: IconQuote, before: '> ', after: '', sample: 'quote', perLine: true },
  { label: 'Code', icon: IconCode, before: '`', after: '`', sample: 'code' },
  {
    label: 'Table',
    icon: IconTable,
    before: '| Column | Column |\n| --- | --- |\n| ',
    after: ' | cell |',
    sample: 'cell',
  },
];

/** A field for Markdown with a toolbar and a preview by the site's own renderer. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const {
    label,
    required = false,
    rows,
    value,
    onChange,
    error,
    description,
    split = false,
  } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const [view, setView] = useState('edit');
  const [previewed, setPreviewed] = useState(split);
  const field = useRef<HTMLTextAreaElement>(null);
  const shown = useDeferredValue(value);
  const markByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const mark = marks.find(({ key }) => key === event.key.toLowerCase());
    if (!mark) return;
    event.preventDefault();
    event.stopPropagation();
    applyMark(event.currentTarget, mark);
  };

  return (
    <Input.Wrapper
      id={id}
      label={label}
      withAsterisk={required}
      error={error}
      description={description}
    >
      <div className={classes.editor} data-view={view} data-split={split || undefined}>
        <Group className={classes.bar} gap={0} justify="space-between">
          <Group gap={0} role="toolbar" aria-label={`Formatting of ${label.toLowerCase()}`}>
            <Tooltip.Group openDelay={700} closeDelay={300}>
              {marks.map((mark) => (
                <Tooltip
                  key={mark.label}
                  label={mark.key ? `${mark.label} (Ctrl ${mark.key.toUpperCase()})` : mark.label}
                >
                  <ActionIcon
                    className={classes.mark}
                    aria-label={mark.label}
                    disabled={view === 'preview'}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => field.current && applyMark(field.current, mark)}
                  >
                    <mark.icon size={18} aria-hidden />
                  </ActionIcon>
                </Tooltip>
              ))}
            </Tooltip.Group>
          </Group>
          <SegmentedControl
            size="xs"
            aria-label={`View of ${label.toLowerCase()}`}
            data={[
              { value: 'edit', label: 'Edit' },
              { value: 'preview', label: 'Preview' },
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
          <Textarea
            ref={field}
            id={id}
            className={classes.text}
            classNames={{ wrapper: classes.box, input: classes.input }}
            autosize={false}
            resize="vertical"
            rows={rows}
            placeholder={props.placeholder}
            required={required}
            error={Boolean(error)}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
            aria-keyshortcuts="Control+B Control+I Control+K"
            onKeyDown={markByKey}
          />
          {previewed && (
            <section
              className={classes.preview}
              aria-label={`Preview of ${label.toLowerCase()}`}
              dir="auto"
            >
              {shown.trim() ? <Markdown trusted>{shown}</Markdown> : 'Nothing to preview yet.'}
            </section>
          )}
        </div>
      </div>
    </Input.Wrapper>
  );
}

/** Writes the mark around the selection as if it had been typed, so that undo removes it. */
function applyMark(field: HTMLTextAreaElement, { before, after, sample, perLine }: Mark): void {
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
