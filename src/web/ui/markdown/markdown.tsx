import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import { markFormulas } from './formulas.ts';
import classes from './markdown.module.css';
import type { MarkdownAddition } from './markdown-prose.tsx';

interface MarkdownProps {
  children: string;
  /** Without paragraphs of its own, for an option or a title. */
  inline?: boolean;
  /** Written by the site's authors: its links are not marked as foreign. */
  trusted?: boolean;
  addition?: MarkdownAddition;
}

const loadProse = () => import('./markdown-prose.tsx');
const loadCode = () => import('./markdown-code.tsx');
const loadFormulas = () => import('./markdown-formulas.tsx');
const loadCodeFormulas = () => import('./markdown-code-formulas.tsx');
const Prose = lazyPart(() => loadProse().then((file) => file.MarkdownProse));
const Code = lazyPart(() => loadCode().then((file) => file.MarkdownCode));
const Formulas = lazyPart(() => loadFormulas().then((file) => file.MarkdownFormulas));
const CodeFormulas = lazyPart(() => loadCodeFormulas().then((file) => file.MarkdownCodeFormulas));

const anySign =
  /[\\`*_[\]#<>|~&]|^\s*(?:[-+]|\d+[.)])\s|https?:|www\.|^ {4}|^\s*(?:-{3,}|={3,})\s*$/m;
const codeBlock = /^\s*(?:```|~~~)\s*\S/m;

/**
 * Markdown with tables, highlighted code and formulas, sanitised, raw HTML shown as text. Nothing is loaded
 * for a text without any Markdown in it; what is loaded, the server has rendered already.
 */
export function Markdown({
  children: text,
  inline = false,
  trusted = false,
  addition,
}: MarkdownProps) {
  const plain = <Paragraphs text={text} inline={inline} />;
  const withFormulas = markFormulas(text);
  if (withFormulas === undefined && !anySign.test(text)) return plain;
  const Renderer = rendererOf(text, withFormulas !== undefined);
  return (
    <Suspense fallback={plain}>
      <Renderer text={withFormulas ?? text} inline={inline} trusted={trusted} addition={addition} />
    </Suspense>
  );
}

function rendererOf(text: string, hasFormula: boolean) {
  if (codeBlock.test(text)) return hasFormula ? CodeFormulas : Code;
  return hasFormula ? Formulas : Prose;
}

/** Preloads what these texts need while there is a network. */
export function preloadMarkdown(texts: readonly string[]): void {
  // A failure is ignored: rendering loads it again.
  if (texts.some((text) => anySign.test(text))) loadProse().catch(() => {});
  if (texts.some((text) => codeBlock.test(text))) loadCode().catch(() => {});
  const formulas = texts.filter((text) => markFormulas(text) !== undefined);
  if (formulas.length > 0) loadFormulas().catch(() => {});
  if (formulas.some((text) => codeBlock.test(text))) loadCodeFormulas().catch(() => {});
}

function Paragraphs({ text, inline }: { text: string; inline: boolean }) {
  if (inline) return <span className={classes.inline}>{text}</span>;
  return (
    <div className={classes.prose}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={`${index}${paragraph}`}>{paragraph}</p>
      ))}
    </div>
  );
}
