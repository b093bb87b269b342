/** Where a challenge can be posted, and the page that posts it. */
export const shareTargets = {
  Facebook: ({ link }: { text: string; link: string }) =>
    withQuery('https://www.facebook.com/sharer/sharer.php', { u: link }),
  Twitter: ({ text, link }: { text: string; link: string }) =>
    withQuery('https://twitter.com/intent/tweet', { text, url: link }),
  WhatsApp: ({ text, link }: { text: string; link: string }) =>
    withQuery('https://wa.me/', { text: `${text} ${link}` }),
} as const;

export type ShareTarget = keyof typeof shareTargets;

function withQuery(address: string, query: Record<string, string>): string {
  const encoded = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `${address}?${encoded.join('&')}`;
}
