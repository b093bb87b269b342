import type { z } from 'zod';
import type { PostInput } from '#shared/features/blog/schema.ts';
import type { ZodForm } from '#web/ui/form/form.tsx';
import type { StoredPost } from './api.ts';
import type { PostDraft } from './post-draft.ts';

/** What every part of the form of a post is given. */
export interface PostFieldsProps {
  form: ZodForm<z.input<typeof PostInput>>['form'];
  values: PostDraft;
  /** The stored post; absent for a new one. */
  post: StoredPost | undefined;
}
