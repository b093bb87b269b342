import { escaped } from '#server/kernel/escaped.ts';
import { translationInto } from '#server/kernel/translations.ts';
import { directionOf, type Language } from '#shared/kernel/language/languages.ts';

/** A page without the app: its title, and HTML for its head and its body. */
export const plainPage = (
  language: Language,
  { title, head = '', body }: { title: string; head?: string; body: string },
): string => `<!DOCTYPE html><html lang="${language}" dir="${directionOf(language)}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width">${head}<title>${escaped(title)}</title>
${body}</html>`;

/**
 * For the case that not even the app's own error page can be rendered.
 * @param message translated, if there is a better one than that something went wrong
 */
export function plainErrorPage(
  request: { id: string },
  { language, siteName }: { language: Language; siteName: string },
  message?: string,
): string {
  const translate = translationInto(language);
  const said = message ?? translate('Something went wrong on our side. Please try again.');
  const reference = translate(`If it happens again, quote the reference ${request.id}.`);
  return plainPage(language, {
    title: siteName,
    body: `<h1>${escaped(translate('This page cannot be shown'))}</h1><p>${escaped(said)}</p>
<p>${escaped(reference)}</p><p><a href="/">${escaped(translate('Go home'))}</a></p>`,
  });
}
