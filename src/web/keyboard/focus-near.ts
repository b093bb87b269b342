import { isFocusLost } from './focus-lost.ts';

const stops =
  'a[href], summary, :is(button, input, select, textarea):enabled, [tabindex]:not([tabindex="-1"])';

/** How many frames the change may take, which may wait for the server. */
const maxFrames = 300;

/**
 * For a control that may go with what it does, alone or with a row. Its position is noted now.
 * @returns gives the focus to the nearest control when it is lost; to be called with the change
 */
export function focusNear(control: Element): () => void {
  const trail: { parent: Element; index: number }[] = [];
  for (let at = control; at.parentElement; at = at.parentElement)
    trail.push({ parent: at.parentElement, index: [...at.parentElement.children].indexOf(at) });
  const take = () => {
    if (isFocusLost()) nearestStop(trail)?.focus({ preventScroll: true });
  };
  const look = (left: number) =>
    requestAnimationFrame(() => {
      // A list may focus another row in this frame by its own rule; this one applies only if it has not.
      if (isFocusLost()) requestAnimationFrame(take);
      else if (document.activeElement === control && left > 0) look(left - 1);
    });
  return () => look(maxFrames);
}

/** For `onClick` of a control that may go with what it does: the nearest one has the focus then. */
export const keepingFocus =
  (act: () => void) =>
  ({ currentTarget }: { currentTarget: Element }): void => {
    act();
    focusNear(currentTarget)();
  };

function nearestStop(trail: readonly { parent: Element; index: number }[]) {
  for (const { parent, index } of trail) {
    if (!parent.isConnected) continue;
    const near = [parent.children[index], parent.children[index - 1], parent];
    const stop = near.flatMap((part) => (part ? stopsIn(part) : []))[0];
    if (stop) return stop;
  }
  return undefined;
}

const stopsIn = (part: Element) =>
  [...(part.matches(`${stops}, [tabindex]`) ? [part] : []), ...part.querySelectorAll(stops)]
    .filter((element) => element instanceof HTMLElement)
    .filter((element) => element.checkVisibility());
