import { Alert } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useMessages } from '#web/language/language.tsx';
import { useOwn } from '#web/session/session.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useOwnCertificates } from './api.ts';
import { certificateMessages } from './messages/messages.ts';

export function SeriesLine({ seriesId }: { seriesId: number }) {
  const m = useMessages(certificateMessages);
  const own = useOwn(useOwnCertificates().data)?.find(
    (certificate) => certificate.seriesId === seriesId,
  );
  return (
    <Alert color="pen" mt="md" icon={<IconCertificate aria-hidden />}>
      {own ? (
        <>
          {own.isRevoked ? m.line.revoked : m.line.yours}{' '}
          <TextLink to="/certificate/$id" params={{ id: own.id }}>
            {m.open}
          </TextLink>
        </>
      ) : (
        m.line.offer
      )}
    </Alert>
  );
}
