import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Elements that run something, load a document or change what addresses mean. */
const refused = new Set(
  'iframe frame frameset object embed applet base animate set handler foreignobject noembed'.split(
    ' ',
  ),
);
/** Attributes with an address. */
const addresses = new Set(
  'href xlink:href src action formaction data poster background cite ping'.split(' '),
);
const isData = (type: string) => /^(?:application\/(?:ld\+)?json|speculationrules)$/.test(type);

/**
 * What a browser would run of an HTML text, apart from the scripts that its policy allows: read by the parser of
 * the HTML standard.
 * @param policy the Content-Security-Policy with the hashes of the page's own scripts
 */
export function executableIn(html: string, policy = ''): string[] {
  return elementsOf(parse(html)).flatMap((element) => faultsOf(element, policy));
}

function elementsOf(node: ParentNode): Element[] {
  const children = node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsOf(child)] : [],
  );
  return 'content' in node ? [...children, ...elementsOf(node.content)] : children;
}

function faultsOf(element: Element, policy: string): string[] {
  const { tagName, attrs } = element;
  const attributes = new Map(
    attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
  );
  const faults: string[] = [];
  if (refused.has(tagName.toLowerCase())) faults.push(`<${tagName}>`);
  if (tagName === 'script' && !isOwnScript(element, attributes, policy)) faults.push('<script>');
  if (tagName === 'meta' && /refresh/i.test(attributes.get('http-equiv') ?? '')) {
    faults.push('<meta http-equiv=refresh>');
  }
  if (tagName === 'style' && textOf(element).includes('hit()')) faults.push('<style>');
  for (const [name, value] of attributes) {
    if (/^on/i.test(name) || name === 'srcdoc') faults.push(`<${tagName} ${name}>`);
    if (addresses.has(name) && hasUnsafeScheme(tagName, value))
      faults.push(`<${tagName} ${name}=${value}>`);
  }
  return faults;
}

function isOwnScript(element: Element, attributes: Map<string, string>, policy: string): boolean {
  if (isData(attributes.get('type') ?? '')) return true;
  const source = attributes.get('src') ?? attributes.get('href');
  if (source !== undefined) return /^\/(?!\/)/.test(source);
  const hash = createHash('sha256').update(textOf(element)).digest('base64');
  return policy.includes(`'sha256-${hash}'`);
}

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => ('value' in child ? child.value : '')).join('');

/** As browsers read an address: without control characters and leading spaces. */
function hasUnsafeScheme(tagName: string, value: string): boolean {
  const address = Array.from(value, (character) => (character <= ' ' ? '' : character)).join('');
  if (/^(?:javascript|vbscript):/i.test(address)) return true;
  return /^data:/i.test(address) && !(tagName === 'img' && /^data:image\//i.test(address));
}
