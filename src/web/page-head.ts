import type { Language } from '#shared/kernel/language/languages.ts';
import { failureMessages } from './failure/messages/messages.ts';
import type { Site } from './site.ts';

interface Page {
  /** Without the name of the site, which is added. */
  title: string;
  description: string;
  /** The canonical path, with only those search parameters that make another page. */
  path: string;
  /** Address of a picture for link previews. */
  image?: string | null | undefined;
  /** `article` for posts; what else is known of one goes into `jsonLd`. */
  type?: 'website' | 'article';
  /** Structured data: schema.org objects without `@context`. */
  jsonLd?: readonly Record<string, unknown>[];
  /** For personal pages, pages that only their address leads to, and pages that are not there. */
  hidden?: boolean;
}

/** A route's `head()`: title, description, canonical address, link previews, structured data. */
export function pageHead(site: Site, page: Page) {
  const { siteName } = site;
  const title = page.title === siteName ? page.title : `${page.title} · ${siteName}`;
  const address = addressIn(site, page.path);
  const image = new URL(page.image ?? site.logo ?? '/card.png', site.publicUrl).href;
  return {
    meta: [
      { title },
      { name: 'description', content: page.description },
      ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:site_name', content: siteName },
      { property: 'og:type', content: page.type ?? 'website' },
      { property: 'og:title', content: page.title },
      { property: 'og:description', content: page.description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: image },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:title', content: page.title },
      { name: 'twitter:description', content: page.description },
      { name: 'twitter:image', content: image },
    ],
    scripts: (page.jsonLd ?? []).map((data) => ({
      type: 'application/ld+json',
      // Escapes `<`, so that no text can end the element.
      children: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll(
        '<',
        '\\u003c',
      ),
    })),
    links: page.hidden ? [] : [{ rel: 'canonical', href: address }, ...alternates(site, page.path)],
  };
}

interface HeadOf {
  match: { context: { site: Site }; pathname: string };
}

/**
 * The `head` of a route that search engines do not list. Its messages come with the page, not with the first file of
 * every page, which has all routes.
 */
export const hiddenHead =
  <Messages>(
    file: () => Promise<{ load: (language: Language) => Promise<Messages> }>,
    words: (messages: Messages) => Pick<Page, 'title' | 'description'>,
  ) =>
  async ({ match: { context, pathname } }: HeadOf) => {
    const messages = await (await file()).load(context.site.language);
    const { title, description } = words(messages);
    return pageHead(context.site, { title, description, path: pathname, hidden: true });
  };

/** The address of a path in the language that this page's address names, if it names one. */
const addressIn = ({ publicUrl, pathPrefix }: Site, path: string): string =>
  publicUrl + (pathPrefix && path === '/' ? pathPrefix : pathPrefix + path);

/** The same page in each language; the address without one chooses by the reader. */
const alternates = (site: Site, path: string) => [
  ...site.languages.map((language) => ({
    rel: 'alternate',
    hrefLang: language,
    href: addressIn({ ...site, pathPrefix: `/${language}` }, path),
  })),
  { rel: 'alternate', hrefLang: 'x-default', href: addressIn({ ...site, pathPrefix: '' }, path) },
];

/** The head of a page whose loader failed: it must not say that nothing is there, nor be indexed. */
export async function failedHead(site: Site, path: string) {
  const { pageDidNotLoad: title } = await failureMessages.load(site.language);
  return pageHead(site, { title, description: title, path, hidden: true });
}

/** Structured data for the path from the home page. */
export function breadcrumbs(site: Site, trail: readonly (readonly [name: string, path: string])[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: addressIn(site, path),
    })),
  };
}
