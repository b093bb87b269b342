import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };

/** Markdown as HTML that is XML too. HTML in the text is shown as text, as everywhere. */
export const markdownToHtml = (markdown: string): string => micromark(markdown, options);

/** The same for a text of one paragraph, without the paragraph. */
export function markdownToInlineHtml(markdown: string): string {
  const [, only] = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(markdownToHtml(markdown)) ?? [];
  return only ?? markdownToHtml(markdown);
}
