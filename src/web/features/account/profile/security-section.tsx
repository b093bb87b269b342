import { Alert, Button, PasswordInput, Stack, Text } from '@mantine/core';
import { IconBrandGoogle } from '@tabler/icons-react';
import { PasswordChangeForm, PasswordCreationForm } from '#shared/features/account/schema.ts';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { useChangePassword, useCreatePassword, useProfile } from '../api.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { DevicesSection } from './devices-section.tsx';
import { profileMessages } from './messages/messages.ts';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import { ProvidersSection } from './providers-section.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { SectionCard } from './section-card.tsx';
import { TokensSection } from './tokens-section.tsx';

export function SecuritySection() {
  const { hasPassword, hasGoogle } = useProfile();
  return (
    <>
      {hasPassword ? <ChangePassword hasGoogle={hasGoogle} /> : <CreatePassword />}
      <ProvidersSection />
      <SecondFactorSection />
      <DevicesSection />
      <TokensSection />
    </>
  );
}

function CreatePassword() {
  const m = useMessages(profileMessages);
  const create = useCreatePassword();
  const proof = useOwnerProof();
  const report = useReportSave();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasswordCreationForm,
    initialValues: { password: '', confirmPassword: '' },
    onSubmit: async ({ password }) => {
      await report(create.mutateAsync({ password }), {
        saved: {
          title: m.password.created.title,
          message: m.password.created.text,
        },
        failed: (error) => ({
          title: m.error,
          message: messageOf(error, m.password.createFailed),
        }),
      });
    },
  });
  return (
    <SectionCard title={m.password.title}>
      <Alert
        color="pen"
        icon={<IconBrandGoogle aria-hidden />}
        title={m.password.google.title}
        mb="lg"
      >
        {m.password.google.text}
      </Alert>
      <form {...formProps}>
        <Stack maw="26rem">
          <NewPasswordFields
            label={m.password.title}
            password={form.getValues().password}
            passwordProps={form.getInputProps('password')}
            confirmProps={form.getInputProps('confirmPassword')}
          />
          <OwnerProof password="" onPassword={() => {}} />
          <CancelledChange />
          <FormFailure failure={failure} />
          <Button type="submit" loading={pending} disabled={proof === 'google'}>
            {m.password.create}
          </Button>
        </Stack>
      </form>
    </SectionCard>
  );
}

function ChangePassword({ hasGoogle }: { hasGoogle: boolean }) {
  const m = useMessages(profileMessages);
  const change = useChangePassword();
  const report = useReportSave();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasswordChangeForm,
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    onSubmit: async ({ currentPassword, newPassword }) => {
      await report(change.mutateAsync({ currentPassword, newPassword }), {
        saved: {
          title: m.password.updated,
          message: m.othersSignedOut,
        },
        failed: (error) => ({
          title: m.error,
          message: messageOf(error, m.password.updateFailed),
        }),
      });
      form.reset();
    },
  });
  return (
    <SectionCard
      title={m.password.title}
      lead={hasGoogle ? m.password.leadWithGoogle : m.password.lead}
    >
      <form {...formProps}>
        <Stack maw="26rem">
          <PasswordInput
            label={m.password.current}
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordFields
            label={m.password.new}
            password={form.getValues().newPassword}
            passwordProps={form.getInputProps('newPassword')}
            confirmProps={form.getInputProps('confirmPassword')}
          />
          <CancelledChange />
          <FormFailure failure={failure} />
          <Button type="submit" loading={pending}>
            {m.password.update}
          </Button>
        </Stack>
      </form>
    </SectionCard>
  );
}

/** A new password cancels a change of address, because an intruder may have requested it. */
function CancelledChange() {
  const m = useMessages(profileMessages);
  const { pendingEmail } = useProfile();
  return pendingEmail && <Text>{m.password.cancelsChange({ address: pendingEmail })}</Text>;
}
