import { MarkdownProse, type RenderedMarkdown } from './markdown-prose.tsx';
import { typesetFormulas } from './typeset-formulas.ts';

/** The renderer with formulas, loaded only where there is one. The text is what `markFormulas` returns. */
export function MarkdownFormulas(props: RenderedMarkdown) {
  return <MarkdownProse {...props} extensions={[typesetFormulas(props.inline)]} />;
}
