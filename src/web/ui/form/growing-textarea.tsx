import { Textarea, type TextareaProps } from '@mantine/core';
import classes from './growing-textarea.module.css';

const canSizeItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/**
 * A text field as high as its text. Where the browser can size it, no script does: Mantine's autosize
 * measures every field again with each key press.
 */
export function GrowingTextarea({ minRows = 1, maxRows = 12, ...props }: TextareaProps) {
  if (!canSizeItself) return <Textarea autosize minRows={minRows} maxRows={maxRows} {...props} />;
  return (
    <Textarea
      autosize={false}
      rows={minRows}
      classNames={{ input: classes.input }}
      {...props}
      styles={{ input: { '--least': `${minRows}lh`, '--most': `${maxRows}lh` } }}
    />
  );
}
