import type { Element, ElementContent, Root } from 'hast';
import { expect, test } from 'vitest';
import { articleSections } from '#web/features/blog/article-sections.ts';

const text = (value: string): ElementContent => ({ type: 'text', value });
const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: ElementContent[]
): Element => ({ type: 'element', tagName, properties, children });

function transformed(...children: Element[]): Root {
  const root: Root = { type: 'root', children };
  articleSections({ title: 'On this page', contents: 'contents', anchor: 'anchor' })()(root);
  return root;
}

/** The tree as tags and texts: `h2#a(a "First")`. */
function outline(node: Root['children'][number] | ElementContent): string {
  if (node.type === 'text') return `"${node.value}"`;
  if (node.type !== 'element') return '';
  const { id, href } = node.properties;
  const inside = node.children.map(outline).join(' ');
  return `${node.tagName}${id ? `#${id}` : ''}${href ? `[${href}]` : ''}(${inside})`;
}

test('each heading is a link to itself, and one of the first level is rendered as h2, because the title is the h1', () => {
  const { children } = transformed(element('h1', { id: 'a' }, text('First')));
  expect(children.map(outline)).toEqual(['h2#a(a[#a]("First"))']);
});

test('three sections have a list of contents, two have none', () => {
  const section = (id: string) => element('h2', { id }, text(id));
  expect(transformed(section('a'), section('b')).children).toHaveLength(2);
  const [contents, ...rest] = transformed(section('a'), section('b'), section('c')).children;
  expect(rest).toHaveLength(3);
  expect(contents && outline(contents)).toBe(
    'nav(div(p("On this page") ol(li(a[#a]("a")) li(a[#b]("b")) li(a[#c]("c")))))',
  );
});

test('a heading that contains a link keeps it, and the contents repeat its text without the link', () => {
  const linked = (id: string) => element('h2', { id }, element('a', { href: '/x' }, text(id)));
  const [contents, first] = transformed(linked('a'), linked('b'), linked('c')).children;
  expect(first && outline(first)).toBe('h2#a(a[/x]("a"))');
  expect(contents && outline(contents)).toContain('li(a[#a]("a"))');
});

test('headings without an id stay as they are', () => {
  const { children } = transformed(element('h2', {}, text('Plain')));
  expect(children.map(outline)).toEqual(['h2("Plain")']);
});
