import { Badge, Card, Skeleton, Text, Title } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import type { OwnCertificate } from '#shared/features/certificate/schema.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { FailureAlert } from '#web/ui/failure-alert.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useOwnCertificates } from './api.ts';
import { certificateMessages } from './messages/messages.ts';
import classes from './own-certificates.module.css';

/** The certificates of the member, the newest first. */
export function OwnCertificates() {
  const { own: m } = useMessages(certificateMessages);
  const { data, error, refetch } = useOwnCertificates();
  return (
    <Card component="section" padding="lg">
      <Title order={2} size="h3" mb="sm">
        {m.title}
      </Title>
      {error ? (
        <FailureAlert title={m.failed} error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton h={64} />
      ) : data.length === 0 ? (
        <Text c="dimmed">{m.none}</Text>
      ) : (
        <ul className={classes.list}>
          {data.map((certificate) => (
            <Row key={certificate.id} certificate={certificate} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ certificate }: { certificate: OwnCertificate }) {
  const { verify: m } = useMessages(certificateMessages);
  const mark = useContentMark();
  const { id, title, language, awardedAt, isRevoked } = certificate;
  return (
    <li className={classes.row}>
      <IconCertificate size={28} className={classes.icon} aria-hidden />
      <div className={classes.facts}>
        <TextLink to="/certificate/$id" params={{ id }} fw={600} dir="auto" {...mark(language)}>
          {title}
        </TextLink>
        <Text size="sm" c="dimmed">
          <Moment at={awardedAt} form="long" />{' '}
          {isRevoked && <Badge color="fail">{m.revoked}</Badge>}
        </Text>
      </div>
    </li>
  );
}
