import { createFileRoute, type ErrorComponentProps } from '@tanstack/react-router';
import { RulesSetting } from '#web/features/quiz/admin/editor/rules-setting.tsx';
import { settingMessages } from '#web/features/setting/messages/messages.ts';
import { SettingsPage } from '#web/features/setting/settings-page.tsx';
import { useMessages } from '#web/language/language.tsx';
import { hiddenHead } from '#web/page-head.ts';
import { AdminFailure, RoleOnly } from '#web/session/role-only.tsx';

export const Route = createFileRoute('/_admin/admin/settings')({
  // The form begins from what holds now: other administrators change settings, too.
  loader: ({ context: { calls } }) => calls.setting.all.fetch(undefined, { staleTime: 0 }),
  head: hiddenHead(
    () => import('#web/features/setting/messages/messages.ts').then((file) => file.settingMessages),
    ({ title, description }) => ({ title, description }),
  ),
  errorComponent: SettingsFailure,
  component: SettingsRoute,
});

function SettingsFailure({ error, reset }: ErrorComponentProps) {
  const m = useMessages(settingMessages);
  return <AdminFailure title={m.failed} error={error} denied={m.denied} reset={reset} />;
}

function SettingsRoute() {
  const { denied } = useMessages(settingMessages);
  return (
    <RoleOnly denied={denied}>
      <SettingsPage rules={RulesSetting} />
    </RoleOnly>
  );
}
