import { type FormEvent, useMemo, useRef, useState } from 'react';
import { PostInput } from '#shared/features/blog/schema.ts';
import { type FoundDraft, useDraft } from '#web/drafts/use-draft.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useLanguage } from '#web/language/language.tsx';
import { useUploadForms } from '#web/pictures/upload-form.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { useReportUnsaved } from '#web/ui/form/report-unsaved.ts';
import { usePending } from '#web/ui/use-pending.ts';
import type { StoredPost } from './api.ts';
import { blankPost, draftOf, PostDraft } from './post-draft.ts';

export interface PostWork {
  /** The stored post; absent for a new one. */
  post?: StoredPost | undefined;
  /** @param base `updatedAt` of the stored post that the work began from */
  onSubmit: (input: PostInput, base: string | undefined) => Promise<unknown>;
  /** Saves what is on the screen as a post of its own. */
  onSaveAsNew: (input: PostInput) => Promise<unknown>;
}

/** The tags, and one that is typed and not ended yet. */
function withTyped(tags: string[], typed: string): string[] {
  const tag = typed.trim();
  return tag === '' || tags.includes(tag) ? tags : [...tags, tag];
}

/** Why the last save was refused, if the stored post is not the one that the work began from. */
function useSaveRefusal() {
  const [refusal, setRefusal] = useState<'stale' | 'gone'>();
  const forgetRefusal = () => setRefusal(undefined);
  const watchRefusal = async (save: () => Promise<unknown>) => {
    forgetRefusal();
    try {
      await save();
    } catch (error) {
      const { code } = failureOf(error);
      if (code === 'stale') setRefusal('stale');
      if (code === 'not-found') setRefusal('gone');
      throw error;
    }
  };
  return { refusal, watchRefusal, forgetRefusal };
}

/** What is entered, the draft that is kept of it, and what to do when the stored post has changed or is gone. */
export function usePostForm({ post, onSubmit, onSaveAsNew }: PostWork) {
  const language = useLanguage();
  const initialValues = useMemo(
    () => (post ? draftOf(post) : blankPost(language)),
    [post, language],
  );
  const base = useRef(post?.updatedAt);
  const { refusal, watchRefusal, forgetRefusal } = useSaveRefusal();
  const { pending: savingAsNew, run } = usePending();
  const uploads = useUploadForms();
  const { form, formProps, pending, changed, failure } = useZodForm({
    schema: PostInput,
    initialValues,
    refusal: uploads.refusal,
    onSubmit: async (input) => {
      await watchRefusal(() => onSubmit(input, base.current));
      await draft.drop();
    },
  });
  const [typedTag, setTypedTag] = useState('');
  const isTagTyped = typedTag.trim() !== '';
  useReportUnsaved(isTagTyped);
  const entered = form.getValues();
  const values = useMemo(() => PostDraft.parse(entered), [entered]);
  const unsaved = useMemo(
    () =>
      changed || isTagTyped ? { ...values, tags: withTyped(values.tags, typedTag) } : undefined,
    [changed, isTagTyped, values, typedTag],
  );
  const draft = useDraft({
    kind: 'post',
    documentId: post?.id ?? null,
    schema: PostDraft,
    base: post?.updatedAt ?? null,
    unchanged: initialValues,
    unsaved,
  });

  const endTag = () => {
    if (!isTagTyped) return;
    form.setFieldValue('tags', (tags) => withTyped(tags ?? [], typedTag));
    setTypedTag('');
  };
  const saveAsNew = async () => {
    const input = PostInput.safeParse({ ...(unsaved ?? values), slug: '', status: 'draft' });
    if (!input.success) {
      form.validate();
      return;
    }
    try {
      await onSaveAsNew(input.data);
      await draft.drop();
    } catch {
      // The failure is shown, and the text is still on the screen.
    }
  };
  /** What is entered replaces the version that is stored now. */
  const rebase = (theirs: StoredPost) => {
    base.current = theirs.updatedAt;
    draft.rebase(theirs.updatedAt);
  };
  return {
    changed: unsaved !== undefined,
    ...{ form, pending, failure, values, draft, refusal, savingAsNew, rebase, uploads },
    formProps: {
      ...formProps,
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        endTag();
        formProps.onSubmit(event);
      },
    },
    tagTyping: { searchValue: typedTag, onSearchChange: setTypedTag },
    saveAsNew: () => void run(saveAsNew),
    resume: (found: FoundDraft<PostDraft>) => {
      draft.resume(found);
      form.setValues(found.content);
      setTypedTag('');
      // A draft that began from an older version is refused as one, and leads to the comparison.
      base.current = found.base ?? undefined;
    },
    /** The stored version replaces what is entered. */
    take: (theirs: StoredPost) => {
      rebase(theirs);
      const stored = draftOf(theirs);
      form.setInitialValues(stored);
      form.setValues(stored);
      setTypedTag('');
      forgetRefusal();
    },
  };
}
