/** A part of a page that is spoken in one go. */
export interface Sentence {
  text: string;
  /** Where it is on the page; null for what a picture shows. */
  range: Range | null;
  /** The nearest element around it. */
  element: Element;
  language: string;
}

/** What is not read: controls, what is hidden, and the source of formulas. */
const silent =
  'button, select, textarea, script, style, annotation, [aria-hidden="true"], [data-silent], [hidden]';
/** Each of these ends a sentence. `data-spoken-apart` is for a row whose children are separate: badges, an option and its mark. */
const blocks =
  'p, li, legend, label, figcaption, pre, td, th, h1, h2, h3, h4, dd, dt, [data-spoken-apart] > *';

interface Piece {
  node: Text;
  from: number;
}

/** In which language a page is, and how the letter of an option is said. */
export interface SpokenPage {
  language: string;
  option: (words: { letter: string }) => string;
}

/** The sentences of an element, in the order in which they are read. */
export function sentencesIn(root: Element, page: SpokenPage): Sentence[] {
  const pageLanguage = page.language;
  const found: Sentence[] = [];
  let block: Element | undefined;
  let text = '';
  let pieces: Piece[] = [];
  const close = () => {
    if (block && text.trim() !== '') found.push(...split({ text, pieces, block, pageLanguage }));
    text = '';
    pieces = [];
  };
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
    acceptNode: (node) =>
      node instanceof Element && node.matches(silent)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  });
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLImageElement && node.alt !== '') {
      close();
      const language = languageOf(node, pageLanguage);
      found.push({ text: node.alt, range: null, element: node, language });
    }
    if (node instanceof HTMLElement && node.dataset.spokenOption !== undefined) {
      close();
      const text = page.option({ letter: node.dataset.spokenOption });
      found.push({ text, range: null, element: node, language: pageLanguage });
    }
    if (!(node instanceof Text)) continue;
    const around = node.parentElement?.closest(`${blocks}, [lang]`) ?? root;
    if (around !== block) {
      close();
      block = around;
    }
    pieces.push({ node, from: text.length });
    text += node.data;
  }
  close();
  return found;
}

const languageOf = (element: Element, pageLanguage: string) =>
  element.closest('[lang]')?.getAttribute('lang') || pageLanguage;

function split(parts: {
  text: string;
  pieces: Piece[];
  block: Element;
  pageLanguage: string;
}): Sentence[] {
  const { text, pieces, block } = parts;
  const language = languageOf(block, parts.pageLanguage);
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments].flatMap(({ segment, index }) => {
    const words = segment.trim();
    if (words === '') return [];
    const start = index + segment.indexOf(words);
    const range = rangeOf(pieces, start, start + words.length);
    return [{ text: words, range, element: block, language }];
  });
}

function rangeOf(pieces: readonly Piece[], start: number, end: number): Range {
  const range = document.createRange();
  const first = pieces.findLast(({ from }) => from <= start);
  const last = pieces.findLast(({ from }) => from < end);
  if (first) range.setStart(first.node, start - first.from);
  if (last) range.setEnd(last.node, end - last.from);
  return range;
}
