import { useEffect, useRef, useState } from 'react';
import { heartbeatSeconds, type OtherEditor } from '#shared/features/quiz/presence.ts';
import { randomUuid } from '#shared/kernel/text/random-id.ts';
import { useLatest } from '#web/use-latest.ts';

interface Heartbeat {
  tab: string;
  isLeaving: boolean;
  /** The question that is open here. */
  questionId: number | null;
}

/** Sends a heartbeat of this editor; the answer names the others. */
type SendHeartbeat = (heartbeat: Heartbeat) => Promise<readonly OtherEditor[]>;

const none: readonly OtherEditor[] = [];

/**
 * Who else has an editor open. Heartbeats are sent every few seconds, and at once when another question is opened. They
 * never get in the way of editing: without an answer no other editor is shown.
 * @param send undefined while no stored quiz or question is open
 */
export function useOtherEditors(
  send: SendHeartbeat | undefined,
  questionId: number | null,
): readonly OtherEditor[] {
  const [others, setOthers] = useState(none);
  const [tab] = useState(randomUuid);
  const latest = useLatest({ send, questionId });
  const reportNow = useRef<(questionId: number | null) => void>(undefined);
  const isPresent = send !== undefined;
  useEffect(() => {
    if (!isPresent) return;
    let isOpen = true;
    let sent = 0;
    let shown = 0;
    const show = (number: number, found: readonly OtherEditor[]) => {
      // Two heartbeats can be under way; the answer to the later one is newer, whichever comes first.
      if (!isOpen || number < shown) return;
      shown = number;
      // The same objects as long as nothing changes: the outline is drawn from them.
      setOthers((before) => (JSON.stringify(before) === JSON.stringify(found) ? before : found));
    };
    const report = (shownId: number | null) => {
      sent += 1;
      const number = sent;
      void latest.current.send?.({ tab, isLeaving: false, questionId: shownId }).then(
        (found) => show(number, found),
        () => show(number, none),
      );
    };
    const leave = () =>
      void latest.current.send?.({ tab, isLeaving: true, questionId: null }).catch(() => undefined);
    reportNow.current = report;
    const timer = setInterval(() => report(latest.current.questionId), heartbeatSeconds * 1000);
    window.addEventListener('pagehide', leave);
    return () => {
      isOpen = false;
      reportNow.current = undefined;
      clearInterval(timer);
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [isPresent, latest, tab]);
  useEffect(() => {
    if (isPresent) reportNow.current?.(questionId);
  }, [isPresent, questionId]);
  return others;
}
