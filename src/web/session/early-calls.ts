import { observable } from '@trpc/server/observable';
import { sessionHintCookie } from '#shared/kernel/actor.ts';
import type { AppLink } from '../trpc.ts';

/** What a member sees on every page, in the order of the batch. */
const paths = ['account.me', 'attempt.open', 'notice.unread'];

interface EarlyCalls {
  /** By `performance.now()`. */
  sentAt: number;
  response: Promise<Response>;
}

declare global {
  interface Window {
    /** Begun by the page's own script, for a browser that has a session. */
    quizwrightEarlyCalls?: EarlyCalls | undefined;
  }
}

/**
 * Runs inline in the head of a public page, before the app's code has loaded, and uses nothing outside
 * itself. For a browser with a session it asks who is signed in, and marks the page so that nothing is shown
 * to a member that is meant for guests.
 */
function startEarlyCalls(hint: string, address: string) {
  if (!document.cookie.includes(`${hint}=`)) return;
  document.documentElement.dataset.awaitsMember = 'true';
  const response = fetch(address, { credentials: 'same-origin' });
  const show = () => delete document.documentElement.dataset.awaitsMember;
  response.catch(show);
  // The app's code may never load.
  setTimeout(show, 8000);
  window.quizwrightEarlyCalls = { sentAt: performance.now(), response };
}

const address = `/trpc/${paths.join()}?batch=1&input=%7B%7D`;
/** For the server alone: a browser does not load it twice. */
export const earlyCalls = import.meta.env.SSR
  ? `(${startEarlyCalls})('${sessionHintCookie}','${address}')`
  : '';

/** Whether this browser has, or had lately, a session. */
export const hasSessionHint = (): boolean => document.cookie.includes(`${sessionHintCookie}=`);

/** The member's part of the page is complete, or there is no member. */
export function endWaitForMember(): void {
  delete document.documentElement.dataset.awaitsMember;
}

/** Answers the first call of each kind from what the page has asked for already. */
export function earlyCallsLink(observe: (response: Response, sentAt: number) => void): AppLink {
  const begun = window.quizwrightEarlyCalls;
  const answers = begun && readAnswers(begun, observe);
  const left = new Set<string>(begun ? paths : []);
  return () =>
    ({ op, next }) => {
      if (!left.delete(op.path)) return next(op);
      return observable((observer) => {
        answers
          ?.then((answer) => {
            observer.next({ result: { type: 'data', data: dataOf(answer, op.path) } });
            observer.complete();
          })
          // The call is made again, and its own failure is shown.
          .catch(() => next(op).subscribe(observer));
      });
    };
}

/** A batch as tRPC answers it; a refused call has no result. */
type BatchAnswer = { result?: { data?: unknown } }[];

async function readAnswers(
  { sentAt, response }: EarlyCalls,
  observe: (response: Response, sentAt: number) => void,
): Promise<BatchAnswer> {
  const received = await response;
  observe(received, sentAt);
  return received.json();
}

function dataOf(answer: BatchAnswer, path: string): unknown {
  const result = answer[paths.indexOf(path)]?.result;
  if (!result) throw new Error(`${path} was refused`);
  return result.data;
}
