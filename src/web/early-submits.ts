/**
 * Runs inline, before the app's code has loaded, and uses nothing outside itself. A form that is submitted
 * that early is marked; `useZodForm` submits it again once the form is hydrated.
 */
function markEarlySubmits() {
  document.addEventListener(
    'submit',
    ({ target }) => {
      const root = document.documentElement;
      if (!(target instanceof HTMLFormElement) || target.method !== 'dialog') return;
      if (target.dataset.hydrated) return;
      target.dataset.submitted = 'true';
      root.dataset.waiting = 'true';
    },
    true,
  );
}

/** For the server alone: a browser does not load it twice. */
export const earlySubmits = import.meta.env.SSR ? `(${markEarlySubmits})()` : '';

/** The form is hydrated. @returns whether it was submitted before that */
export function takeEarlySubmit(form: HTMLFormElement): boolean {
  const isSubmitted = form.dataset.submitted !== undefined;
  form.dataset.hydrated = 'true';
  delete form.dataset.submitted;
  if (isSubmitted) delete document.documentElement.dataset.waiting;
  return isSubmitted;
}
