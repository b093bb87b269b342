import { Modal, type ModalProps } from '@mantine/core';
import { useReturnFocus } from './return-focus.ts';

/** A dialog over the page. When it closes, the focus returns to where it was. */
export function Dialog(props: Omit<ModalProps, 'returnFocus'>) {
  const root = useReturnFocus(props.opened);
  return <Modal ref={root} {...props} returnFocus={false} />;
}
