import { highlightedCode } from './highlighted-code.ts';
import { MarkdownProse, type RenderedMarkdown } from './markdown-prose.tsx';

const extensions = [highlightedCode];

/** The renderer with colours for code, loaded only where there is a code block. */
export function MarkdownCode(props: RenderedMarkdown) {
  return <MarkdownProse {...props} extensions={extensions} />;
}
