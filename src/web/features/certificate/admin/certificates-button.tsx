import { ActionIcon } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useMessages } from '#web/language/language.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { uiMessages } from '#web/ui/messages/messages.ts';
import { certificateAdminMessages } from './messages/messages.ts';

const SeriesCertificatesForm = lazyPart(() =>
  import('./series-certificates-form.tsx').then((file) => file.SeriesCertificatesForm),
);

/** Opens what an administrator decides about the certificates of a series. */
export function CertificatesButton({ seriesId, name }: { seriesId: number; name: string }) {
  const m = useMessages(certificateAdminMessages);
  const { close } = useMessages(uiMessages);
  const [opened, setOpened] = useState(false);
  const title = m.certificatesOf({ name });
  return (
    <>
      <ActionIcon aria-label={title} onClick={() => setOpened(true)}>
        <IconCertificate size={18} aria-hidden />
      </ActionIcon>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        closeButtonProps={{ 'aria-label': close }}
      >
        <Suspense>{opened && <SeriesCertificatesForm seriesId={seriesId} />}</Suspense>
      </Dialog>
    </>
  );
}
