import { Alert, Button, PasswordInput, Stack } from '@mantine/core';
import { IconAlertTriangle, IconBrandGoogle } from '@tabler/icons-react';
import { PasswordChangeForm, PasswordCreationForm } from '#shared/features/account/schema.ts';
import { type CallFailure, messageOf } from '#web/failure/failure.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { useChangePassword, useCreatePassword, useProfile } from '../api.ts';
import { NewPasswordFields } from '../sign-in/new-password-fields.tsx';
import { DevicesSection } from './devices-section.tsx';
import { OwnerProof, useOwnerProof } from './owner-proof.tsx';
import { SectionCard } from './section-card.tsx';
import { TokensSection } from './tokens-section.tsx';

export function SecuritySection() {
  const { hasPassword, hasGoogle } = useProfile();
  return (
    <>
      {hasPassword ? <ChangePassword hasGoogle={hasGoogle} /> : <CreatePassword />}
      <DevicesSection />
      <TokensSection />
    </>
  );
}

function CreatePassword() {
  const create = useCreatePassword();
  const proof = useOwnerProof();
  const report = useReportSave();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasswordCreationForm,
    initialValues: { password: '', confirmPassword: '' },
    onSubmit: async ({ password }) => {
      await report(create.mutateAsync({ password }), {
        saved: {
          title: 'Password created successfully!',
          message: 'You can now also sign in with your email address.',
        },
        failed: (error) => ({
          title: 'Error',
          message: messageOf(error, 'Failed to create password. Please try again.'),
        }),
      });
    },
  });
  return (
    <SectionCard title="Password">
      <Alert
        color="pen"
        icon={<IconBrandGoogle aria-hidden />}
        title="Signed in with Google"
        mb="lg"
      >
        Your account has no password yet. Create one to sign in with your email address as well.
      </Alert>
      <form {...formProps}>
        <Stack maw="26rem">
          <NewPasswordFields
            label="Password"
            password={form.getValues().password}
            passwordProps={form.getInputProps('password')}
            confirmProps={form.getInputProps('confirmPassword')}
          />
          <OwnerProof password="" onPassword={() => {}} />
          <Refusal failure={failure} />
          <Button type="submit" loading={pending} disabled={proof === 'google'}>
            Create password
          </Button>
        </Stack>
      </form>
    </SectionCard>
  );
}

function ChangePassword({ hasGoogle }: { hasGoogle: boolean }) {
  const change = useChangePassword();
  const report = useReportSave();
  const { form, formProps, pending, failure } = useZodForm({
    schema: PasswordChangeForm,
    initialValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
    onSubmit: async ({ currentPassword, newPassword }) => {
      await report(change.mutateAsync({ currentPassword, newPassword }), {
        saved: {
          title: 'Password updated successfully!',
          message: 'Your other devices were signed out.',
        },
        failed: (error) => ({
          title: 'Error',
          message: messageOf(error, 'Failed to update password. Please try again.'),
        }),
      });
      form.reset();
    },
  });
  return (
    <SectionCard
      title="Password"
      lead={
        hasGoogle
          ? 'You can sign in with this password or with Google.'
          : 'A new password signs out every other device.'
      }
    >
      <form {...formProps}>
        <Stack maw="26rem">
          <PasswordInput
            label="Current password"
            autoComplete="current-password"
            {...form.getInputProps('currentPassword')}
          />
          <NewPasswordFields
            label="New password"
            password={form.getValues().newPassword}
            passwordProps={form.getInputProps('newPassword')}
            confirmProps={form.getInputProps('confirmPassword')}
          />
          <Refusal failure={failure} />
          <Button type="submit" loading={pending}>
            Update password
          </Button>
        </Stack>
      </form>
    </SectionCard>
  );
}

function Refusal({ failure }: { failure: CallFailure | undefined }) {
  if (!failure || failure.fields) return null;
  return (
    <Alert color="fail" icon={<IconAlertTriangle aria-hidden />}>
      {failure.message}
    </Alert>
  );
}
