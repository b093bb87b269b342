import { UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { useWasOpened } from '../ui/dialog/last-shown.ts';
import { lazyPart, NoPart } from '../ui/lazy-part.tsx';
import classes from './keyboard-help.module.css';
import { keyboardMessages } from './messages/messages.ts';
import { useShortcuts } from './shortcuts.ts';

// Loaded when it is first opened.
const SiteShortcutSheet = lazyPart(
  () => import('./site-shortcut-sheet.tsx').then((file) => file.SiteShortcutSheet),
  NoPart,
);

/** The shortcuts that open pages, and the button of the sheet that lists them. */
export function KeyboardHelp() {
  const m = useMessages(keyboardMessages);
  const navigate = useNavigate();
  const [opened, sheet] = useDisclosure(false);
  const wasOpened = useWasOpened(opened);
  useShortcuts({
    help: sheet.open,
    home: () => void navigate({ to: '/' }),
    quizzes: () => void navigate({ to: '/quizzes' }),
    series: () => void navigate({ to: '/series' }),
    blog: () => void navigate({ to: '/blog' }),
    results: () => void navigate({ to: '/results' }),
  });
  return (
    <>
      <UnstyledButton className={classes.button} aria-haspopup="dialog" onClick={sheet.open}>
        {m.title}
      </UnstyledButton>
      {wasOpened && (
        <Suspense>
          <SiteShortcutSheet opened={opened} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
