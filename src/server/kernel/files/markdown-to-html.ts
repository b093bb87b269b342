import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

// A definition of a link, "[a]: b", has no text of its own: a text of one line would be empty.
const withoutDefinitions = { disable: { null: ['definition'] } };

const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** Markdown as HTML that is XML too. HTML in the text is shown as text, as everywhere. */
export const markdownToHtml = (markdown: string): string => micromark(markdown, options);

/** The same for a text of one paragraph, such as an option, without the paragraph. */
export function markdownToInlineHtml(markdown: string): string {
  const html = micromark(markdown, {
    ...options,
    extensions: [...options.extensions, withoutDefinitions],
  });
  const [, only] = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html) ?? [];
  return only ?? html;
}
