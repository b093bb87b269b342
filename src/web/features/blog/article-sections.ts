import type { Element, ElementContent, Root } from 'hast';

interface SectionOptions {
  /** Names the list of the sections. */
  title: string;
  contents: string;
  anchor: string;
}

const fewest = 3;

/**
 * For a long text whose headings have ids: the page's title stays the only `h1`, each heading is a link to
 * itself, and a list of the sections comes first.
 */
export const articleSections =
  ({ title, ...classes }: SectionOptions) =>
  () =>
  (tree: Root) => {
    const headings = tree.children.filter(isHeading);
    for (const heading of headings) {
      if (heading.tagName === 'h1') heading.tagName = 'h2';
    }
    const sections = headings.filter(({ tagName }) => tagName === 'h2');
    if (sections.length >= fewest)
      tree.children.unshift(contents(sections, title, classes.contents));
    for (const heading of headings) {
      if (!holdsLink(heading)) heading.children = [linkTo(heading, [classes.anchor])];
    }
  };

const isHeading = (node: Root['children'][number]): node is Element =>
  node.type === 'element' && /^h[1-6]$/.test(node.tagName) && node.properties.id !== undefined;

const holdsLink = ({ children }: Element): boolean =>
  children.some((child) => child.type === 'element' && (child.tagName === 'a' || holdsLink(child)));

const linkTo = ({ properties, children }: Element, className: string[] = []): Element =>
  element('a', { href: `#${properties.id}`, className }, children);

function contents(sections: Element[], title: string, className: string): Element {
  const entries = sections.map((section) =>
    element('li', {}, [linkTo({ ...section, children: withoutLinks(section.children) })]),
  );
  return element('nav', { ariaLabel: title, className: [className] }, [
    element('div', {}, [
      element('p', {}, [{ type: 'text', value: title }]),
      element('ol', {}, entries),
    ]),
  ]);
}

/** A link cannot contain a link: its text stays. */
const withoutLinks = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'element') return [node];
    const children = withoutLinks(node.children);
    return node.tagName === 'a' ? children : [{ ...node, children }];
  });

const element = (
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element => ({ type: 'element', tagName, properties, children });
