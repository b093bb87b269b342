import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { ownPictureAddress } from '#shared/kernel/media/own-picture.ts';
import { ownSoundAddress } from '#shared/kernel/media/own-sound.ts';
import { soundAsText } from '#shared/kernel/media/sounds-in-text.ts';
import { replaceFormulas, withDollars } from '#shared/kernel/text/formulas.ts';
import { emphasisOf, emphasisSigns, withMarks } from './emphasis.ts';
import { raisedText } from './raised-text.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Markdown, and the names of tags whose effect it does not have. */
export interface ConvertedHtml {
  markdown: string;
  lost: string[];
  /** Pictures, sounds and films without an address by https. */
  lostMedia: string[];
}

/**
 * In place of a line break until its paragraph is complete. It counts as white space: at the ends of a paragraph or of marked
 * words, and in headings and cells, where Markdown has no break, a backslash would be shown.
 */
const lineBreak = '\u2028';
const breaks = /[ \t\n]*\u2028[ \t\n]*/g;

/** Longer texts are cut: no field can store as much, and nested tags take time by the square of their number. */
const maxLength = 40_000;
const deepest = 100;

/** Converts HTML to the Markdown that questions are shown in. */
export function htmlToMarkdown(html: string): ConvertedHtml {
  const conversion = new Conversion();
  const given = html
    .slice(0, maxLength)
    .replace(/[\ue0f2\ue0f3]/g, '')
    .replace(emphasisSigns, '')
    .replaceAll(lineBreak, ' ');
  const { childNodes } = parseFragment(given);
  const markdown = conversion
    .withFormulas(conversion.blocks(childNodes, 0), inLine)
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { markdown, lost: [...conversion.lost], lostMedia: conversion.lostMedia };
}

export const blockNames = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table ul'.split(
    ' ',
  ),
);
/** Tags that add nothing that a reader would miss. */
const plainNames = new Set(
  'span font abbr label bdi small big tt html body tbody thead tfoot caption input o:p'.split(' '),
);
const mediaNames = new Set(['audio', 'video', 'iframe', 'object', 'embed', 'svg', 'canvas']);
const silentNames = new Set(['script', 'style', 'head', 'title', 'template', 'noscript']);
class Conversion {
  readonly lost = new Set<string>();
  readonly lostMedia: string[] = [];
  /** Characters of formulas are not markup, so numbers replace the formulas until the text around them is converted. */
  readonly #formulas: string[] = [];

  /** Blocks with a blank line between them. */
  blocks(nodes: readonly Node[], depth: number): string {
    if (depth > deepest) return '';
    const parts: string[] = [];
    let inline: Node[] = [];
    const endParagraph = () => {
      const text = this.line(inline, depth).trim().replace(breaks, '\\\n');
      if (text !== '') parts.push(this.withFormulas(atLineStart(text)));
      inline = [];
    };
    for (const node of nodes) {
      if (!isElement(node) || !hasBlocks(node)) {
        inline.push(node);
        continue;
      }
      endParagraph();
      parts.push(this.block(node, depth + 1));
    }
    endParagraph();
    return parts.filter((part) => part !== '').join('\n\n');
  }

