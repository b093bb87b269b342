import { withoutLanguage } from '#shared/kernel/language/languages.ts';
import { withStorage } from './browser-storage.ts';
import { personalKey } from './session/personal-storage.ts';

const textInputs =
  ':is([type=text], [type=email], [type=password], [type=url], [type=tel], :not([type])):not([aria-haspopup])';

/** The fields of text in a form, by the path of their value. */
function* textFields(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll('[data-path]') ?? []) {
    const isText =
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && field.matches(textInputs));
    const path = field.getAttribute('data-path');
    if (isText && path) yield { path, value: field.value, isSecret: field.type === 'password' };
  }
}

/** The values of the text fields, which may have been typed before hydration. */
export function* typedTexts(form: HTMLFormElement | null): Generator<[path: string, text: string]> {
  for (const { path, value } of textFields(form)) yield [path, value];
}

const openFields = (form: HTMLFormElement | null) =>
  [...textFields(form)].filter(({ isSecret }) => !isSecret);

/** Of the forms with these fields on this page. */
const keyOf = (fields: readonly { path: string }[]) =>
  personalKey(
    ['typed', withoutLanguage(location.pathname), ...fields.map(({ path }) => path)].join(' '),
  );

/** Keeps what was typed into a form, but for passwords, until its page is loaded in another language. */
export function keepTypedTexts(form: HTMLFormElement | null): void {
  const fields = openFields(form);
  const texts = new URLSearchParams(fields.map(({ path, value }) => [path, value]));
  withStorage('sessionStorage', (storage) => storage.setItem(keyOf(fields), String(texts)));
}

/** What was typed before another language was chosen. It is returned once. */
export function takeKeptTexts(
  form: HTMLFormElement | null,
): Iterable<[path: string, text: string]> {
  const key = keyOf(openFields(form));
  const kept = withStorage('sessionStorage', (storage) => {
    const stored = storage.getItem(key);
    storage.removeItem(key);
    return stored;
  });
  return new URLSearchParams(kept ?? '');
}
