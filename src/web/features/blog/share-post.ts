import { copyText } from '../../ui/copy-text.ts';
import { useToast } from '../../ui/toaster.tsx';

/** Shares through the device's own sheet; where there is none, copies the address of the page. */
export function useSharePost({ title, excerpt }: { title: string; excerpt: string }) {
  const toast = useToast();

  return async () => {
    const { origin, pathname } = window.location;
    const url = origin + pathname;
    if (await shareByDevice({ title, text: excerpt, url })) return;
    const copied = await copyText(url);
    toast(
      copied
        ? {
            title: 'Link copied!',
            message: 'The address of this article is on your clipboard.',
            tone: 'pass',
          }
        : { title: 'The link could not be copied', message: url, tone: 'fail' },
    );
  };
}

/** Whether the device took it; somebody who closes its sheet has been served too. */
async function shareByDevice(page: ShareData): Promise<boolean> {
  if (!('share' in navigator)) return false;
  try {
    await navigator.share(page);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
