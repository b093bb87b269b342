import { useMessages } from '#web/language/language.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import { copyText } from './copy-text.ts';
import { useToast } from './toaster.tsx';

/** Shares the page one is on through the device, else puts its address on the clipboard. */
export function useSharePage(): (title: string) => Promise<void> {
  const m = useMessages(uiMessages).share;
  const toast = useToast();
  return async (title) => {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ title, url });
        return;
      } catch (error) {
        // Closing the device's share sheet is no failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    toast(
      (await copyText(url))
        ? { title: m.copied, message: m.copiedHint, tone: 'pass' }
        : { title: m.notCopied, message: url, tone: 'fail' },
    );
  };
}
