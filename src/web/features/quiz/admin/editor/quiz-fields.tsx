import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { memo } from 'react';
import type { QuizFormValues } from '#shared/features/quiz/editor.ts';
import type { EditableQuizStatus, LearningLevel } from '#shared/features/quiz/schema.ts';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { counted } from '#web/ui/text/format.ts';
import type { CategoryTree } from '../api.ts';
import { TypedNumber } from '../questions/typed-number.tsx';
import { NewSubCategoryButton } from './new-sub-category-button.tsx';
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

/** The quiz's own fields. Memoised, because typing in a question must stay quick. */
export const QuizFields = memo(function QuizFields({
  fields,
  problems,
  onChange,
  categories,
  questionCount,
}: QuizFieldsProps) {
  const { status } = fields;
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
      <GrowingTextarea
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
        <CategoryFields {...{ fields, problems, onChange, categories }} />
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
      <MoreSettings {...{ fields, problems, onChange, questionCount }} />
    </Stack>
  );
});

type CategoryFieldsProps = Omit<QuizFieldsProps, 'questionCount'>;

function CategoryFields({ fields, problems, onChange, categories }: CategoryFieldsProps) {
  const { categoryId, subCategoryId, status } = fields;
  const category = categories.find(({ id }) => id === categoryId);
  const needed = status === 'active';
  return (
    <>
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
    </>
  );
}

type MoreSettingsProps = Omit<QuizFieldsProps, 'categories'>;

function MoreSettings({ fields, problems, onChange, questionCount }: MoreSettingsProps) {
  return (
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
  );
}
