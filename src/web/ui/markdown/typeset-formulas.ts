import rehypeMathML from '@daiji256/rehype-mathml';
import type { Element, Root } from 'hast';
import remarkMath from 'remark-math';
import 'temml/dist/Temml-Local.css';
import { SKIP, visit } from 'unist-util-visit';
import './formulas.css';
import type { MarkdownExtension } from './markdown-prose.tsx';

const mathML: MarkdownExtension['rehype'][number] = [
  rehypeMathML,
  // Without trust no formula has a link, a picture or a class.
  { trust: false, annotate: true, maxExpand: 500, maxSize: [50, 50] },
];

/** Formulas as MathML, chemistry (`\ce`) included. */
const inText: MarkdownExtension = { remark: [remarkMath], rehype: [mathML, scrollingBlocks] };

/** The same with a name for each formula: browsers leave MathML out of the name of a radio button. */
const inLabel: MarkdownExtension = { remark: [remarkMath], rehype: [mathML, named] };

export const typesetFormulas = (inline: boolean) => (inline ? inLabel : inText);

/** A displayed formula that is wider than the page scrolls by itself. */
function scrollingBlocks() {
  return (tree: Root) => {
    visit(tree, 'element', (math, index, parent) => {
      if (math.tagName !== 'math' || math.properties.display !== 'block') return;
      if (!parent || index === undefined) return;
      const box: Element = {
        type: 'element',
        tagName: 'span',
        properties: { className: ['formula-block'], tabIndex: 0 },
        children: [math],
      };
      parent.children[index] = box;
      return SKIP;
    });
  };
}

/** Names each formula by its TeX. */
function named() {
  return (tree: Root) => {
    visit(tree, 'element', (math) => {
      if (math.tagName !== 'math') return;
      visit(math, 'element', ({ tagName, children: [tex] }) => {
        if (tagName === 'annotation' && tex?.type === 'text') math.properties.ariaLabel = tex.value;
      });
      return SKIP;
    });
  };
}
