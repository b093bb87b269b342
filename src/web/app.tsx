import { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { type ReactNode, Suspense } from 'react';
import type { PageLanguage } from '#shared/kernel/language/languages.ts';
import { isBare } from './bare.ts';
import { failureAdapters } from './failure/failure-transport.ts';
import { LanguageProvider, type MessageAddress } from './language/language.tsx';
import { prefixed } from './language/prefix.ts';
import { routeTree } from './route-tree.gen.ts';
import { parseSearch, stringifySearch } from './search-params.ts';
import { type Exchange, type ServerClock, ServerClockProvider } from './server-clock.tsx';
import { SessionKeeper } from './session/session-keeper.ts';
import { sessionLink } from './session/session-link.ts';
import { SessionKeeperProvider } from './session/session-watch.tsx';
import type { Site } from './site.ts';
import { type AppLink, createCalls, trpc } from './trpc.ts';
import { ErrorPage } from './ui/frame/error-page.tsx';
import { lazyPart } from './ui/lazy-part.tsx';
import { createToaster, ToasterProvider } from './ui/toaster.tsx';
import './ui/frame/not-found-page.module.css';

// Its styles come with the app: the server renders it, and its code follows.
const NotFoundPage = lazyPart(() =>
  import('./ui/frame/not-found-page.tsx').then((file) => file.NotFoundPage),
);

/** How the router moves between pages, in the browser and on the server. */
const navigation = {
  defaultPreload: 'intent',
  defaultPreloadDelay: 80,
  // The query cache decides when data is loaded again.
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 120,
  defaultPendingMinMs: 250,
  defaultNotFoundComponent: () => (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  ),
  // An unknown address is not a missing post or quiz, even if it begins like one.
  notFoundMode: 'root',
  defaultErrorComponent: ErrorPage,
} as const;

interface WebAppOptions {
  /** How calls reach the procedures: over HTTP in the browser, in process on the server. */
  links: AppLink[];
  clock: ServerClock;
  /** In the browser only the language; the rest arrives with the page. */
  site: PageLanguage | Site;
  /** On the server: the files of messages that the page preloads. */
  messageAddress?: MessageAddress | undefined;
  /** Of the inline scripts of a page made on the server. */
  nonce?: string | undefined;
  /** Renders a page that is the same for everybody. */
  isPublic?: boolean;
}

/** What the server sends with the page and its data. */
interface Handover {
  site: Site;
  /** When the page was rendered; absent for a page that is cached. */
  renderedAt?: number;
}

const unknownSite: Omit<Site, keyof PageLanguage> = {
  publicUrl: '',
  googleSignIn: false,
  providers: [],
  siteName: '',
  logo: null,
  contactEmail: null,
  languages: [],
  registration: 'open',
  registrationDomains: [],
  passwordMinimum: 6,
  secondFactorRoles: [],
  quizRules: undefined,
  chosenTime: undefined,
  deletionGraceDays: 15,
};

/** One app: client, query cache and router. The browser makes one, the server one for every page it renders. */
export function createWebApp({
  links,
  clock,
  site,
  messageAddress,
  nonce,
  isPublic = false,
}: WebAppOptions) {
  const queryClient = createQueryClient();
  const { client, calls } = createCalls([sessionLink(() => keeper), ...links], queryClient);
  const toaster = createToaster();
  const context = {
    calls,
    queryClient,
    clock,
    // In the browser, the dehydrated state of the router replaces these values before anything is shown.
    site: { ...unknownSite, ...site },
    isPublicPage: isPublic,
  };

  // A script in the page has scrolled it before it was hydrated; the reader may have scrolled since.
  let mayScroll = import.meta.env.SSR;
  const router = createRouter({
    routeTree,
    context,
    scrollRestoration: () => mayScroll,
    ...(site.pathPrefix && { rewrite: prefixed(site.pathPrefix) }),
    parseSearch,
    stringifySearch,
    ...navigation,
    ...(nonce === undefined ? {} : { ssr: { nonce } }),
    dehydrate: (): Handover =>
      isPublic ? { site: context.site } : { site: context.site, renderedAt: Date.now() },
    hydrate: (handover: Handover) => {
      Object.assign(context.site, handover.site);
      if (handover.renderedAt === undefined) keeper.expectPublicPage();
      else clock.observe(handover.renderedAt, pageExchange());
    },
    Wrap: ({ children }: { children: ReactNode }) => (
      <LanguageProvider language={site.language} messageAddress={messageAddress}>
        <trpc.Provider client={client} queryClient={queryClient}>
          <ServerClockProvider value={clock}>
            <SessionKeeperProvider value={keeper}>
              <ToasterProvider value={toaster}>{children}</ToasterProvider>
            </SessionKeeperProvider>
          </ServerClockProvider>
        </trpc.Provider>
      </LanguageProvider>
    ),
  });

  router.subscribe('onRendered', () => {
    mayScroll = true;
  });
  router.options.serializationAdapters = failureAdapters;
  setupRouterSsrQueryIntegration({ router, queryClient });
  const keeper = new SessionKeeper({
    calls,
    queryClient,
    invalidate: () => router.invalidate(),
    reload: () =>
      router.navigate({
        href: isBare(router.state.matches)
          ? site.pathPrefix || '/'
          : router.state.location.publicHref,
        reloadDocument: true,
        ignoreBlocker: true,
      }),
    forget: toaster.clear,
  });

  return { router, queryClient, client };
}

export type WebApp = ReturnType<typeof createWebApp>;

declare module '@tanstack/react-router' {
  interface Register {
    router: WebApp['router'];
  }
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
        // A call without network fails with its own message; the query cache must not hold it back.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
      dehydrate: { shouldDehydrateQuery: (query) => query.state.status === 'success' },
    },
  });
}

/** When this device requested and received the page, by `performance.now()`. */
function pageExchange(): Exchange {
  const receivedAt = performance.now();
  const [page] = performance.getEntriesByType('navigation');
  const sentAt = page instanceof PerformanceNavigationTiming ? page.requestStart : receivedAt;
  return { sentAt: Math.min(sentAt, receivedAt), receivedAt };
}
