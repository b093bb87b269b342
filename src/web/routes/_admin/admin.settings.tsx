import { createFileRoute } from '@tanstack/react-router';
import { RulesSetting } from '#web/features/quiz/admin/editor/rules-setting.tsx';
import { settingMessages } from '#web/features/setting/messages/messages.ts';
import { SettingsPage } from '#web/features/setting/settings-page.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { adminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/settings')({
  // The form begins from what holds now: other administrators change settings, too.
  loader: ({ context: { calls } }) => calls.setting.all.fetch(undefined, { staleTime: 0 }),
  head: hiddenHead(
    () => import('#web/features/setting/messages/messages.ts').then((file) => file.settingMessages),
    ({ title, description }) => ({ title, description }),
  ),
  errorComponent: adminFailure(settingMessages, (m) => [m.failed, m.denied]),
  component: SettingsRoute,
});

function SettingsRoute() {
  const { denied } = useMessages(settingMessages);
  return (
    <RoleOnly denied={denied}>
      <SettingsPage rules={RulesSetting} />
    </RoleOnly>
  );
}
