import { Burger } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Link, useRouter } from '@tanstack/react-router';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { isFocusLost } from '#web/keyboard/focus-lost.ts';
import { KeyboardHelp } from '#web/keyboard/keyboard-help.tsx';
import { useMessages } from '#web/language/language.tsx';
import { useSite } from '#web/site.ts';
import { useWasOpened } from '../dialog/last-shown.ts';
import { lazyPart } from '../lazy-part.tsx';
import { ToastViewport } from '../toaster.tsx';
import { Logo, LogoMark } from './logo.tsx';
import { mainLinks } from './main-links.ts';
import { frameMessages } from './messages/messages.ts';
import classes from './page-frame.module.css';
import { SchemeSwitch } from './scheme-switch.tsx';

interface PageFrameProps {
  /** The quiz search box. */
  search?: ReactNode;
  /** A reminder, for example of an open quiz. */
  reminder?: ReactNode;
  /** Sign In, or the user's menu. */
  account: ReactNode;
  /** The mobile menu’s links for the signed-in user. */
  accountLinks: ReactNode;
  /** In the footer. */
  languageSwitch: ReactNode;
  /** Nothing but the page itself, without header and footer. */
  isBare?: boolean;
  children: ReactNode;
}

// Loaded when it is first opened.
const MobileMenu = lazyPart(() => import('./mobile-menu.tsx').then((file) => file.MobileMenu));

/** Header and footer around every page, with skip links. */
export function PageFrame({ isBare = false, languageSwitch, children, ...parts }: PageFrameProps) {
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  useMarkHydrated();
  return (
    <>
      {!isBare && <Header {...parts} />}
      <main id="main" ref={main} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {!isBare && <Footer>{languageSwitch}</Footer>}
      <ToastViewport />
    </>
  );
}

function Header({
  search,
  reminder,
  account,
  accountLinks,
}: Omit<PageFrameProps, 'children' | 'languageSwitch'>) {
  const m = useMessages(frameMessages);
  return (
    <>
      <a className={classes.skip} href="#main">
        {m.skipToContent}
      </a>
      <header className={classes.header} data-print="hide">
        <div className={classes.bar}>
          <Link
            to="/"
            className={classes.brand}
            data-apart
            aria-label={m.homePage({ product: useSite().siteName })}
          >
            <Logo />
          </Link>
          <nav className={classes.links} aria-label={m.main}>
            {mainLinks.map(({ to, name }) => (
              <Link key={to} to={to} className={classes.link} activeOptions={{ exact: to === '/' }}>
                {m[name]}
              </Link>
            ))}
          </nav>
          <div className={classes.search}>{search}</div>
          <div className={classes.reminder}>{reminder}</div>
          <div className={classes.tools}>
            <SchemeSwitch />
            <div className={classes.account}>{account}</div>
            <MenuButton>{accountLinks}</MenuButton>
          </div>
        </div>
        <LoadingLine />
      </header>
    </>
  );
}

/**
 * Below the header, while the page of a link is loading, or while a form waits for the scripts (`data-waiting`): until
 * then the page stays.
 */
function LoadingLine() {
  const router = useRouter();
  const [isLoading, setIsLoading] = useState(false);
  useEffect(() => router.subscribe('onBeforeLoad', () => setIsLoading(true)), [router]);
  useEffect(() => router.subscribe('onResolved', () => setIsLoading(false)), [router]);
  return (
    <div className={classes.loading} data-loading-line={isLoading ? 'on' : undefined} aria-hidden />
  );
}

/** Marks the document as hydrated: from then on clicks are handled. */
function useMarkHydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true';
  }, []);
}

/**
 * After a navigation the focus is at the beginning of the page, as it would be without scripts. A navigation within the page
 * leaves it where it is: an element that was hidden meanwhile gets it back, and if a link that had it is gone, it is at the
 * beginning too. A dialog that was opened meanwhile keeps it.
 */
function useFocusOnNavigation(main: RefObject<HTMLElement | null>) {
  const router = useRouter();
  useEffect(() => {
    let last: HTMLElement | undefined;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) last = target;
    };
    document.addEventListener('focusin', note);
    const stop = router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
      if (!fromLocation || document.activeElement?.closest('[data-dialog=open]')) return;
      const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
      if (pathChanged) return focus(main.current);
      // The new content may set the focus itself, which takes precedence.
      setTimeout(() => {
        if (!isFocusLost() || !last) return;
        if (last.isConnected) focus(last);
        else if (last.matches('a')) focus(main.current);
      }, 50);
    });
    return () => {
      document.removeEventListener('focusin', note);
      stop();
    };
  }, [router, main]);
}

function MenuButton({ children }: { children: ReactNode }) {
  const m = useMessages(frameMessages);
  const router = useRouter();
  const [opened, menu] = useDisclosure(false);
  const wasOpened = useWasOpened(opened);
  useEffect(
    () => router.subscribe('onBeforeLoad', ({ pathChanged }) => pathChanged && menu.close()),
    [router, menu.close],
  );
  return (
    <div className={classes.burger}>
      <Burger
        opened={opened}
        onClick={menu.toggle}
        size="sm"
        aria-label={m.menu}
        aria-expanded={opened}
        className={classes.burgerButton}
      />
      {wasOpened && (
        <Suspense>
          <MobileMenu opened={opened} onClose={menu.close}>
            {children}
          </MobileMenu>
        </Suspense>
      )}
    </div>
  );
}

function Footer({ children }: { children: ReactNode }) {
  const m = useMessages(frameMessages);
  return (
    <footer className={classes.footer} data-print="hide">
      <div className={classes.foot}>
        <p className={classes.imprint}>
          <LogoMark size={22} />
          {useSite().siteName}
        </p>
        <nav className={classes.footLinks} aria-label={m.footer}>
          <Link to="/">{m.home}</Link>
          <Link to="/quizzes">{m.quizzes}</Link>
          <Link to="/series">{m.series}</Link>
          <Link to="/profile">{m.profile}</Link>
          <Link to="/contact">{m.contact}</Link>
          <Link to="/privacy-policy">{m.privacyPolicy}</Link>
          <Link to="/terms-of-service">{m.termsOfService}</Link>
          <Link to="/accessibility">{m.accessibility}</Link>
          <KeyboardHelp />
        </nav>
        {children}
      </div>
    </footer>
  );
}
