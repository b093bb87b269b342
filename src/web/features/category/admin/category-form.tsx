import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { freeName, internalName } from '#shared/features/category/rules.ts';
import {
  CategoryChanges,
  NewCategory,
  NewSubCategory,
  SubCategoryChanges,
} from '#shared/features/category/schema.ts';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { PictureField } from '#web/ui/form/picture-field.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import {
  type CategoryRow,
  type SubCategoryRow,
  useCategoryWrites,
  useSubCategoryWrites,
} from './api.ts';

/** What the dialog edits: nothing, a new category, or a stored one. */
export type FormTarget =
  | { kind: 'newCategory' }
  | { kind: 'category'; category: CategoryRow }
  | { kind: 'newSubCategory'; categoryId: number | null }
  | { kind: 'subCategory'; subCategory: SubCategoryRow };

interface CategoryDialogProps {
  target: FormTarget | undefined;
  categories: readonly CategoryRow[];
  onClose: () => void;
  onSaved: (kind: FormTarget['kind']) => void;
  /** Says what went wrong, beside the message in the form. */
  onFailed: (kind: FormTarget['kind'], error: unknown) => void;
}

const titles = {
  newCategory: 'Create Category',
  category: 'Edit Category',
  newSubCategory: 'Create Sub-Category',
  subCategory: 'Edit Sub-Category',
};

/** The dialogs in which categories and sub-categories are created and changed. */
export function CategoryDialog(props: CategoryDialogProps) {
  const { target, onClose } = props;
  const shown = useLastShown(target);
  return (
    <FormDialog opened={target !== undefined} title={shown && titles[shown.kind]} onClose={onClose}>
      {({ cancel }) => shown && <TargetForm {...props} target={shown} onCancel={cancel} />}
    </FormDialog>
  );
}

interface FormProps extends Omit<CategoryDialogProps, 'target' | 'onClose'> {
  onCancel: () => void;
}

function TargetForm({ target, ...props }: FormProps & { target: FormTarget }) {
  switch (target.kind) {
    case 'newCategory':
      return <NewCategoryForm {...props} />;
    case 'category':
      return <CategoryForm {...props} category={target.category} />;
    case 'newSubCategory':
      return <NewSubCategoryForm {...props} categoryId={target.categoryId} />;
    case 'subCategory':
      return <SubCategoryForm {...props} subCategory={target.subCategory} />;
  }
}

/** Reports to the screen how a call ended, and leaves the form to show why. */
async function reported(
  kind: FormTarget['kind'],
  call: Promise<unknown>,
  { onSaved, onFailed }: FormProps,
): Promise<void> {
  try {
    await call;
  } catch (error) {
    onFailed(kind, error);
    throw error;
  }
  onSaved(kind);
}

