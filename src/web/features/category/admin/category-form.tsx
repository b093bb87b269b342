import { Stack, Text, Textarea, TextInput } from '@mantine/core';
import { z } from 'zod';
import { freeName, internalName } from '#shared/features/category/rules.ts';
import {
  CategoryChanges,
  NewCategory,
  NewSubCategory,
  SubCategoryChanges,
} from '#shared/features/category/schema.ts';
import { messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import type { MessagesOf } from '#web/language/message-file.ts';
import { Rich } from '#web/language/rich.tsx';
import { PictureField } from '#web/pictures/picture-field.tsx';
import { FormButtons } from '#web/ui/dialog/form-buttons.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import {
  type CategoryRow,
  type SubCategoryRow,
  useCategoryWrites,
  useSubCategoryWrites,
} from './api.ts';
import { categoryAdminMessages } from './messages/messages.ts';

/** What the dialog creates or changes. */
export type FormTarget =
  | { kind: 'newCategory' }
  | { kind: 'category'; category: CategoryRow }
  | { kind: 'newSubCategory'; categoryId: number | null }
  | { kind: 'subCategory'; subCategory: SubCategoryRow };

interface CategoryDialogProps {
  target: FormTarget | undefined;
  categories: readonly CategoryRow[];
  onClose: () => void;
  /** The title of the message about a save that failed. */
  failed: Record<FormTarget['kind'], string>;
}

/** The dialog in which categories and sub-categories are created and changed. */
export function CategoryDialog(props: CategoryDialogProps) {
  const m = useMessages(categoryAdminMessages).form;
  const { target, onClose } = props;
  const shown = useLastShown(target);
  return (
    <FormDialog
      opened={target !== undefined}
      title={shown && m.titles[shown.kind]}
      onClose={onClose}
    >
      {({ cancel }) => shown && <CategoryForm {...props} target={shown} onCancel={cancel} />}
    </FormDialog>
  );
}

/** Every field that one of the forms has. */
const Entered = z.object({
  categoryId: z.number(),
  name: z.string(),
  displayName: z.string(),
  description: z.string(),
  imageUrl: z.string(),
});
type Entered = z.infer<typeof Entered>;

const blank: Entered = { categoryId: 0, name: '', displayName: '', description: '', imageUrl: '' };

function enteredOf(target: FormTarget): Entered {
  switch (target.kind) {
    case 'newCategory':
      return blank;
    case 'newSubCategory':
      return { ...blank, categoryId: target.categoryId ?? blank.categoryId };
    case 'category':
      return { ...blank, ...texts(target.category) };
    case 'subCategory':
      return {
        ...blank,
        ...texts(target.subCategory),
        imageUrl: target.subCategory.imageUrl ?? '',
      };
  }
}

const texts = ({
  displayName,
  description,
}: {
  displayName: string;
  description: string | null;
}) => ({
  displayName,
  description: description ?? '',
});

/** What is entered, checked by the schema of the call that it is for. */
function checkedFor(target: FormTarget) {
  const schema = {
    newCategory: NewCategory,
    category: CategoryChanges.omit({ id: true, loadedUpdatedAt: true }),
    newSubCategory: NewSubCategory,
    subCategory: SubCategoryChanges.omit({ id: true, loadedUpdatedAt: true }),
  }[target.kind];
  return Entered.superRefine((entered, issues) => {
    for (const { path, message } of schema.safeParse(entered).error?.issues ?? [])
      issues.addIssue({ code: 'custom', path, message });
  });
}

/** Sends what was entered. */
function useSave(target: FormTarget) {
  const category = useCategoryWrites();
  const subCategory = useSubCategoryWrites();
  const once = useIdempotencyKey();
  return ({ categoryId, name, displayName, description, imageUrl }: Entered): Promise<unknown> => {
    const fields = { displayName, description };
    switch (target.kind) {
      case 'newCategory':
        return once((idempotencyKey) =>
          category.create.mutateAsync({ name, ...fields, idempotencyKey }),
        );
      case 'newSubCategory':
        return once((idempotencyKey) =>
          subCategory.create.mutateAsync({ categoryId, name, ...fields, imageUrl, idempotencyKey }),
        );
      case 'category': {
        const { id, updatedAt: loadedUpdatedAt } = target.category;
        return category.update.mutateAsync({ id, ...fields, loadedUpdatedAt });
      }
      case 'subCategory': {
        const { id, updatedAt: loadedUpdatedAt } = target.subCategory;
        return subCategory.update.mutateAsync({ id, ...fields, imageUrl, loadedUpdatedAt });
      }
    }
  };
}

interface FormProps extends Omit<CategoryDialogProps, 'target'> {
  target: FormTarget;
  onCancel: () => void;
}

function CategoryForm({ target, categories, failed, onClose, onCancel }: FormProps) {
  const {
    category: categoryLabel,
    name: nameLabel,
    deletion,
    form: m,
  } = useMessages(categoryAdminMessages);
  const { kind } = target;
  const save = useSave(target);
  const report = useReportSave();
  const { form, formProps, pending, failure } = useZodForm({
    schema: checkedFor(target),
    initialValues: enteredOf(target),
    onSubmit: async (entered) => {
      await report(save(entered), {
        saved: { title: m.saved[kind] },
        failed: (error) => ({
          title: failed[kind],
          message: messageOf(error, deletion.tryAgain),
        }),
      });
      onClose();
    },
  });
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
            label={categoryLabel}
            withAsterisk
            allowDeselect={false}
            placeholder={m.chooseCategory}
            rows={categories}
            value={categoryId === blank.categoryId ? null : categoryId}
            error={form.errors.categoryId && m.categoryRequired}
            onChange={(id) => id !== null && form.setFieldValue('categoryId', id)}
          />
        )}
        {isNew && (
          <TextInput
            label={isSub ? nameLabel : m.categoryName}
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
          <PictureField label={m.imageUrl} {...form.getInputProps('imageUrl')} value={imageUrl} />
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

interface InternalNameProps {
  typed: string;
  taken: readonly { name: string }[];
  fallback: string;
}

/** The internal name under which a new row will be stored. */
function InternalName({ typed, taken, fallback }: InternalNameProps) {
  const m = useMessages(categoryAdminMessages).form;
  if (typed.trim() === '') return m.howNamed;
  const names = new Set(taken.map(({ name }) => name));
  const name = freeName(internalName(typed), `${fallback}_${names.size + 1}`, names);
  return (
    <Text span size="sm">
      <Rich
        text={m.storedAs({ name })}
        parts={{ code: (stored) => <code key="code">{stored}</code> }}
      />
    </Text>
  );
}
