import { hydrationEnds } from './when-idle.ts';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface EarlyActions {
  /** What was entered into fields, in the order of the last changes. */
  fields: Map<Field, string | boolean>;
  /** The last button that was pressed. */
  button: HTMLButtonElement | undefined;
  /** React listens from now on, and handles buttons and the fields that are hydrated. */
  reactListens(): void;
  /** Nothing is kept any more. */
  end(): void;
}

declare global {
  interface Window {
    quizwrightEarlyActions?: EarlyActions | undefined;
  }
}

/**
 * Runs inline, before the app's code has loaded, and uses nothing outside itself. What is done before the page is
 * hydrated is kept: a field would show what was entered, and the app would not know it.
 */
function keepEarlyActions() {
  let isListening = false;
  const keepField = ({ target }: Event) => {
    const isInput = target instanceof HTMLInputElement;
    const isOther = target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;
    if (!(isInput || isOther)) return;
    early.fields.delete(target);
    // React marks what it has hydrated. A change of another field makes it hydrate that part, and is then lost; not a file.
    const isHydrated = Object.keys(target).some((key) => key.startsWith('__react'));
    if (isListening && (isHydrated || target.type === 'file')) return;
    if (isInput && /checkbox|radio/.test(target.type)) early.fields.set(target, target.checked);
    // `useZodForm` reads the texts of its form.
    else if (!target.dataset.path) early.fields.set(target, target.value);
  };
  const keepButton = ({ target }: Event) => {
    const button = target instanceof Element && target.closest('button');
    if (!button) return;
    // A later button replaces an earlier one, also the same.
    early.button = undefined;
    if (isListening || button.type !== 'button') return;
    early.button = button;
    document.documentElement.dataset.waiting = 'true';
  };
  const early: EarlyActions = {
    fields: new Map(),
    button: undefined,
    reactListens() {
      isListening = true;
    },
    end() {
      document.removeEventListener('input', keepField, true);
      document.removeEventListener('click', keepButton, true);
    },
  };
  window.quizwrightEarlyActions = early;
  document.addEventListener('input', keepField, true);
  document.addEventListener('click', keepButton, true);
}

/** For the server alone: a browser does not load it twice. */
export const earlyActions = import.meta.env.SSR ? `(${keepEarlyActions})()` : '';

/**
 * React has added its listeners. Fields are repeated before the next press or key is handled: an answer that is chosen
 * afterwards must not be replaced by an earlier one.
 */
export function endEarlyActions(): void {
  window.quizwrightEarlyActions?.reactListens();
  addEventListener('pointerdown', repeatFields, true);
  addEventListener('keydown', repeatFields, true);
}

function repeatFields(): void {
  const { fields } = window.quizwrightEarlyActions ?? {};
  const entries = [...(fields ?? [])];
  fields?.clear();
  for (const [field, entered] of entries) enter(field, entered);
}

/** Repeats what was done before the page was hydrated, each on the page that the one before it has led to. */
export async function repeatEarlyActions(): Promise<void> {
  await hydrationEnds();
  const early = window.quizwrightEarlyActions;
  if (!early) return;
  for (const [field, entered] of early.fields) {
    early.fields.delete(field);
    enter(field, entered);
    await new Promise((resolve) => setTimeout(resolve));
  }
  early.end();
  delete window.quizwrightEarlyActions;
  removeEventListener('pointerdown', repeatFields, true);
  removeEventListener('keydown', repeatFields, true);
  delete document.documentElement.dataset.waiting;
  if (early.button?.isConnected) early.button.click();
}

/** React reports a change only if a field differs from what it was given last: it is given something else first. */
function enter(field: Field, entered: string | boolean): void {
  if (!field.isConnected) return;
  // If this part of the page is not hydrated yet, any event of this kind makes React do it.
  field.dispatchEvent(new Event('pointercancel'));
  if (typeof entered === 'boolean') {
    if ('checked' in field) field.checked = !entered;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    field.value = entered === '' ? '0' : '';
    // Not by the setter in which React notes what it gives.
    const { set } = Reflect.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
    set?.call(field, entered);
  }
  const type = field.matches('select, [type=file]') ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}
