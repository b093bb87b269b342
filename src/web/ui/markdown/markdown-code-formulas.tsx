import { highlightedCode } from './highlighted-code.ts';
import { MarkdownProse, type RenderedMarkdown } from './markdown-prose.tsx';
import { typesetFormulas } from './typeset-formulas.ts';

/** The renderer for a text with blocks of code and formulas. */
export function MarkdownCodeFormulas(props: RenderedMarkdown) {
  return <MarkdownProse {...props} extensions={[typesetFormulas(props.inline), highlightedCode]} />;
}
