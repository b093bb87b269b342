import { useMessages } from '#web/language/language.tsx';
import { FormDialog } from '#web/ui/dialog/form-dialog.tsx';
import { useLastShown } from '#web/ui/dialog/last-shown.ts';
import type { CategoryRow } from '../api.ts';
import { categoryAdminMessages } from '../messages/messages.ts';
import type { FormTarget } from './category-entry.ts';
import { CategoryForm } from './category-form.tsx';

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
