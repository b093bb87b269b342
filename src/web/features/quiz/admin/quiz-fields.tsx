import {
  Button,
  Group,
  Modal,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { QuizFormValues } from '#shared/features/quiz/editor.ts';
import type { EditableQuizStatus, LearningLevel } from '#shared/features/quiz/schema.ts';
import { failureOf } from '../../../failure.ts';
import { counted } from '../../../ui/format.ts';
import { RowSelect } from '../../../ui/row-select.tsx';
import { type Shelves, useCreateSubCategory } from './api.ts';
import classes from './quiz-fields.module.css';

/** The ids of the inputs: `quiz-title`. */
export const fieldId = (name: string) => `quiz-${name}`;

const statuses: { value: EditableQuizStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'draft', label: 'Draft' },
];
const levels: { value: LearningLevel; label: string }[] = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
];

interface QuizFieldsProps {
  form: ReturnType<typeof useForm<QuizFormValues>>;
  shelves: Shelves;
  questionCount: number;
}

/** What a quiz says about itself, apart from its questions. */
export function QuizFields({ form, shelves, questionCount }: QuizFieldsProps) {
  const { categoryId, subCategoryId, status } = form.getValues();
  const category = shelves.find(({ id }) => id === categoryId);
  const needed = status === 'active';
  return (
    <Stack gap="md">
      <TextInput
        id={fieldId('title')}
        label="Title"
        withAsterisk
        {...form.getInputProps('title')}
      />
      <Textarea
        id={fieldId('description')}
        label="Description"
        withAsterisk={needed}
        minRows={2}
        maxRows={12}
        {...form.getInputProps('description')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <RowSelect
          id={fieldId('categoryId')}
          label="Category"
          withAsterisk
          placeholder="Choose a category"
          nothingFoundMessage="No such category"
          allowDeselect={false}
          rows={shelves}
          value={categoryId}
          error={form.errors.categoryId}
          onChange={(id) => {
            if (id === null || id === categoryId) return;
            form.setFieldValue('categoryId', id);
            form.setFieldValue('subCategoryId', null);
          }}
        />
        <div>
          <RowSelect
            key={categoryId}
            id={fieldId('subCategoryId')}
            label="Sub-category"
            withAsterisk={needed}
            placeholder={category ? 'Choose a sub-category' : 'Choose a category first'}
            nothingFoundMessage="No such sub-category"
            clearable={!needed}
            disabled={!category}
            rows={category?.subCategories ?? []}
            value={subCategoryId}
            error={form.errors.subCategoryId}
            onChange={(id) => form.setFieldValue('subCategoryId', id)}
          />
          {category && (
            <NewSubCategoryButton
              category={category}
              onCreated={(id) => form.setFieldValue('subCategoryId', id)}
            />
          )}
        </div>
        <NumberInput
          id={fieldId('timeLimit')}
          label="Time limit (minutes)"
          withAsterisk
          min={1}
          max={1440}
          allowDecimal={false}
          {...form.getInputProps('timeLimit')}
        />
        <Select
          id={fieldId('status')}
          label="Status"
          withAsterisk
          allowDeselect={false}
          description={
            status === 'draft'
              ? 'Only administrators see a draft; it may be unfinished.'
              : undefined
          }
          data={statuses}
          value={status}
          onChange={(chosen) => chosen && form.setFieldValue('status', chosen)}
        />
      </SimpleGrid>
      <details className={classes.more}>
        <summary>More settings</summary>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md" mt="sm">
          <NumberInput
            id={fieldId('questionsPerAttempt')}
            label="Questions per attempt"
            description={`Drawn from ${counted(questionCount, 'question')}. Empty: all of them.`}
            min={1}
            max={500}
            allowDecimal={false}
            {...form.getInputProps('questionsPerAttempt')}
          />
          <Select
            id={fieldId('difficultyOverride')}
            label="Level"
            description="Otherwise it follows from how learners do."
            placeholder="By the questions"
            clearable
            data={levels}
            value={form.getValues().difficultyOverride}
            onChange={(level) => form.setFieldValue('difficultyOverride', level)}
          />
          <TextInput
            id={fieldId('imageUrl')}
            label="Image URL"
            type="url"
            placeholder="https://"
            {...form.getInputProps('imageUrl')}
          />
        </SimpleGrid>
      </details>
    </Stack>
  );
}

interface NewSubCategoryButtonProps {
  category: { id: number; displayName: string };
  onCreated: (id: number) => void;
}

/** Makes the sub-category that is missing without leaving the form. */
function NewSubCategoryButton({ category, onCreated }: NewSubCategoryButtonProps) {
  const [opened, setOpened] = useState(false);
  const [name, setName] = useState('');
  const create = useCreateSubCategory();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React passes events through portals: the form round this dialog must not be sent.
    event.stopPropagation();
    create.mutate(
      { name, displayName: name, categoryId: category.id },
      {
        onSuccess: ({ id }) => {
          onCreated(id);
          setOpened(false);
          setName('');
        },
      },
    );
  };
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        mt={4}
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        New sub-category
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={`New sub-category in ${category.displayName}`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <form onSubmit={submit} noValidate>
          <TextInput
            label="Name"
            withAsterisk
            data-autofocus
            value={name}
            error={create.error && failureOf(create.error).message}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <Group justify="flex-end" mt="lg">
            <Button variant="default" onClick={() => setOpened(false)}>
              Cancel
            </Button>
            <Button type="submit" loading={create.isPending}>
              Create
            </Button>
          </Group>
        </form>
      </Modal>
    </>
  );
}
