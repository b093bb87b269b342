import { Button, Group, Select, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { internalName } from '#shared/features/category/rules.ts';
import { CategoryStatus } from '#shared/features/category/schema.ts';
import { LearningLevel } from '#shared/features/quiz/schema.ts';
import { NewSeries } from '#shared/features/series/schema.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { PictureField } from '#web/ui/form/picture-field.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { type SeriesRow, useCategoryChoices } from './api.ts';

/** The values of the form: every field is present. */
const SeriesDraft = z.object({
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  categoryId: z.number(),
  imageUrl: z.string(),
  difficulty: LearningLevel,
  estimatedDuration: z.string(),
  prerequisites: z.string(),
  learningOutcomes: z.string(),
  status: CategoryStatus,
});
type SeriesDraft = z.infer<typeof SeriesDraft>;

const noCategory = 0;

const blank: SeriesDraft = {
  name: '',
  displayName: '',
  description: '',
  categoryId: noCategory,
  imageUrl: '',
  difficulty: 'beginner',
  estimatedDuration: '',
  prerequisites: '',
  learningOutcomes: '',
  status: 'active',
};

const draftOf = (series: SeriesRow): SeriesDraft => ({
  name: series.name,
  displayName: series.displayName,
  description: series.description,
  categoryId: series.categoryId,
  imageUrl: series.imageUrl ?? '',
  difficulty: series.difficulty,
  estimatedDuration: series.estimatedDuration ?? '',
  prerequisites: series.prerequisites.join('\n'),
  learningOutcomes: series.learningOutcomes.join('\n'),
  status: series.status,
});

interface SeriesFormProps {
  /** The stored series; absent for a new one. */
  series?: SeriesRow | undefined;
  onSubmit: (values: NewSeries) => Promise<unknown>;
  onCancel: () => void;
}

/** The fields of a series. */
export function SeriesForm({ series, onSubmit, onCancel }: SeriesFormProps) {
  const categories = useCategoryChoices();
  const [initialValues] = useState(() => (series ? draftOf(series) : blank));
  const { form, formProps, pending, failure } = useZodForm({
    schema: NewSeries,
    initialValues,
    onSubmit: (values) => onSubmit({ ...values, name: internalName(values.name) || values.name }),
  });
  const values = SeriesDraft.parse(form.getValues());
  return (
    <form {...formProps}>
      <Stack>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            label="Name"
            withAsterisk
            data-autofocus
            disabled={series !== undefined}
            description={
              series
                ? 'The internal name stays.'
                : `Stored as ${internalName(values.name) || 'a made-up name'}`
            }
            {...form.getInputProps('name')}
          />
          <TextInput label="Display Name" withAsterisk {...form.getInputProps('displayName')} />
          <RowSelect
            label="Category"
            withAsterisk
            allowDeselect={false}
            placeholder="Choose a category"
            rows={categories}
            value={values.categoryId === noCategory ? null : values.categoryId}
            error={form.errors.categoryId}
            onChange={(id) => id !== null && form.setFieldValue('categoryId', id)}
          />
          <Select
            label="Difficulty"
            allowDeselect={false}
            data={[
              { value: 'beginner', label: 'Beginner' },
              { value: 'intermediate', label: 'Intermediate' },
              { value: 'advanced', label: 'Advanced' },
            ]}
            value={values.difficulty}
            onChange={(value) => form.setFieldValue('difficulty', LearningLevel.parse(value))}
          />
        </SimpleGrid>
        <Textarea
          label="Description"
          minRows={2}
          maxRows={8}
          {...form.getInputProps('description')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <Textarea
            label="Prerequisites"
            description="One a line"
            minRows={2}
            maxRows={8}
            {...form.getInputProps('prerequisites')}
          />
          <Textarea
            label="Learning Outcomes"
            description="One a line"
            minRows={2}
            maxRows={8}
            {...form.getInputProps('learningOutcomes')}
          />
          <TextInput
            label="Estimated Duration"
            description="Empty: the sum of the quizzes' time limits"
            {...form.getInputProps('estimatedDuration')}
          />
          <PictureField
            label="Image URL"
            {...form.getInputProps('imageUrl')}
            value={values.imageUrl}
          />
          {series && (
            <Select
              label="Status"
              allowDeselect={false}
              description="An archived series is shown to administrators only."
              data={[
                { value: 'active', label: 'Active' },
                { value: 'archived', label: 'Archived' },
              ]}
              value={values.status}
              onChange={(value) => form.setFieldValue('status', CategoryStatus.parse(value))}
            />
          )}
        </SimpleGrid>
        <FormFailure failure={failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" loading={pending}>
            {series ? 'Save' : 'Create Series'}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
