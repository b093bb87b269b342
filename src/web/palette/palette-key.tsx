import { Suspense, useEffect, useState } from 'react';
import { isSearchKey } from '../keyboard/keys.ts';
import { useWasOpened } from '../ui/dialog/last-shown.ts';
import { lazyPart, NoPart } from '../ui/lazy-part.tsx';

const Palette = lazyPart(() => import('./palette.tsx').then((file) => file.Palette), NoPart);

/** Ctrl+K or Cmd+K opens the palette, which is loaded when it is first opened. */
export function PaletteKey() {
  const [opened, setOpened] = useState(false);
  const wasOpened = useWasOpened(opened);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || hasOwnShortcut(event.target)) return;
      event.preventDefault();
      // On other pages the same keys open the quiz search.
      event.stopPropagation();
      setOpened((before) => !before);
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return (
    wasOpened && (
      <Suspense>
        <Palette opened={opened} onClose={() => setOpened(false)} />
      </Suspense>
    )
  );
}

/** In a Markdown field Ctrl+K makes a link. */
const hasOwnShortcut = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement &&
  target.getAttribute('aria-keyshortcuts')?.includes('Control+K');
