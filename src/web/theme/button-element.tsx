import { type ComponentProps, type FocusEvent, useState } from 'react';
import { ignore } from '#web/keyboard/ignore.ts';

/**
 * The element of Mantine's buttons. One that is disabled while it has the keyboard focus, for example because its call is
 * under way, does nothing when it is pressed, but is marked only: the attribute `disabled` would take the focus from it.
 */
export function ButtonElement({ type = 'button', ...props }: ComponentProps<'button'>) {
  const [isFocused, setFocused] = useState(false);
  const onFocus = (event: FocusEvent<HTMLButtonElement>) => {
    setFocused(true);
    props.onFocus?.(event);
  };
  const onBlur = (event: FocusEvent<HTMLButtonElement>) => {
    // It keeps the focus within the page when the window loses it.
    setFocused(document.activeElement === event.currentTarget);
    props.onBlur?.(event);
  };
  const marked =
    props.disabled && isFocused
      ? ({ disabled: false, 'aria-disabled': true, onClick: ignore } as const)
      : {};
  return <button {...props} {...marked} onFocus={onFocus} onBlur={onBlur} type={type} />;
}
