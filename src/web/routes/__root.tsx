import {
  ColorSchemeScript,
  DirectionProvider,
  MantineProvider,
  mantineHtmlProps,
} from '@mantine/core';
import type { QueryClient } from '@tanstack/react-query';
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useMatches,
  useRouter,
} from '@tanstack/react-router';
import {
  createContext,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useSyncExternalStore,
} from 'react';
import { directionOf, type Language } from '#shared/kernel/language/languages.ts';
import { isBare } from '../bare.ts';
import { earlyDisplay } from '../display/early-display.ts';
import { keepDisplay, useShown } from '../display/shown-display.ts';
import { earlyActions, repeatEarlyActions } from '../early-actions.ts';
import { earlySubmits } from '../early-submits.ts';
import { LanguageSwitch } from '../features/account/menu/language-switch.tsx';
import { UserMenu } from '../features/account/menu/user-menu.tsx';
import { ResumeReminder } from '../features/attempt/taking/resume-reminder.tsx';
import { LazyNoticeBell } from '../features/notice/bell/lazy-notice-bell.tsx';
import { QuizSearch } from '../features/quiz/search/quiz-search.tsx';
import type { ServerClock } from '../server-clock.tsx';
import { earlyCalls } from '../session/early-calls.ts';
import { SessionProvider } from '../session/session.tsx';
import { useSessionChange, useSessionKeeper } from '../session/session-watch.tsx';
import type { Site } from '../site.ts';
import { colourSchemeKey, colourSchemeManager, stillTheme, theme } from '../theme/theme.ts';
import type { Calls } from '../trpc.ts';
import { ErrorPage } from '../ui/frame/error-page.tsx';
import { PageFrame } from '../ui/frame/page-frame.tsx';
import { lazyPart, NoPart } from '../ui/lazy-part.tsx';
import { uiMessages } from '../ui/messages/messages.ts';
import { TimeZoneProvider } from '../ui/text/moment.tsx';
import { onOwner, ownerOf } from '../worker/needed-for.ts';

/** What every guard, loader and `head()` is given. */
export interface RouteContext {
  calls: Calls;
  queryClient: QueryClient;
  clock: ServerClock;
  site: Site;
  /** On the server, while a page is rendered that is the same for everybody. */
  isPublicPage: boolean;
}

const Analytics = lazyPart(
  () => import('../analytics/analytics.tsx').then((file) => file.Analytics),
  NoPart,
);

const UserLinks = lazyPart(() =>
  import('../features/account/menu/user-links.tsx').then((file) => file.UserLinks),
);

const SessionDialog = lazyPart(() =>
  import('../features/account/sign-in/session-dialog.tsx').then((file) => file.SessionDialog),
);

const PackKeeper = lazyPart(
  () => import('../features/practice/offline/pack-keeper.tsx').then((file) => file.PackKeeper),
  NoPart,
);

const PushKeeper = lazyPart(
  () => import('../features/notice/push/push-keeper.tsx').then((file) => file.PushKeeper),
  NoPart,
);

const LineFocus = lazyPart(
  () => import('../display/line-focus.tsx').then((file) => file.LineFocus),
  NoPart,
);

const Devtools =
  import.meta.env.DEV &&
  lazyPart(() => import('../devtools.tsx').then((file) => file.Devtools), NoPart);

export const Route = createRootRouteWithContext<RouteContext>()({
  // On a page that is the same for everybody, the browser learns later who looks at it.
  beforeLoad: async ({ context: { calls, isPublicPage } }) => ({
    user: isPublicPage ? null : await calls.account.me.ensureData(),
  }),
  // The reminder of an open quiz and the bell are part of the page from the start, not pushed into it.
  loader: async ({ context: { calls, user } }) => {
    const own =
      user && Promise.all([calls.attempt.open.prefetch(), calls.notice.unread.prefetch()]);
    if (import.meta.env.SSR) await own;
  },
  head: async ({ matches, match }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'color-scheme', content: 'light dark' },
      { title: await titleOf(match.context.site, matches.length) },
    ],
    links: [{ rel: 'manifest', href: '/manifest.webmanifest' }, ...iconsOf(match.context.site)],
  }),
  shellComponent: Document,
  component: App,
  errorComponent: ErrorPage,
});