  /** The text with its formulas, changed if they have to fit into a line. */
  withFormulas(text: string, change = (formula: string) => formula): string {
    return text.replace(/\ue0f2(\d+)\ue0f3/g, (_, index: string) =>
      change(this.#formulas[Number(index)] ?? ''),
    );
  }

  private kept(formula: string): string {
    this.#formulas.push(formula);
    return `\ue0f2${this.#formulas.length - 1}\ue0f3`;
  }

  private text(value: string): string {
    const text = withDollars(folded(value));
    return replaceFormulas(text, (formula) => this.kept(formula), escapeMarkdown);
  }

  private block(element: Element, depth: number): string {
    const { tagName, childNodes } = element;
    const inside = () => this.blocks(childNodes, depth);
    const [, level] = /^h([1-6])$/.exec(tagName) ?? [];
    if (level)
      return `${'#'.repeat(Number(level))} ${this.line(childNodes, depth).replace(/\s+/g, ' ').trim()}`;
    if (tagName === 'ul' || tagName === 'ol') return this.list(element, depth);
    if (tagName === 'table') return this.table(element, depth);
    if (tagName === 'hr') return '---';
    if (tagName === 'pre') return fenced(textOf(element), languageOf(element));
    if (tagName === 'blockquote') return inside().replace(/^/gm, '> ');
    return inside();
  }

  private list(list: Element, depth: number): string {
    const { tagName, childNodes } = list;
    const isOrdered = tagName === 'ol';
    const [first = '1'] = /^\d{1,9}$/.exec(attribute(list, 'start')) ?? [];
    // Texts and options can refer to letters.
    const isLettered =
      /^[aAiI]$/.test(attribute(list, 'type')) ||
      /list-style[^;]*:[^;]*(?:alpha|latin|roman|greek)/i.test(attribute(list, 'style'));
    if (isOrdered && isLettered) this.lost.add('ol');
    const items = childNodes.filter((node): node is Element => isElement(node));
    return items
      .map((item, index) => {
        const mark = isOrdered ? `${Number(first) + index}. ` : '- ';
        const content = this.blocks(item.childNodes, depth + 1);
        return mark + content.replace(/\n/g, `\n${' '.repeat(mark.length)}`);
      })
      .join('\n');
  }

  private table(table: Element, depth: number): string {
    const rows = elementsIn(table, 'tr', 0).map((row) =>
      row.childNodes
        .filter((node): node is Element => isElement(node))
        .map((cell) => {
          const text = this.line(cell.childNodes, depth + 1)
            .replace(/\s+/g, ' ')
            .trim();
          return this.withFormulas(text.replace(/\|/g, '\\|'), formulaInCell);
        }),
    );
    const [head = [], ...body] = rows;
    const width = Math.min(30, Math.max(0, ...rows.map((row) => row.length)));
    if (width === 0) return '';
    const line = (cells: readonly string[]) =>
      `| ${Array.from({ length: width }, (_, index) => cells[index] ?? '').join(' | ')} |`;
    const caption = table.childNodes.filter(isElement).find(({ tagName }) => tagName === 'caption');
    const above = caption ? `${this.blocks(caption.childNodes, depth + 1)}\n\n` : '';
    const rule = line(Array.from({ length: width }, () => '---'));
    return above + [line(head), rule, ...body.map(line)].join('\n');
  }

  /** What is in a paragraph, a heading or a cell. */
  private line(nodes: readonly Node[], depth: number): string {
    return withMarks(this.inline(nodes, depth), (tag) => this.lost.add(tag));
  }

  private inline(nodes: readonly Node[], depth: number): string {
    if (depth > deepest) return '';
    return nodes
      .map((node) => this.inlineNode(node, depth + 1))
      .reduce((before, part) => {
        const isPicture = before.endsWith('!') && part.startsWith('[');
        return isPicture ? `${before.slice(0, -1)}\\!${part}` : before + part;
      }, '');
  }

  private inlineNode(node: Node, depth: number): string {
    if (node.nodeName === '#text' && 'value' in node) return this.text(node.value);
    if (!isElement(node)) return '';
    const { tagName, childNodes } = node;
    if (silentNames.has(tagName)) return '';
    if (tagName === 'br') return lineBreak;
    if (tagName === 'img') return this.picture(node);
    if (tagName === 'code' || tagName === 'kbd' || tagName === 'samp')
      return codeSpan(textOf(node));
    if (mediaNames.has(tagName)) return this.media(node);
    const text = this.inline(childNodes, depth);
    const emphasis = emphasisOf(tagName);
    if (emphasis) return around(text, emphasis.open, emphasis.close);
    if (tagName === 'a') return this.link(node, text);
    const raised = raisedText(tagName, text);
    if (raised !== undefined) return raised;
    // In a cell, for example, where Markdown has no blocks.
    if (blockNames.has(tagName)) return lineBreak + text + lineBreak;
    if (!plainNames.has(tagName)) this.lost.add(tagName);
    return text;
  }

  private link(element: Element, text: string): string {
    const href = attribute(element, 'href');
    if (ownSoundAddress.test(href)) return soundIn(element, href, textOf(element));
    if (!/^(?:https?|mailto):[^\s<>]+$/i.test(href)) return text;
    const title = attribute(element, 'title').replace(/\s+/g, ' ').replace(/["\\]/g, '\\$&');
    const titled = title === '' ? '' : ` "${title}"`;
    return around(text, '[', `](${href.replace(/[()]/g, '\\$&')}${titled})`);
  }

  private picture(element: Element): string {
    // Canvas has pictures of formulas.
    const tex = withDollars(`\\(${attribute(element, 'data-equation-content')}\\)`);
    if (tex.startsWith('$')) return this.kept(tex);
    const [src, alt] = [attribute(element, 'src'), attribute(element, 'alt')];
    const described = escapeMarkdown(alt.replace(/\s+/g, ' ').trim()).replace(/[[\]]/g, '\\$&');
    if (/^https:\/\/[^\s<>]+$/i.test(src) || ownPictureAddress.test(src))
      return `![${described}](${src.replace(/[()]/g, '\\$&')})`;
    this.lostMedia.push(src.startsWith('data:') ? 'data:' : src.slice(0, 100));
    return described;
  }

  private media(element: Element): string {
    const [source] = elementsIn(element, 'source', 0);
    const src = [element, source].flatMap((each) =>
      each ? [attribute(each, 'src') || attribute(each, 'data')] : [],
    );
    const sound = src.find((each) => ownSoundAddress.test(each));
    if (sound !== undefined) return soundIn(element, sound, attribute(element, 'aria-label'));
    const picture = src.find((each) => ownPictureAddress.test(each));
    if (picture !== undefined)
      return `![${textOf(element)
        .replace(/[[\]\\]/g, '')
        .trim()}](${picture})`;
    this.lostMedia.push(attribute(element, 'src').slice(0, 100) || element.tagName);
    return '';
  }
}

const inLine = (formula: string): string => formula.replace(/\s+/g, ' ');

/** `|` would end a cell, so it is written by its name in TeX. */
const formulaInCell = (formula: string): string => inLine(formula).replace(/(?<!\\)\|/g, '\\vert ');

const soundIn = (element: Element, address: string, label: string): string =>
  soundAsText({ address, label: label.trim(), transcript: attribute(element, 'title') });

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Whether an element is a block, or an inline element around blocks. */
function hasBlocks(element: Element): boolean {
  return (
    blockNames.has(element.tagName) ||
    (!mediaNames.has(element.tagName) &&
      element.childNodes.some((node) => isElement(node) && blockNames.has(node.tagName)))
  );
}

const attribute = ({ attrs }: Element, name: string): string =>
  attrs.find((each) => each.name === name)?.value.trim() ?? '';

function elementsIn(element: Element, name: string, depth: number): Element[] {
  if (depth > deepest) return [];
  return element.childNodes
    .filter((node): node is Element => isElement(node))
    .flatMap((child) => (child.tagName === name ? [child] : elementsIn(child, name, depth + 1)));
}

function textOf(element: Element, depth = 0): string {
  if (depth > deepest) return '';
  return element.childNodes
    .map((node) => {
      if (isElement(node)) return node.tagName === 'br' ? '\n' : textOf(node, depth + 1);
      return 'value' in node ? node.value : '';
    })
    .join('');
}

/** White space as HTML shows it; a new line stays one, which Markdown shows the same. */
const folded = (text: string): string =>
  text.replace(/[ \t\f\r\n]+/g, (space) => (space.includes('\n') ? '\n' : ' '));

/** Marks go around the text without the space at its ends, which Markdown demands. */
function around(text: string, before: string, after: string): string {
  const inner = text.trim();
  if (inner === '') return text;
  const begin = text.length - text.trimStart().length;
  const end = text.trimEnd().length;
  return text.slice(0, begin) + before + inner + after + text.slice(end);
}

function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, ' ').trim();
  if (code === '') return '';
  const fence = '`'.repeat(longestRun(code) + 1);
  const pad = code.startsWith('`') || code.endsWith('`') ? ' ' : '';
  return fence + pad + code + pad + fence;
}

/** The language of code, as HTML names it. */
function languageOf(pre: Element): string {
  const [code] = elementsIn(pre, 'code', 0);
  const [, language = ''] =
    /(?:^|\s)language-([\w+#.-]{1,30})(?!\S)/.exec(attribute(code ?? pre, 'class')) ?? [];
  return language;
}

function fenced(text: string, language: string): string {
  const code = text.replace(/^\n|\n+$/g, '');
  const fence = '`'.repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

const longestRun = (text: string): number =>
  Math.max(0, ...(text.match(/`+/g) ?? []).map((run) => run.length));

/** Escapes characters that Markdown would take as markup, and no others: authors read this text. */
function escapeMarkdown(text: string): string {
  return text
    .replace(/\\(?=[!-/:-@[-`{-~\n]|$)|[`~]|<(?=[a-z/!?])|](?=[([:])|&(?=#?\w{1,32};)/gi, '\\$&')
    .replace(/(?<=^|[^*])\*+(?!\*)/g, (run: string, at: number, whole: string) =>
      isSpaced(whole, at, run) ? run : run.replace(/\*/g, '\\*'),
    )
    .replace(/(?<=^|[^_])_+(?!_)/g, (run: string, at: number, whole: string) =>
      isGap(whole, at, run) || isInWord(whole, at, run) ? run : run.replace(/_/g, '\\_'),
    );
}

const isSpaced = (text: string, at: number, { length }: string): boolean =>
  /\s/.test(text[at - 1] ?? '') && /\s/.test(text[at + length] ?? '');

/** A gap to fill in: after a space and before none of a word. Such runs never end an emphasis. */
const isGap = (text: string, at: number, { length }: string): boolean =>
  /\s|^$/.test(text[at - 1] ?? '') && !/[\p{L}\p{N}]/u.test(text[at + length] ?? '');

const isInWord = (text: string, at: number, { length }: string): boolean =>
  /[\p{L}\p{N}]/u.test(text[at - 1] ?? '') && /[\p{L}\p{N}]/u.test(text[at + length] ?? '');

/** Escapes what would be a heading, list, quotation or line at the beginning of a line. */
const atLineStart = (text: string): string =>
  text
    .replace(
      /^[ \t]*([-+*](?=\s|$)|#{1,6}(?=\s|$)|>|={1,}[ \t]*$|-{2,}[ \t]*$|_{3,}[ \t]*$)/gm,
      '\\$1',
    )
    .replace(/^[ \t]*(\d{1,9})([.)])(?=\s|$)/gm, '$1\\$2');
