import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react';
import { focusNear } from '#web/keyboard/focus-near.ts';
import { useMessages } from '#web/language/language.tsx';
import { useToast } from '#web/ui/toaster.tsx';
import { useReported } from '#web/ui/use-reported.ts';
import { type OwnNotes, useNoteCalls } from './api.ts';
import { bookmarksMessages } from './messages/messages.ts';

interface BookmarkButtonProps {
  notes: OwnNotes;
  /** In a list that the question leaves when its bookmark is removed. */
  isListed: boolean;
}

/** Bookmarks a question, or removes its bookmark. */
export function BookmarkButton({ notes: { id, isBookmarked }, isListed }: BookmarkButtonProps) {
  const m = useMessages(bookmarksMessages);
  const toast = useToast();
  const { add, remove } = useNoteCalls();
  const { pending, run } = useReported(m.bookmarkFailed);
  const change = async (button: Element) => {
    const nearest = focusNear(button);
    const isDone = await run(() => (isBookmarked ? remove({ id }) : add({ id })));
    if (!isDone || !isBookmarked || !isListed) return;
    nearest();
    const undo = { label: m.undo, onClick: () => void run(() => add({ id })) };
    toast({ title: m.removed, action: undo });
  };
  const Icon = isBookmarked ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      variant="subtle"
      color={isBookmarked ? 'pen' : 'gray'}
      size="compact-sm"
      data-print="hide"
      leftSection={<Icon size={18} aria-hidden />}
      aria-pressed={isBookmarked}
      // A disabled button would lose the focus.
      aria-busy={pending}
      onClick={({ currentTarget }) => {
        if (!pending) void change(currentTarget);
      }}
    >
      {m.bookmark}
    </Button>
  );
}
