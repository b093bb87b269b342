import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconPrinter, IconShare } from '@tabler/icons-react';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { Page } from '#web/ui/frame/page.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { useDates } from '#web/ui/text/moment.tsx';
import { useSharePage } from '#web/ui/use-share.ts';
import { useCertificate } from './api.ts';
import classes from './certificate-page.module.css';
import { CertificateSheet } from './certificate-sheet.tsx';
import { certificateMessages } from './messages/messages.ts';
import { OwnChoices } from './own-choices.tsx';
import { RevokeButton } from './revoke-button.tsx';

/** A certificate at its address: to read, print and share. */
export function CertificatePage({ id }: { id: string }) {
  const m = useMessages(certificateMessages);
  const certificate = useCertificate(id);
  const isAdmin = useHasRole('administrator');
  const { title, language, quizzes, revocation, own } = certificate;
  const mark = useContentMark();
  return (
    <Page>
      <Stack gap="lg" className={classes.page}>
        {revocation && <Revoked revocation={revocation} />}
        <CertificateSheet certificate={certificate} />
        {!revocation && <Actions id={id} title={title} />}
        <section data-print="hide">
          <Title order={2} size="h4" mb="xs">
            {m.quizzes}
          </Title>
          <ol className={classes.quizzes} data-marks>
            {quizzes.map((quiz) => (
              <li key={quiz.quizId}>
                <span dir="auto" {...mark(quiz.language)}>
                  {quiz.title}
                </span>
              </li>
            ))}
          </ol>
          {certificate.seriesId !== null && (
            <Text mt="xs">
              <TextLink
                to="/series"
                search={{ series: certificate.seriesId }}
                dir="auto"
                {...mark(language)}
              >
                {title}
              </TextLink>
            </Text>
          )}
        </section>
        {own && <OwnChoices id={id} sharing={own.sharing} isRevoked={revocation !== null} />}
        {isAdmin && !own && !revocation && (
          <Group data-print="hide">
            <RevokeButton id={id} by="administrator" />
          </Group>
        )}
      </Stack>
    </Page>
  );
}

type Shown = ReturnType<typeof useCertificate>;

/** Why a certificate is not valid any more. */
export function useWhyRevoked() {
  const m = useMessages(certificateMessages);
  const dates = useDates();
  return ({ at, by, reason }: NonNullable<Shown['revocation']>): string => {
    const date = dates.date(at, 'long');
    return by === 'learner'
      ? m.byLearner({ date })
      : m.byAdministrator({ date, reason: reason ?? '' });
  };
}

function Revoked({ revocation }: { revocation: NonNullable<Shown['revocation']> }) {
  const m = useMessages(certificateMessages);
  const why = useWhyRevoked();
  return (
    <Alert color="fail" title={m.revoked}>
      <span suppressHydrationWarning>{why(revocation)}</span>
    </Alert>
  );
}

function Actions({ id, title }: { id: string; title: string }) {
  const m = useMessages(certificateMessages);
  const share = useSharePage();
  return (
    <Stack gap="xs" data-print="hide">
      <Group gap="sm">
        <Button leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print()}>
          {m.print}
        </Button>
        <Button
          variant="default"
          leftSection={<IconShare size={18} aria-hidden />}
          onClick={() => void share(title)}
        >
          {m.share}
        </Button>
        <Button
          component="a"
          variant="default"
          href={`/api/certificates/${id}/credential`}
          download
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {m.credential}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {m.credentialUse} <TextLink to="/verify-credential">{m.verifyLink}</TextLink>
      </Text>
    </Stack>
  );
}
