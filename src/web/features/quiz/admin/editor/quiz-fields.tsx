import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { memo } from 'react';
import type { QuizFormValues } from '#shared/features/quiz/editor.ts';
import { EditableQuizStatus, LearningLevel } from '#shared/features/quiz/schema.ts';
import { useMessages } from '#web/language/language.tsx';
import { PictureField } from '#web/pictures/picture-field.tsx';
import { useHasRole } from '#web/session/roles.ts';
import { GrowingTextarea } from '#web/ui/form/growing-textarea.tsx';
import { LanguageSelect } from '#web/ui/form/language-select.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import type { CategoryTree } from '../api.ts';
import { TypedNumber } from '../questions/typed-number.tsx';
import { quizEditorMessages } from './messages/messages.ts';
import { NewSubCategoryButton } from './new-sub-category-button.tsx';
import classes from './quiz-fields.module.css';
import { RuleFields } from './rule-fields.tsx';

/** The ids of the inputs: `quiz-title`. */
export const fieldId = (name: string) => `quiz-${name}`;

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
  const m = useMessages(quizEditorMessages);
  const { status } = fields;
  const needed = status === 'active';
  return (
    <Stack gap="md">
      <TextInput
        id={fieldId('title')}
        label={m.fields.title}
        withAsterisk
        value={fields.title}
        error={problems.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <GrowingTextarea
        id={fieldId('description')}
        label={m.fields.description}
        withAsterisk={needed}
        minRows={2}
        maxRows={12}
        value={fields.description}
        error={problems.description}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
        <CategoryFields {...{ fields, problems, onChange, categories }} />
        <LanguageSelect
          id={fieldId('language')}
          value={fields.language}
          error={problems.language}
          onChange={(language) => onChange({ language })}
        />
        <TypedNumber
          id={fieldId('timeLimit')}
          label={m.fields.timeLimitMinutes}
          withAsterisk
          value={fields.timeLimit}
          error={problems.timeLimit}
          onChange={(timeLimit) => onChange({ timeLimit })}
        />
        <Select
          id={fieldId('status')}
          label={m.fields.status}
          withAsterisk
          allowDeselect={false}
          description={status === 'draft' ? m.draftHint : undefined}
          data={EditableQuizStatus.options.map((value) => ({ value, label: m.statuses[value] }))}
          value={status}
          onChange={(chosen) => chosen && onChange({ status: chosen })}
        />
      </SimpleGrid>
      <MoreSettings {...{ fields, problems, onChange, questionCount }} />
      <RuleFields {...{ fields, problems, onChange }} />
    </Stack>
  );
});

type CategoryFieldsProps = Omit<QuizFieldsProps, 'questionCount'>;

function CategoryFields({ fields, problems, onChange, categories }: CategoryFieldsProps) {
  const m = useMessages(quizEditorMessages);
  const { categoryId, subCategoryId, status } = fields;
  const category = categories.find(({ id }) => id === categoryId);
  const isAdmin = useHasRole('administrator');
  const needed = status === 'active';
  return (
    <>
      <RowSelect
        id={fieldId('categoryId')}
        label={m.fields.category}
        withAsterisk={needed}
        placeholder={m.chooseCategory}
        nothingFoundMessage={m.noSuchCategory}
        allowDeselect={false}
        clearable={!needed}
        rows={categories}
        value={categoryId}
        error={problems.categoryId}
        onChange={(id) => {
          if (id !== categoryId) onChange({ categoryId: id, subCategoryId: null });
        }}
      />
      <div key={categoryId}>
        <RowSelect
          id={fieldId('subCategoryId')}
          label={m.fields.subCategory}
          withAsterisk={needed}
          placeholder={category ? m.chooseSubCategory : m.chooseCategoryFirst}
          nothingFoundMessage={m.noSuchSubCategory}
          clearable={!needed}
          disabled={!category}
          rows={category?.subCategories ?? []}
          value={subCategoryId}
          error={problems.subCategoryId}
          onChange={(id) => onChange({ subCategoryId: id })}
        />
        {category && isAdmin && (
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
  const m = useMessages(quizEditorMessages);
  return (
    <details className={classes.more}>
      <summary>{m.moreSettings}</summary>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md" mt="sm">
        <TypedNumber
          id={fieldId('questionsPerAttempt')}
          label={m.fields.questionsPerAttempt}
          description={m.drawnFrom({ count: questionCount })}
          value={fields.questionsPerAttempt}
          error={problems.questionsPerAttempt}
          onChange={(questionsPerAttempt) => onChange({ questionsPerAttempt })}
        />
        <Select
          id={fieldId('difficultyOverride')}
          label={m.fields.level}
          description={m.levelHint}
          placeholder={m.byQuestions}
          clearable
          data={LearningLevel.options.map((value) => ({ value, label: m.levels[value] }))}
          value={fields.difficultyOverride}
          onChange={(difficultyOverride) => onChange({ difficultyOverride })}
        />
      </SimpleGrid>
      <PictureField
        id={fieldId('imageUrl')}
        label={m.fields.imageUrl}
        value={fields.imageUrl}
        error={problems.imageUrl}
        onChange={(imageUrl) => onChange({ imageUrl })}
        text={{
          id: fieldId('imageAlt'),
          label: m.fields.imageAlt,
          value: fields.imageAlt,
          error: problems.imageAlt,
          onChange: (event) => onChange({ imageAlt: event.currentTarget.value }),
        }}
      />
    </details>
  );
}
