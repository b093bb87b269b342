import { useMessages } from '#web/language/language.tsx';
import { useUser } from '#web/session/session.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { DisplayForm } from './display-form.tsx';
import { displayMessages } from './messages/messages.ts';

/** How pages are shown to the reader, and how much time there is. */
export function AccessibilityPage() {
  const m = useMessages(displayMessages);
  const user = useUser();
  return (
    <Page width="text">
      <PageHeader title={m.title} lead={user ? m.leadMember : m.leadGuest} />
      {/* What a guest has chosen is known only to the browser. */}
      <DisplayForm key={user?.id} />
    </Page>
  );
}
