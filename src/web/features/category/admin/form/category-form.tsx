import { Stack, Textarea, TextInput } from '@mantine/core';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { PictureField } from '#web/pictures/picture-field.tsx';
import { UploadFormContext, useUploadForms } from '#web/pictures/upload-form.ts';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import type { CategoryRow } from '../api.ts';
import { categoryAdminMessages } from '../messages/messages.ts';
import { type FormTarget, noCategory } from './category-entry.ts';
import { InternalName } from './internal-name.tsx';
import { useCategoryForm } from './use-category-form.ts';

interface CategoryFormProps {
  target: FormTarget;
  categories: readonly CategoryRow[];
  failed: Record<FormTarget['kind'], string>;
  onClose: () => void;
  onCancel: () => void;
}

/** The fields of a category or sub-category; a new one has an internal name. */
export function CategoryForm({ target, categories, failed, onClose, onCancel }: CategoryFormProps) {
  const messages = useMessages(categoryAdminMessages);
  const m = messages.form;
  const uploads = useUploadForms();
  const { form, formProps, pending, failure } = useCategoryForm({
    target,
    refusal: uploads.refusal,
    failed,
    onSaved: onClose,
  });
  const { kind } = target;
  const { categoryId, name, imageUrl } = form.getValues();
  const isNew = kind === 'newCategory' || kind === 'newSubCategory';
  const isSub = kind === 'newSubCategory' || kind === 'subCategory';
  const siblings = categories.find(({ id }) => id === categoryId)?.subCategories ?? [];
  return (
    <form {...formProps}>
      <Stack>
        <FormFailure failure={failure} />
        {kind === 'newSubCategory' && (
          <RowSelect
            label={messages.category}
            withAsterisk
            allowDeselect={false}
            placeholder={m.chooseCategory}
            rows={categories}
            value={categoryId === noCategory ? null : categoryId}
            error={form.errors.categoryId && m.categoryRequired}
            onChange={(id) => id !== null && form.setFieldValue('categoryId', id)}
          />
        )}
        {isNew && (
          <TextInput
            label={isSub ? messages.name : m.categoryName}
            withAsterisk
            data-autofocus
            description={
              <InternalName
                typed={name}
                taken={isSub ? siblings : categories}
                fallback={isSub ? 'sub_category' : 'category'}
              />
            }
            {...form.getInputProps('name')}
          />
        )}
        <TextInput
          label={m.displayName}
          withAsterisk
          {...(isNew ? {} : { 'data-autofocus': true, description: storedName(m, target) })}
          {...form.getInputProps('displayName')}
        />
        <Textarea
          label={m.description}
          minRows={2}
          maxRows={8}
          {...form.getInputProps('description')}
        />
        {isSub && (
          <UploadFormContext value={uploads.formOf('category', true)}>
            <PictureField label={m.imageUrl} {...form.getInputProps('imageUrl')} value={imageUrl} />
          </UploadFormContext>
        )}
        <FormButtons pending={pending} onCancel={onCancel}>
          {isNew ? m.create : m.save}
        </FormButtons>
      </Stack>
    </form>
  );
}

function storedName(
  m: MessagesOf<typeof categoryAdminMessages>['form'],
  target: FormTarget,
): string | undefined {
  if (target.kind === 'category') return m.internalName({ name: target.category.name });
  return target.kind === 'subCategory'
    ? m.internalName({ name: target.subCategory.name })
    : undefined;
}
