import { copyText } from './copy-text.ts';
import { useToast } from './toaster.tsx';

/** Shares the page one is on through the device, else puts its address on the clipboard. */
export function useSharePage(): (title: string) => Promise<void> {
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
        ? {
            title: 'Link copied!',
            message: 'The address of this page is on your clipboard.',
            tone: 'pass',
          }
        : { title: 'The link could not be copied', message: url, tone: 'fail' },
    );
  };
}
