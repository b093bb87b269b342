import { useMessages } from '#web/language/language.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { certificateMessages } from './messages/messages.ts';

/** For the address of a certificate that is not there, or not for this visitor. */
export function CertificateNotFound() {
  const m = useMessages(certificateMessages);
  return (
    <Page>
      <EmptyState
        order={1}
        title={m.notFound}
        action={<ButtonLink to="/verify-credential">{m.verifyLink}</ButtonLink>}
      >
        {m.notFoundHint}
      </EmptyState>
    </Page>
  );
}
