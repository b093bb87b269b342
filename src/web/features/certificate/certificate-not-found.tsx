import { useMessages } from '#web/language/language.tsx';
import { EmptyPage } from '#web/ui/frame/empty-page.tsx';
import { ButtonLink } from '#web/ui/text/links.tsx';
import { certificateMessages } from './messages/messages.ts';

/** For the address of a certificate that is not there, or not for this visitor. */
export function CertificateNotFound() {
  const m = useMessages(certificateMessages);
  return (
    <EmptyPage
      title={m.notFound}
      action={<ButtonLink to="/verify-credential">{m.verifyLink}</ButtonLink>}
    >
      {m.notFoundHint}
    </EmptyPage>
  );
}
