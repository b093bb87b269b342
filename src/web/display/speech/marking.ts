import type { Sentence } from './sentences.ts';

const name = 'spoken';

/** Marks the sentence that is being spoken, and nothing else; null for none. */
export function markSpoken(sentence: Sentence | null): void {
  for (const marked of document.querySelectorAll('[data-being-spoken]'))
    marked.removeAttribute('data-being-spoken');
  const canHighlight = typeof Highlight === 'function' && 'highlights' in CSS;
  if (canHighlight) CSS.highlights.delete(name);
  if (!sentence) return;
  const { range, element } = sentence;
  if (canHighlight && range) CSS.highlights.set(name, new Highlight(range));
  else element.setAttribute('data-being-spoken', '');
  const { top, bottom } = (range ?? element).getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) element.scrollIntoView({ block: 'center' });
}
