const inHead = /<link rel="(stylesheet|modulepreload)" href="(\/assets\/[^"]+)"/g;

/**
 * The maximum length of the header. Administrative pages have more than a hundred files, and nginx in its standard
 * configuration answers 502 when the headers of a response have more than 4096 bytes together; the other headers have
 * up to 2000.
 */
const maxLength = 1500;

/**
 * The style sheets and scripts of a page as a `Link` header: a browser requests them before it has parsed the page, and a
 * proxy can announce them while the page is computed. Of many, the header has the first.
 * @returns undefined if the page has none
 */
export function preloadLinks(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(inHead)].map(([, rel, address]) =>
    rel === 'stylesheet'
      ? `<${address}>; rel=preload; as=style`
      : `<${address}>; rel=modulepreload; fetchpriority=low`,
  );
  let header = '';
  for (const link of links) {
    const longer = header === '' ? link : `${header}, ${link}`;
    if (longer.length > maxLength) break;
    header = longer;
  }
  return header || undefined;
}
