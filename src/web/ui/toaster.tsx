import { CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import {
  createContext,
  type PointerEvent,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isFocusLost } from '#web/keyboard/focus-lost.ts';
import { useKeys } from '#web/keyboard/keys.ts';
import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import classes from './toaster.module.css';

export interface Toast {
  title: string;
  message?: string;
  /** `pass` and `fail` have an icon of their own. */
  tone?: 'plain' | 'pass' | 'fail';
  /** Milliseconds on screen, not counting the time under the pointer or with the focus in it. */
  duration?: number;
  action?: { label: string; onClick: () => void };
  /** The component it comes from: a new message replaces its earlier failures. */
  source?: string;
  /** Messages of one kind are counted into one instead of queued: '3 quizzes deleted'. */
  tally?: { kind: string; count: number; title: (count: number) => string };
}

interface ShownToast extends Toast {
  id: number;
}

const defaultDuration = 5000;
const swipeThreshold = 50;

/** The queue of messages: the first is on screen, the others wait for their turn. */
export function createToaster() {
  let queue: readonly ShownToast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly ShownToast[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };
  return {
    show: (toast: Toast) => {
      const added = { ...toast, id: ++lastId };
      const left = queue.filter((shown) => !isOutdatedBy(shown, toast));
      const at = left.findIndex((shown) => areOfOneKind(shown, toast));
      const before = left[at];
      change(before ? left.with(at, merged(before, added)) : [...left, added]);
    },
    dismiss: (id: number) => change(queue.filter((toast) => toast.id !== id)),
    /** What an account was shown, and could undo, does not stay for the next one. */
    clear: () => change([]),
    current: () => queue[0],
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A failure that was followed by another try. */
function isOutdatedBy(shown: Toast, toast: Toast): boolean {
  return shown.tone === 'fail' && toast.source !== undefined && shown.source === toast.source;
}

/** The same message again, or a count that goes on. A failure is always shown on its own. */
function areOfOneKind(shown: Toast, toast: Toast): boolean {
  if (shown.tone === 'fail' || toast.tone === 'fail') return false;
  if (shown.tally || toast.tally) return shown.tally?.kind === toast.tally?.kind;
  return shown.title === toast.title && shown.action === undefined && toast.action === undefined;
}

function merged(before: ShownToast, after: ShownToast): ShownToast {
  const { tally, action, message } = after;
  const messages = [before.message, message].filter((text) => text !== undefined);
  const count = (before.tally?.count ?? 0) + (tally?.count ?? 0);
  return {
    ...after,
    ...(tally ? { title: tally.title(count), tally: { ...tally, count } } : {}),
    ...(messages.length > 0 ? { message: [...new Set(messages)].join(', ') } : {}),
    ...(action
      ? {
          action: {
            ...action,
            onClick: () => {
              before.action?.onClick();
              action.onClick();
            },
          },
        }
      : {}),
  };
}

export type Toaster = ReturnType<typeof createToaster>;

const ToasterContext = createContext<Toaster | undefined>(undefined);
export const ToasterProvider = ToasterContext.Provider;

function useToaster(): Toaster {
  const toaster = use(ToasterContext);
  if (!toaster) throw new Error('useToast is used outside the app');
  return toaster;
}

/** `toast({ title, message, tone })` shows the outcome of what this component or hook does. */
export function useToast(): (toast: Toast) => void {
  const { show } = useToaster();
  const source = useId();
  return useCallback((toast: Toast) => show({ source, ...toast }), [show, source]);
}

/** Where messages appear. F8 moves the focus here. */
export function ToastViewport() {
  const m = useMessages(uiMessages);
  const toaster = useToaster();
  const toast = useSyncExternalStore(toaster.subscribe, toaster.current, () => undefined);
  const viewport = useRef<HTMLElement>(null);
  /** What had the focus before it came here. */
  const before = useRef<Element | null>(null);

  useKeys({
    enabled: true,
    read: ({ key }) => key === 'F8' || undefined,
    run: () => viewport.current?.focus(),
  });

  /** When a message goes that has the focus, the next message gets it, or else what had it before. */
  const keepFocus = () => {
    const { current: element } = viewport;
    if (!element?.contains(document.activeElement)) return;
    requestAnimationFrame(() => {
      if (!isFocusLost() && document.activeElement !== element) return;
      if (toaster.current()) return element.focus();
      const { current: focused } = before;
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      // What had it may be gone.
      if (isFocusLost()) document.querySelector('main')?.focus({ preventScroll: true });
    });
  };

  return (
    <section
      ref={viewport}
      className={classes.viewport}
      aria-label={m.notifications}
      tabIndex={-1}
      onFocus={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
    >
      <div aria-live="polite">
        {toast && (
          <ToastCard
            key={toast.id}
            toast={toast}
            onDismiss={() => toaster.dismiss(toast.id)}
            onLeave={keepFocus}
          />
        )}
      </div>
    </section>
  );
}

const icons = { plain: IconInfoCircle, pass: IconCircleCheck, fail: IconAlertTriangle };

interface ToastCardProps {
  toast: ShownToast;
  onDismiss: () => void;
  /** Called while it is still on the page. */
  onLeave: () => void;
}

function ToastCard({ toast, onDismiss, onLeave }: ToastCardProps) {
  const m = useMessages(uiMessages);
  const tone = toast.tone ?? 'plain';
  const Icon = icons[tone];
  const attention = useAttention();
  const swipe = useSwipeRight(onDismiss);
  useCountdown(toast.duration ?? defaultDuration, attention.paused, onDismiss);
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => () => leave(), []);

  return (
    <div
      className={classes.toast}
      data-tone={tone}
      role={tone === 'fail' ? 'alert' : 'status'}
      {...attention.handlers}
      {...swipe.handlers}
      style={{ translate: `${swipe.offset}px` }}
    >
      <Icon className={classes.icon} size={22} aria-hidden />
      <div className={classes.words}>
        <p className={classes.title}>{toast.title}</p>
        {toast.message && <p className={classes.message}>{toast.message}</p>}
        {toast.action && (
          <button
            type="button"
            className={classes.action}
            onClick={() => {
              toast.action?.onClick();
              onDismiss();
            }}
          >
            {toast.action.label}
          </button>
        )}
      </div>
      <CloseButton aria-label={m.dismiss} onClick={onDismiss} />
    </div>
  );
}

/** Whether the pointer is over the message or the focus is in it: the time to read it is paused. */
function useAttention() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  return {
    paused: hovered || focused,
    handlers: {
      onMouseEnter: () => setHovered(true),
      onMouseLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

function useCountdown(duration: number, paused: boolean, onEnd: () => void) {
  const left = useRef(duration);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (paused) return;
    const startedAt = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - startedAt;
    };
  }, [paused]);
}

function useSwipeRight(onSwipe: () => void) {
  const start = useRef<number>(undefined);
  const [offset, setOffset] = useState(0);
  const moved = (event: PointerEvent) =>
    start.current === undefined ? 0 : Math.max(0, event.clientX - start.current);
  const rest = () => {
    start.current = undefined;
    setOffset(0);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        start.current = event.clientX;
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        // Only after a real movement, because capturing the pointer takes the click from the buttons.
        if (moved(event) > 5) event.currentTarget.setPointerCapture(event.pointerId);
        setOffset(moved(event));
      },
      onPointerUp: (event: PointerEvent) => {
        if (moved(event) >= swipeThreshold) onSwipe();
        rest();
      },
      onPointerCancel: rest,
    },
  };
}
