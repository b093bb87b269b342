import { micromark, type Options } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { replaceFormulas } from '#shared/kernel/text/formulas.ts';
import { allowedInXml, escapeXml } from './xml.ts';

// A definition of a link, "[a]: b", has no text of its own: a text of one line would be empty.
const withoutDefinitions = { disable: { null: ['definition'] } };

type Handles = NonNullable<NonNullable<Options['htmlExtensions']>[number]['enter']>;
type Handle = NonNullable<Handles['htmlFlow']>;

// QTI has no text beside its blocks, and no fields in a text: HTML that is shown as text is a paragraph, and a box to tick
// is what an author writes for it.
const enter: Record<'htmlFlow' | 'taskListCheck', Handle> = {
  htmlFlow() {
    this.lineEndingIfNeeded();
    this.tag('<p>');
  },
  taskListCheck() {
    this.raw('[');
  },
};
type Ended = keyof typeof enter | 'taskListCheckValueChecked' | 'taskListCheckValueUnchecked';
const exit: Record<Ended, Handle> = {
  htmlFlow() {
    this.tag('</p>');
  },
  taskListCheckValueChecked() {
    this.raw('x');
  },
  taskListCheckValueUnchecked() {
    this.raw(' ');
  },
  taskListCheck() {
    this.raw(']');
  },
};
const withoutFields = { enter, exit };

const options = { extensions: [gfm()], htmlExtensions: [gfmHtml(), withoutFields] };

/** Markdown as HTML that is XML too. HTML in the text is shown as text, as everywhere. */
export const markdownToHtml = (markdown: string): string =>
  withFormulas(markdown, (text) => micromark(text, options));

/** Around the number of a formula while the text around it is converted; usual texts have no such characters. */
const [before, after] = ['\ue0f4', '\ue0f5'];

/**
 * Converts a text without its formulas, whose characters are not markup, and inserts these in the notation of other
 * programs.
 */
function withFormulas(markdown: string, convert: (text: string) => string): string {
  const formulas: string[] = [];
  const text = allowedInXml(markdown).replace(/[\ue0f4\ue0f5]/g, '');
  const marked = replaceFormulas(text, (formula, width) => {
    const tex = escapeXml(formula.slice(width, -width));
    formulas.push(width === 1 ? `\\(${tex}\\)` : `\\[${tex}\\]`);
    return `${before}${formulas.length - 1}${after}`;
  });
  return convert(marked).replace(
    /\ue0f4(\d+)\ue0f5/g,
    (_, index: string) => formulas[Number(index)] ?? '',
  );
}

/** The same for a text of one paragraph, such as an option, without the paragraph. */
export function markdownToInlineHtml(markdown: string): string {
  const extensions = [...options.extensions, withoutDefinitions];
  const html = withFormulas(markdown, (text) => micromark(text, { ...options, extensions }));
  const [, only] = /^<p>((?:(?!<p>).)*)<\/p>$/s.exec(html) ?? [];
  return only ?? html;
}
