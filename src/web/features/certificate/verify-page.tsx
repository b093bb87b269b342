import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconHelpCircle } from '@tabler/icons-react';
import {
  type Certificate,
  type Verification,
  VerificationInput,
} from '#shared/features/certificate/schema.ts';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { TextLink } from '#web/ui/text/links.tsx';
import { Moment } from '#web/ui/text/moment.tsx';
import { useVerify } from './api.ts';
import { useWhyRevoked } from './certificate-page.tsx';
import { certificateMessages } from './messages/messages.ts';

/** Where everyone can have a credential or a certificate verified. */
export function VerifyPage() {
  const { verify: m } = useMessages(certificateMessages);
  const verify = useVerify();
  const { form, formProps, pending, failure } = useZodForm({
    schema: VerificationInput,
    initialValues: { text: '' },
    onSubmit: (input) => verify.mutateAsync(input),
  });
  return (
    <Page width="text">
      <PageHeader title={m.title} lead={m.lead} />
      <form {...formProps}>
        <Stack>
          <Textarea
            label={m.field}
            autosize
            minRows={3}
            maxRows={10}
            spellCheck={false}
            dir="ltr"
            {...form.getInputProps('text')}
          />
          <FormFailure failure={failure} />
          <Group>
            <Button type="submit" loading={pending}>
              {m.submit}
            </Button>
          </Group>
        </Stack>
      </form>
      <div role="status">{verify.data && !pending && <Result found={verify.data} />}</div>
    </Page>
  );
}

function Result({ found }: { found: Verification }) {
  const { verify: m } = useMessages(certificateMessages);
  const why = useWhyRevoked();
  if (found.state === 'valid')
    return (
      <Alert mt="lg" color="pass" icon={<IconCircleCheck aria-hidden />} title={m.valid}>
        {m.by[found.by]}
        <About certificate={found.certificate} />
      </Alert>
    );
  if (found.state === 'unknown')
    return (
      <Alert mt="lg" color="marigold" icon={<IconHelpCircle aria-hidden />} title={m.unknown}>
        {m.because[found.because]}
      </Alert>
    );
  return (
    <Alert mt="lg" color="fail" icon={<IconCircleX aria-hidden />} title={m.revoked}>
      {found.state === 'removed' ? (
        m.removed
      ) : (
        <>
          {found.certificate.revocation && why(found.certificate.revocation)}
          <About certificate={found.certificate} />
        </>
      )}
    </Alert>
  );
}

function About({
  certificate: { id, title, language, name, awardedAt },
}: {
  certificate: Certificate;
}) {
  const { open, unnamed } = useMessages(certificateMessages);
  const mark = useContentMark();
  return (
    <Stack gap="2xs" mt="sm">
      <Text fw={650} dir="auto">
        {name ?? unnamed}
      </Text>
      <Text dir="auto" {...mark(language)}>
        {title}
      </Text>
      <Text size="sm">
        <Moment at={awardedAt} form="long" />
      </Text>
      <Text>
        <TextLink to="/certificate/$id" params={{ id }}>
          {open}
        </TextLink>
      </Text>
    </Stack>
  );
}
