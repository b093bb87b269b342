import type { Element, ElementContent, Root } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { partsWithGaps } from '#shared/features/question/question-types/gaps.ts';

/** Elements without gaps: a marker inside them is text. */
const withoutGaps = new Set(['a', 'code', 'math', 'pre']);

const gapElement = (gap: number): Element => ({
  type: 'element',
  tagName: 'data',
  properties: { value: String(gap) },
  children: [],
});

/**
 * Replaces the markers of a text by `data` elements with the index of the gap. Gaps that the text has no marker for,
 * because it is in code for example, follow it.
 */
export function gapsInMarkdown(count: number) {
  return (tree: Root) => {
    const missing = new Set(Array.from({ length: count }, (_, gap) => gap));
    visit(tree, (node, index, parent) => {
      if (node.type === 'element' && withoutGaps.has(node.tagName)) return SKIP;
      if (node.type !== 'text' || !parent || index === undefined) return;
      const parts = partsWithGaps(node.value, count).map((part): ElementContent => {
        const isGap = typeof part === 'number' && missing.delete(part);
        if (isGap) return gapElement(part);
        return { type: 'text', value: typeof part === 'number' ? '' : part };
      });
      parent.children.splice(index, 1, ...parts);
      return [SKIP, index + parts.length];
    });
    if (missing.size > 0)
      tree.children.push({
        type: 'element',
        tagName: 'p',
        properties: {},
        children: Array.from(missing, gapElement),
      });
  };
}
