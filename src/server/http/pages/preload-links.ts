const inHead = /<link rel="(stylesheet|modulepreload)" href="(\/assets\/[^"]+)"/g;

/**
 * The style sheets and scripts of a page as a `Link` header: a browser requests them before it has parsed the page, and a
 * proxy can announce them while the page is computed.
 * @returns undefined if the page has none
 */
export function preloadLinks(html: string): string | undefined {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = [...head.matchAll(inHead)].map(([, rel, address]) =>
    rel === 'stylesheet'
      ? `<${address}>; rel=preload; as=style`
      : `<${address}>; rel=modulepreload; fetchpriority=low`,
  );
  return links.length > 0 ? links.join(', ') : undefined;
}
