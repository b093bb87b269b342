import { withoutLanguage } from '#shared/kernel/language/languages.ts';
import { withStorage } from './browser-storage.ts';
import { personalKey } from './session/personal-storage.ts';

const textInputs =
  ':is([type=text], [type=email], [type=password], [type=url], [type=tel], :not([type])):not([aria-haspopup])';

/** By what they are filled in with, because a password that is shown is a text. */
const secrets = /-password$|^one-time-code$/;

/** The fields of text in a form, by the path of their value. */
function* textFields(form: HTMLFormElement | null) {
  for (const field of form?.querySelectorAll('[data-path]') ?? []) {
    const isText =
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement ||
      (field instanceof HTMLInputElement && field.matches(textInputs));
    const path = field.getAttribute('data-path');
    if (!isText || !path) continue;
    const isSecret = field.type === 'password' || secrets.test(field.autocomplete);
    yield { path, value: field.value, isSecret };
  }
}

/** The values of the text fields, which may have been typed before hydration. */
export function* typedTexts(form: HTMLFormElement | null): Generator<[path: string, text: string]> {
  for (const { path, value } of textFields(form)) yield [path, value];
}

const openFields = (form: HTMLFormElement | null) =>
  [...textFields(form)].filter(({ isSecret }) => !isSecret);

/** Of the forms with these fields at this address: its search names what a panel shows. */
const keyOf = (fields: readonly { path: string }[]) => {
  const address = withoutLanguage(location.pathname) + location.search;
  return personalKey(['typed', address, ...fields.map(({ path }) => path)].join(' '));
};

/**
 * Keeps what was typed into a form, but for passwords and codes, until its page is loaded in another language.
 * @returns removes it again, for a form that goes before: the browser asks, and the page may stay
 */
export function keepTypedTexts(form: HTMLFormElement | null): () => void {
  const fields = openFields(form);
  const key = keyOf(fields);
  const texts = new URLSearchParams(fields.map(({ path, value }) => [path, value]));
  withStorage('sessionStorage', (storage) => storage.setItem(key, String(texts)));
  return () => {
    withStorage('sessionStorage', (storage) => storage.removeItem(key));
  };
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
