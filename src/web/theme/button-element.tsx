import type { ComponentProps, MouseEvent } from 'react';

interface ButtonElementProps extends ComponentProps<'button'> {
  'data-loading'?: unknown;
  'data-disabled'?: unknown;
}

/**
 * The element of Mantine's buttons. One that is loading does nothing when it is pressed, but is not disabled: that would
 * take the focus from it.
 */
export function ButtonElement({ type = 'button', ...props }: ButtonElementProps) {
  const isBusy = Boolean(props['data-loading']) && !props['data-disabled'];
  const busy = isBusy ? ({ disabled: false, 'aria-disabled': true, onClick: ignore } as const) : {};
  return <button {...props} {...busy} type={type} />;
}

function ignore(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
