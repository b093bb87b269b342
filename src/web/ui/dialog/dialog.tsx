import { Modal, type ModalProps } from '@mantine/core';
import { ignore } from '#web/keyboard/ignore.ts';
import { useReturnFocus } from './return-focus.ts';

/** While a dialog fades away, a second press would make its call again. */
const takesNothing = { onClickCapture: ignore, onSubmitCapture: ignore };

/** A dialog over the page. When it closes, the focus returns to where it was. */
export function Dialog(props: Omit<ModalProps, 'returnFocus'>) {
  const root = useReturnFocus(props.opened);
  // Its attribute marks dialogs that are not closing.
  return (
    <Modal
      ref={root}
      data-dialog={props.opened ? 'open' : undefined}
      {...(props.opened ? {} : takesNothing)}
      {...props}
      returnFocus={false}
    />
  );
}
