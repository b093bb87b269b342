import { Select, SimpleGrid, Stack, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import type { z } from 'zod';
import { internalName } from '#shared/features/category/rules.ts';
import { CategoryStatus } from '#shared/features/category/schema.ts';
import { LearningLevel } from '#shared/features/quiz/schema.ts';
import { NewSeries } from '#shared/features/series/schema.ts';
import { useLanguage, useMessages } from '#web/language/language.tsx';
import { PictureField } from '#web/pictures/picture-field.tsx';
import { UploadFormContext, useUploadForms } from '#web/pictures/upload-form.ts';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { useZodForm, type ZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { LanguageSelect } from '#web/ui/form/language-select.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { type SeriesRow, useCategoryChoices } from './api.ts';
import { seriesAdminMessages } from './messages/messages.ts';
import { blankSeries, draftOf, noCategory, SeriesDraft } from './series-draft.ts';

interface SeriesFormProps {
  /** The stored series; absent for a new one. */
  series?: SeriesRow | undefined;
  onSubmit: (values: NewSeries) => Promise<unknown>;
  onCancel: () => void;
}

/** The fields of a series. */
export function SeriesForm({ series, onSubmit, onCancel }: SeriesFormProps) {
  const m = useMessages(seriesAdminMessages);
  const language = useLanguage();
  const [initialValues] = useState(() => (series ? draftOf(series) : blankSeries(language)));
  const uploads = useUploadForms();
  const { form, formProps, pending, failure } = useZodForm({
    schema: NewSeries,
    initialValues,
    refusal: uploads.refusal,
    onSubmit: (values) => onSubmit({ ...values, name: internalName(values.name) || values.name }),
  });
  const values = SeriesDraft.parse(form.getValues());
  return (
    <form {...formProps}>
      <Stack>
        <MainFields form={form} values={values} isStored={series !== undefined} />
        <Textarea
          label={m.form.description}
          minRows={2}
          maxRows={8}
          {...form.getInputProps('description')}
        />
        <LanguageSelect
          value={values.language}
          error={form.errors.language}
          onChange={(language) => form.setFieldValue('language', language)}
        />
        <UploadFormContext value={uploads.formOf('series', true)}>
          <DetailFields form={form} values={values} isStored={series !== undefined} />
        </UploadFormContext>
        <FormFailure failure={failure} />
        <FormButtons pending={pending} onCancel={onCancel}>
          {series ? m.dialog.save : m.create}
        </FormButtons>
      </Stack>
    </form>
  );
}

interface FieldsProps {
  form: ZodForm<z.input<typeof NewSeries>>['form'];
  values: SeriesDraft;
  isStored: boolean;
}

/** What every series has: its names, its category and its level. */
function MainFields({ form, values, isStored }: FieldsProps) {
  const m = useMessages(seriesAdminMessages);
  const categories = useCategoryChoices();
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <NameField isStored={isStored} typed={values.name} field={form.getInputProps('name')} />
      <TextInput label={m.form.displayName} withAsterisk {...form.getInputProps('displayName')} />
      <RowSelect
        label={m.category}
        withAsterisk
        allowDeselect={false}
        placeholder={m.form.chooseCategory}
        rows={categories}
        value={values.categoryId === noCategory ? null : values.categoryId}
        error={form.errors.categoryId}
        onChange={(id) => id !== null && form.setFieldValue('categoryId', id)}
      />
      <Select
        label={m.form.difficulty}
        allowDeselect={false}
        data={LearningLevel.options.map((value) => ({ value, label: m.levels[value] }))}
        value={values.difficulty}
        onChange={(value) => form.setFieldValue('difficulty', LearningLevel.parse(value))}
      />
    </SimpleGrid>
  );
}

/** What may be left empty, and whether the series is archived. */
function DetailFields({ form, values, isStored }: FieldsProps) {
  const { form: m, status } = useMessages(seriesAdminMessages);
  const lines = { description: m.oneALine, minRows: 2, maxRows: 8 };
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <Textarea label={m.prerequisites} {...lines} {...form.getInputProps('prerequisites')} />
      <Textarea label={m.outcomes} {...lines} {...form.getInputProps('learningOutcomes')} />
      <TextInput
        label={m.duration}
        description={m.durationEmpty}
        {...form.getInputProps('estimatedDuration')}
      />
      <PictureField
        label={m.imageUrl}
        {...form.getInputProps('imageUrl')}
        value={values.imageUrl}
        text={{ ...form.getInputProps('imageAlt'), value: values.imageAlt }}
      />
      {isStored && (
        <Select
          label={m.status}
          allowDeselect={false}
          description={m.whoSeesArchived}
          data={CategoryStatus.options.map((value) => ({ value, label: status[value] }))}
          value={values.status}
          onChange={(value) => form.setFieldValue('status', CategoryStatus.parse(value))}
        />
      )}
    </SimpleGrid>
  );
}

interface NameFieldProps {
  isStored: boolean;
  typed: string;
  field: Partial<TextInputProps>;
}

/** The internal name, which is chosen once. */
function NameField({ isStored, typed, field }: NameFieldProps) {
  const { form: m } = useMessages(seriesAdminMessages);
  const name = internalName(typed);
  const becomes = name === '' ? m.storedAsMadeUp : m.storedAs({ name });
  return (
    <TextInput
      label={m.name}
      withAsterisk
      data-autofocus
      disabled={isStored}
      description={isStored ? m.nameStays : becomes}
      {...field}
    />
  );
}
