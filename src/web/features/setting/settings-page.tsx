import { Button, Card, Group, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { type SettingGroup, settingGroups } from '#shared/features/setting/facts.ts';
import {
  afterSave,
  changedSettings,
  factsOf,
  SettingsForm,
  settingNames,
} from '#shared/features/setting/rules.ts';
import { type SettingName, SiteSettings } from '#shared/features/setting/schema.ts';
import { failureOf } from '#web/failure/failure.ts';
import { keepingFocus } from '#web/keyboard/focus-near.ts';
import { useMessages } from '#web/language/language.tsx';
import { UploadFormContext, useUploadForms } from '#web/pictures/upload-form.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { UnsavedGuard } from '#web/ui/form/unsaved-guard.tsx';
import { BackLink } from '#web/ui/frame/back-link.tsx';
import { Page } from '#web/ui/frame/page.tsx';
import { PageHeader } from '#web/ui/frame/page-header.tsx';
import { useChangeSettings, useSettings } from './api.ts';
import { settingMessages } from './messages/messages.ts';
import { SettingField, type SettingFieldProps } from './setting-field.tsx';
import classes from './settings-page.module.css';

/** Everything that administrators choose for the site, in one form. */
export function SettingsPage({ rules }: Pick<SettingFieldProps, 'rules'>) {
  const m = useMessages(settingMessages);
  const stored = useSettings();
  const change = useChangeSettings();
  const report = useReportSave();
  const uploads = useUploadForms();
  const { form, formProps, pending, changed, failure } = useZodForm({
    schema: SettingsForm,
    initialValues: SiteSettings.parse(stored),
    refusal: uploads.refusal,
    onSubmit: async (values) => {
      const sent = form.getValues();
      // Against what the form began with: other settings may have been changed by another administrator.
      const saving = change(changedSettings(SiteSettings.parse(form.getInitialValues()), values));
      await report(saving, {
        saved: { title: m.saved },
        failed: (error) => ({ title: m.notSaved, message: failureOf(error).message }),
      });
      const saved = SiteSettings.parse(await saving);
      form.setInitialValues(saved);
      form.setValues(afterSave({ stored: saved, sent, entered: form.getValues() }));
    },
  });
  return (
    <Page width="text">
      <PageHeader title={m.title} lead={m.description} above={<BackLink />} />
      <form {...formProps}>
        <Stack gap="lg">
          <UploadFormContext value={uploads.formOf('settings', true)}>
            {settingGroups.map((group) => (
              <Card key={group} component="section" padding="lg">
                <Title order={2} size="h3" mb="md">
                  {m.groups[group]}
                </Title>
                <Stack gap="lg">
                  {namesIn(group, form.values).map((name) => (
                    <SettingField
                      key={name}
                      name={name}
                      variable={stored.fixed.find((each) => each.name === name)?.variable}
                      rules={rules}
                      problems={partsOf(name, form.errors)}
                      {...form.getInputProps(name)}
                    />
                  ))}
                </Stack>
              </Card>
            ))}
          </UploadFormContext>
          <FormFailure failure={failure} />
          <Group className={classes.bar}>
            <Button type="submit" loading={pending} disabled={!changed}>
              {m.save}
            </Button>
            {changed && (
              <Button variant="default" onClick={keepingFocus(form.reset)}>
                {m.discard}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      <UnsavedGuard isUnsaved={() => form.isDirty() || uploads.isAnyUploading} />
    </Page>
  );
}

/** The messages at parts of a setting: `quizRules.passMarkPercent`. */
const partsOf = (name: SettingName, errors: Readonly<Record<string, ReactNode>>) =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([path, error]) =>
      path.startsWith(`${name}.`) ? [[path.slice(name.length + 1), String(error)]] : [],
    ),
  );

/** The settings of a section that have a meaning with these values. */
const namesIn = (group: SettingGroup, values: Readonly<Record<string, unknown>>) =>
  settingNames.filter((name) => {
    const { group: own, onlyIf } = factsOf(name);
    return own === group && (!onlyIf || values[onlyIf.setting] === onlyIf.is);
  });
