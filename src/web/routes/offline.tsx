import { createFileRoute } from '@tanstack/react-router';
import { PracticeQuestion } from '#web/features/attempt/practice/practice-question.tsx';
import { OfflinePage } from '#web/features/practice/offline/offline-page.tsx';
import { hiddenHead } from '#web/page-head.ts';

export const Route = createFileRoute('/offline')({
  staticData: { isPublic: () => true },
  head: hiddenHead(
    () =>
      import('#web/features/practice/offline/messages/messages.ts').then(
        (file) => file.offlineMessages,
      ),
    ({ title, offlineLead: description }) => ({ title, description }),
  ),
  component: () => <OfflinePage Question={PracticeQuestion} />,
});
