import { type CallFailure, messageOf } from '#web/failure/failure.ts';
import { useMessages } from '#web/language/language.tsx';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useIdempotencyKey } from '#web/ui/form/idempotency-key.ts';
import { useReportSave } from '#web/ui/form/report-save.ts';
import { useCategoryWrites, useSubCategoryWrites } from '../api.ts';
import { categoryAdminMessages } from '../messages/messages.ts';
import { checkedFor, type Entered, enteredOf, type FormTarget } from './category-entry.ts';

interface CategoryFormOptions {
  target: FormTarget;
  /** The title of the message about a save that failed. */
  failed: Record<FormTarget['kind'], string>;
  /** Why it cannot be saved now. */
  refusal: CallFailure | undefined;
  onSaved: () => void;
}

/** The form of a category or sub-category, new or stored: its values, their check and their saving. */
export function useCategoryForm({ target, failed, refusal, onSaved }: CategoryFormOptions) {
  const { deletion, form: m } = useMessages(categoryAdminMessages);
  const save = useSave(target);
  const report = useReportSave();
  return useZodForm({
    schema: checkedFor(target),
    initialValues: enteredOf(target),
    refusal,
    onSubmit: async (entered) => {
      await report(save(entered), {
        saved: { title: m.saved[target.kind] },
        failed: (error) => ({
          title: failed[target.kind],
          message: messageOf(error, deletion.tryAgain),
        }),
      });
      onSaved();
    },
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