/** The logo of the site, else the product's. */
const iconsOf = ({ logo }: Site) =>
  logo
    ? [{ rel: 'icon', href: logo }]
    : [
        { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
        { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      ];

/** Pages have titles of their own; an address without a page has only the root. */
async function titleOf({ language, siteName }: Site, matches: number): Promise<string> {
  if (matches > 1) return siteName;
  const { notFound } = await uiMessages.load(language);
  return `${notFound.head} · ${siteName}`;
}

function Document({ children }: { children: ReactNode }) {
  const { options } = useRouter();
  const nonce = options.ssr?.nonce;
  const { isPublicPage, site } = options.context;
  const { language } = site;
  return (
    <html lang={language} dir={directionOf(language)} {...mantineHtmlProps}>
      <head>
        <HeadContent />
        <ColorSchemeScript
          defaultColorScheme="auto"
          localStorageKey={colourSchemeKey}
          {...(nonce === undefined ? {} : { nonce })}
          suppressHydrationWarning
        />
        <ScriptOnce>{earlyDisplay}</ScriptOnce>
        <ScriptOnce>{earlySubmits}</ScriptOnce>
        <ScriptOnce>{earlyActions}</ScriptOnce>
        {isPublicPage && <ScriptOnce>{earlyCalls}</ScriptOnce>}
      </head>
      <body>
        <PageContent value={children}>
          <ThemedContent language={language} />
        </PageContent>
        <Scripts />
      </body>
    </html>
  );
}

const PageContent = createContext<ReactNode>(null);
const Content = () => use(PageContent);

/**
 * The theme around the page. The router renders the document several times during a navigation, and every part of Mantine
 * is rendered with its provider: so this gets the page from a context, and is rendered once. Its variables and classes
 * are in the styles (`theme/theme-sheet.ts`).
 */
const ThemedContent = memo(function ThemedContent({ language }: { language: Language }) {
  const isStill = useShown('reducedMotion');
  return (
    <MantineProvider
      theme={isStill ? stillTheme : theme}
      withCssVariables={false}
      withGlobalClasses={false}
      defaultColorScheme="auto"
      colorSchemeManager={colourSchemeManager}
    >
      <DirectionProvider initialDirection={directionOf(language)} detectDirection={false}>
        <Content />
      </DirectionProvider>
    </MantineProvider>
  );
});

const useHasWorkerFor = (purpose: 'pack' | 'push'): boolean =>
  useSyncExternalStore(
    onOwner,
    () => ownerOf(purpose) !== undefined,
    () => false,
  );

function App() {
  const { user, site } = Route.useRouteContext();
  const keeper = useSessionKeeper();
  const isExam = useMatches({ select: isBare });
  const change = useSessionChange();
  const hasPack = useHasWorkerFor('pack');
  const hasPush = useHasWorkerFor('push');
  const hasLineFocus = useShown('lineFocus');
  useEffect(() => void keeper.settle().finally(repeatEarlyActions), [keeper]);
  // A page that is the same for everybody does not know its reader yet.
  useEffect(() => {
    if (keeper.owner !== undefined) void keepDisplay(user);
  }, [keeper, user]);
  return (
    <SessionProvider value={user}>
      <TimeZoneProvider profileZone={user?.timezone ?? undefined}>
        <PageFrame
          isBare={isExam}
          search={<QuizSearch />}
          reminder={<ResumeReminder />}
          languageSwitch={<LanguageSwitch />}
          account={
            <>
              <LazyNoticeBell />
              <UserMenu />
            </>
          }
          accountLinks={<UserLinks />}
        >
          <Outlet />
        </PageFrame>
        {user && change && (
          <Suspense>
            <SessionDialog user={user} change={change} site={site} />
          </Suspense>
        )}
        {site.analyticsId && !isExam && (
          <Suspense>
            <Analytics measurementId={site.analyticsId} />
          </Suspense>
        )}
        {hasLineFocus && (
          <Suspense>
            <LineFocus />
          </Suspense>
        )}
        {hasPack && (
          <Suspense>
            <PackKeeper userId={user?.id} />
          </Suspense>
        )}
        {hasPush && (
          <Suspense>
            <PushKeeper />
          </Suspense>
        )}
        {Devtools && (
          <Suspense>
            <Devtools />
          </Suspense>
        )}
      </TimeZoneProvider>
    </SessionProvider>
  );
}
