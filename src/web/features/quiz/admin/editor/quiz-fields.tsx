import {
  Button,
  Group,
  Modal,
  Select,
  SimpleGrid,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, memo, useState } from 'react';
import type { QuizFormValues } from '#shared/features/quiz/editor.ts';
import type { EditableQuizStatus, LearningLevel } from '#shared/features/quiz/schema.ts';
import { failureOf } from '#web/failure/failure.ts';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { counted } from '#web/ui/text/format.ts';
import { type CategoryTree, useCreateSubCategory } from '../api.ts';
import { TypedNumber } from '../questions/typed-number.tsx';
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
  fields: QuizFormValues;
  /** Messages by field. */
  problems: Readonly<Record<string, string>>;
  onChange: (changes: Partial<QuizFormValues>) => void;
  categories: CategoryTree;
  questionCount: number;
}

/**
 * What a quiz says about itself, apart from its questions. Drawn again only when something of it
 * changes: typing in a question must stay quick.
 */
export const QuizFields = memo(function QuizFields({
  fields,
  problems,
  onChange,
  categories,
  questionCount,
}: QuizFieldsProps) {
  const { categoryId, subCategoryId, status } = fields;
  const category = categories.find(({ id }) => id === categoryId);
  const needed = status === 'active';
  return (
    <Stack gap="md">
      <TextInput
        id={fieldId('title')}
        label="Title"
        withAsterisk
        value={fields.title}
        error={problems.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <Textarea
        id={fieldId('description')}
        label="Description"
        withAsterisk={needed}
        minRows={2}
        maxRows={12}
        value={fields.description}
        error={problems.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <RowSelect
          id={fieldId('categoryId')}
          label="Category"
          withAsterisk={needed}
          placeholder="Choose a category"
          nothingFoundMessage="No such category"
          allowDeselect={false}
          clearable={!needed}
          rows={categories}
          value={categoryId}
          error={problems.categoryId}
          onChange={(id) => {
            if (id !== categoryId) onChange({ categoryId: id, subCategoryId: null });
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
            error={problems.subCategoryId}
            onChange={(id) => onChange({ subCategoryId: id })}
          />
          {category && (
            <NewSubCategoryButton
              category={category}
              onCreated={(id) => onChange({ subCategoryId: id })}
            />
          )}
        </div>
        <TypedNumber
          id={fieldId('timeLimit')}
          label="Time limit (minutes)"
          withAsterisk
          value={fields.timeLimit}
          error={problems.timeLimit}
          onChange={(timeLimit) => onChange({ timeLimit })}
        />
        <Select
          id={fieldId('status')}
          label="Status"
          withAsterisk
          allowDeselect={false}
          description={
            status === 'draft'
              ? 'Only administrators see a draft. It needs a title, nothing else.'
              : undefined
          }
          data={statuses}
          value={status}
          onChange={(chosen) => chosen && onChange({ status: chosen })}
        />
      </SimpleGrid>
      <details className={classes.more}>
        <summary>More settings</summary>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md" mt="sm">
          <TypedNumber
            id={fieldId('questionsPerAttempt')}
            label="Questions per attempt"
            description={`Drawn from ${counted(questionCount, 'question')}. Empty: all of them.`}
            value={fields.questionsPerAttempt}
            error={problems.questionsPerAttempt}
            onChange={(questionsPerAttempt) => onChange({ questionsPerAttempt })}
          />
          <Select
            id={fieldId('difficultyOverride')}
            label="Level"
            description="Otherwise it follows from how learners do."
            placeholder="By the questions"
            clearable
            data={levels}
            value={fields.difficultyOverride}
            onChange={(difficultyOverride) => onChange({ difficultyOverride })}
          />
          <TextInput
            id={fieldId('imageUrl')}
            label="Image URL"
            type="url"
            placeholder="https://"
            value={fields.imageUrl}
            error={problems.imageUrl}
            onChange={(event) => onChange({ imageUrl: event.currentTarget.value })}
          />
        </SimpleGrid>
      </details>
    </Stack>
  );
});

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