function NewCategoryForm(props: FormProps) {
  const { create } = useCategoryWrites();
  const once = useIdempotencyKey();
  const { form, formProps, pending, failure } = useZodForm({
    schema: NewCategory,
    initialValues: { name: '', displayName: '', description: '' },
    onSubmit: (values) =>
      reported(
        'newCategory',
        once((idempotencyKey) => create.mutateAsync({ ...values, idempotencyKey })),
        props,
      ),
  });
  const { name } = form.getValues();
  return (
    <form {...formProps}>
      <Stack>
        <FormFailure failure={failure} />
        <TextInput
          label="Category Name"
          withAsterisk
          data-autofocus
          description={<NameToBe typed={name} taken={props.categories} fallback="category" />}
          {...form.getInputProps('name')}
        />
        <TextInput label="Display Name" withAsterisk {...form.getInputProps('displayName')} />
        <Description {...form.getInputProps('description')} />
        <Buttons label="Create" pending={pending} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}

function CategoryForm({ category, ...props }: FormProps & { category: CategoryRow }) {
  const { update } = useCategoryWrites();
  const { form, formProps, pending, failure } = useZodForm({
    schema: CategoryChanges,
    initialValues: {
      id: category.id,
      displayName: category.displayName,
      description: category.description,
      loadedUpdatedAt: category.updatedAt,
    },
    onSubmit: (values) => reported('category', update.mutateAsync(values), props),
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormFailure failure={failure} />
        <TextInput
          label="Display Name"
          withAsterisk
          data-autofocus
          description={`Internal name: ${category.name}`}
          {...form.getInputProps('displayName')}
        />
        <Description {...form.getInputProps('description')} />
        <Buttons label="Save" pending={pending} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}

function NewSubCategoryForm({ categoryId, ...props }: FormProps & { categoryId: number | null }) {
  const { create } = useSubCategoryWrites();
  const once = useIdempotencyKey();
  const { form, formProps, pending, failure } = useZodForm({
    schema: NewSubCategory,
    initialValues: {
      name: '',
      displayName: '',
      description: '',
      categoryId: categoryId ?? 0,
      imageUrl: '',
    },
    onSubmit: (values) =>
      reported(
        'newSubCategory',
        once((idempotencyKey) => create.mutateAsync({ ...values, idempotencyKey })),
        props,
      ),
  });
  const values = form.getValues();
  const siblings = props.categories.find(({ id }) => id === values.categoryId)?.subCategories ?? [];
  return (
    <form {...formProps}>
      <Stack>
        <FormFailure failure={failure} />
        <RowSelect
          label="Category"
          withAsterisk
          allowDeselect={false}
          placeholder="Choose a category"
          rows={props.categories}
          value={values.categoryId === 0 ? null : values.categoryId}
          error={form.errors.categoryId && 'Category is required'}
          onChange={(id) => id !== null && form.setFieldValue('categoryId', id)}
        />
        <TextInput
          label="Name"
          withAsterisk
          data-autofocus
          description={<NameToBe typed={values.name} taken={siblings} fallback="sub_category" />}
          {...form.getInputProps('name')}
        />
        <TextInput label="Display Name" withAsterisk {...form.getInputProps('displayName')} />
        <Description {...form.getInputProps('description')} />
        <ImageUrl {...form.getInputProps('imageUrl')} />
        <Buttons label="Create" pending={pending} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}

function SubCategoryForm({ subCategory, ...props }: FormProps & { subCategory: SubCategoryRow }) {
  const { update } = useSubCategoryWrites();
  const { form, formProps, pending, failure } = useZodForm({
    schema: SubCategoryChanges,
    initialValues: {
      id: subCategory.id,
      displayName: subCategory.displayName,
      description: subCategory.description,
      imageUrl: subCategory.imageUrl,
      loadedUpdatedAt: subCategory.updatedAt,
    },
    onSubmit: (values) => reported('subCategory', update.mutateAsync(values), props),
  });
  return (
    <form {...formProps}>
      <Stack>
        <FormFailure failure={failure} />
        <TextInput
          label="Display Name"
          withAsterisk
          data-autofocus
          description={`Internal name: ${subCategory.name}`}
          {...form.getInputProps('displayName')}
        />
        <Description {...form.getInputProps('description')} />
        <ImageUrl {...form.getInputProps('imageUrl')} />
        <Buttons label="Save" pending={pending} onCancel={props.onCancel} />
      </Stack>
    </form>
  );
}

type InputProps = ReturnType<ReturnType<typeof useZodForm>['form']['getInputProps']>;

function Description({ value, ...props }: InputProps) {
  return (
    <Textarea
      label="Description"
      minRows={2}
      maxRows={8}
      {...props}
      value={typeof value === 'string' ? value : ''}
    />
  );
}

function ImageUrl({ value, ...props }: InputProps) {
  return (
    <PictureField label="Image URL" {...props} value={typeof value === 'string' ? value : ''} />
  );
}

interface NameToBeProps {
  typed: string;
  taken: readonly { name: string }[];
  fallback: string;
}

/** Shows the internal name before the category is created. */
function NameToBe({ typed, taken, fallback }: NameToBeProps) {
  if (typed.trim() === '') return 'Lowercase with underscores; made from what you type.';
  const names = new Set(taken.map(({ name }) => name));
  const name = freeName(internalName(typed), `${fallback}_${names.size + 1}`, names);
  return (
    <Text span size="sm">
      Will be stored as <code>{name}</code>
    </Text>
  );
}

function Buttons({
  label,
  pending,
  onCancel,
}: {
  label: string;
  pending: boolean;
  onCancel: () => void;
}) {
  return (
    <Group justify="flex-end" mt="sm">
      <Button variant="default" onClick={onCancel} disabled={pending}>
        Cancel
      </Button>
      <Button type="submit" loading={pending}>
        {label}
      </Button>
    </Group>
  );
}
