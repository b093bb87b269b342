import { createFileRoute } from '@tanstack/react-router';
import { NoticeSettings } from '#web/features/notice/settings/notice-settings.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { PageSpinner } from '#web/ui/frame/page-spinner.tsx';

export const Route = createFileRoute('/_member/notification-settings')({
  loader: ({ context: { calls } }) => calls.notice.settings.fetch(undefined, { staleTime: 0 }),
  head: hiddenHead(
    () =>
      import('#web/features/notice/settings/messages/messages.ts').then(
        (file) => file.noticeSettingsMessages,
      ),
    ({ title, lead: description }) => ({ title, description }),
  ),
  pendingComponent: PageSpinner,
  component: NoticeSettings,
});
