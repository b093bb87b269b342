import {
  Button,
  Group,
  Kbd,
  Select,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import {
  metaDescriptionLength,
  metaTitleLength,
  readingMinutes,
  slugOf,
} from '#shared/features/blog/rules.ts';
import { PostInput, PostStatus } from '#shared/features/blog/schema.ts';
import { cutAtWord } from '#shared/kernel/excerpt.ts';
import { DraftNote } from '#web/drafts/draft-note.tsx';
import { FoundDrafts } from '#web/drafts/found-drafts.tsx';
import { useDraft } from '#web/drafts/use-draft.ts';
import { failureOf } from '#web/failure/failure.ts';
import { useZodForm } from '#web/ui/form/form.tsx';
import { FormFailure } from '#web/ui/form/form-failure.tsx';
import { PictureField } from '#web/ui/form/picture-field.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { MarkdownEditor } from '#web/ui/markdown/markdown-editor.tsx';
import { type StoredPost, useCategoryChoices } from './api.ts';
import { PostConflict } from './post-conflict.tsx';
import { blankPost, draftOf, PostDraft } from './post-draft.ts';
import classes from './post-form.module.css';
import { PostGone } from './post-gone.tsx';
import { ReadingTimeField } from './reading-time-field.tsx';

interface PostFormProps {
  /** The stored post; absent for a new one. */
  post?: StoredPost | undefined;
  submitLabel: string;
  pendingLabel: string;
  /** @param base `updatedAt` of the stored post that the work began from */
  onSubmit: (input: PostInput, base: string | undefined) => Promise<unknown>;
  /** Saves what is on the screen as a post of its own. */
  onSaveAsNew: (input: PostInput) => Promise<unknown>;
  onCancel: () => void;
}

/** Everything a post is made of. What is left empty at the end is made of the rest. */
export function PostForm(props: PostFormProps) {
  const { post, onSubmit, onSaveAsNew } = props;
  const initialValues = useMemo(() => (post ? draftOf(post) : blankPost), [post]);
  const base = useRef(post?.updatedAt);
  const [refusal, setRefusal] = useState<'stale' | 'gone'>();
  const { form, formProps, pending, changed, failure } = useZodForm({
    schema: PostInput,
    initialValues,
    onSubmit: async (input) => {
      setRefusal(undefined);
      try {
        await onSubmit(input, base.current);
      } catch (error) {
        const { code } = failureOf(error);
        if (code === 'stale') setRefusal('stale');
        if (code === 'not-found') setRefusal('gone');
        throw error;
      }
      await draft.drop();
    },
  });
  const entered = form.getValues();
  const values = useMemo(() => PostDraft.parse(entered), [entered]);
  const draft = useDraft({
    kind: 'post',
    documentId: post?.id ?? null,
    schema: PostDraft,
    base: post?.updatedAt ?? null,
    unchanged: initialValues,
    unsaved: changed ? values : undefined,
  });
  const categories = useCategoryChoices();
  const element = useRef<HTMLFormElement>(null);
  const [saving, setSaving] = useState(false);
  // A stored post arrives after its dialog has taken the focus.
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), []);

  const saveAsNew = async () => {
    const input = PostInput.safeParse({ ...values, slug: '', status: 'draft' });
    if (!input.success) {
      form.validate();
      return;
    }
    setSaving(true);
    try {
      await onSaveAsNew(input.data);
      await draft.drop();
    } catch {
      // The message is on the screen, and so is what was written.
    } finally {
      setSaving(false);
    }
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    element.current?.requestSubmit();
  };

  return (
    <form
      {...formProps}
      ref={(form) => {
        formProps.ref(form);
        element.current = form;
      }}
      onKeyDown={saveByKey}
      className={classes.form}
    >
      <Stack className={classes.notices} gap="sm">
        <FoundDrafts
          found={draft.found}
          storedAt={post?.updatedAt ?? null}
          changed={changed}
          onResume={(found) => {
            draft.resume(found);
            form.setValues(found.content);
            // A draft that began from an older version is refused as one, and leads to the comparison.
            base.current = found.base ?? undefined;
          }}
          onDiscard={(found) => void draft.discardFound(found)}
        />
        {refusal === 'stale' && post && (
          <PostConflict
            id={post.id}
            mine={values}
            pending={pending || saving}
            onKeepMine={(theirs) => {
              base.current = theirs.updatedAt;
              draft.rebase(theirs.updatedAt);
              element.current?.requestSubmit();
            }}
            onTakeTheirs={(theirs) => {
              base.current = theirs.updatedAt;
              const stored = draftOf(theirs);
              form.setInitialValues(stored);
              form.setValues(stored);
              draft.rebase(theirs.updatedAt);
              setRefusal(undefined);
            }}
            onSaveAsNew={() => void saveAsNew()}
          />
        )}
        {refusal === 'gone' && <PostGone pending={saving} onSaveAsNew={() => void saveAsNew()} />}
      </Stack>
      <div className={classes.columns}>
        <Stack className={classes.main}>
          <TextInput label="Title" withAsterisk data-autofocus {...form.getInputProps('title')} />
          <Textarea
            label="Excerpt"
            description={`${values.excerpt.length} of 500 characters`}
            withAsterisk
            autosize={false}
            rows={3}
            {...form.getInputProps('excerpt')}
          />
          <MarkdownEditor
            label="Content"
            required
            split
            rows={12}
            description={`${wordsIn(values.content)} words, ${readingMinutes(values.content)} min read`}
            value={values.content}
            error={form.errors.content}
            onChange={(content) => form.setFieldValue('content', content)}
          />
        </Stack>
        <Stack className={classes.aside}>
          <Select
            label="Status"
            allowDeselect={false}
            data={[
              { value: 'draft', label: 'Draft' },
              { value: 'published', label: 'Published' },
              { value: 'archived', label: 'Archived' },
            ]}
            value={values.status}
            onChange={(status) => form.setFieldValue('status', PostStatus.parse(status))}
          />
          <RowSelect
            label="Category"
            placeholder="None"
            clearable
            rows={categories.data ?? []}
            value={values.categoryId}
            error={form.errors.categoryId}
            onChange={(id) => form.setFieldValue('categoryId', id)}
          />
          <TagsInput
            label="Tags"
            description="Enter or comma ends a tag"
            clearable
            {...form.getInputProps('tags')}
          />
          <ReadingTimeField
            value={values.readingTimeMinutes}
            content={values.content}
            error={form.errors.readingTimeMinutes}
            onChange={(minutes) => form.setFieldValue('readingTimeMinutes', minutes)}
          />
          <PictureField
            label="Featured image URL"
            {...form.getInputProps('featuredImage')}
            value={values.featuredImage}
          />
          <TextInput
            label="Alternative text"
            description="What the picture shows, for readers who do not see it"
            disabled={values.featuredImage.trim() === ''}
            {...form.getInputProps('featuredImageAlt')}
          />
          <fieldset className={classes.search}>
            <legend>For search engines</legend>
            <Text size="sm" c="dimmed">
              Meta fields auto-fill if empty: the title and the excerpt stand in.
            </Text>
            <TextInput
              label="Meta title"
              description={`${values.metaTitle.length} of ${metaTitleLength} characters`}
              placeholder={cutAtWord(values.title, metaTitleLength)}
              {...form.getInputProps('metaTitle')}
            />
            <Textarea
              label="Meta description"
              description={`${values.metaDescription.length} of ${metaDescriptionLength} characters`}
              placeholder={cutAtWord(values.excerpt, metaDescriptionLength)}
              autosize={false}
              rows={2}
              {...form.getInputProps('metaDescription')}
            />
            <TextInput
              label="Address"
              description={
                post?.publishedAt
                  ? 'It stays as it was first published, so that no link breaks.'
                  : 'Made of the title when left empty.'
              }
              leftSection={<Text size="sm">/blog/</Text>}
              leftSectionWidth={60}
              disabled={Boolean(post?.publishedAt)}
              placeholder={slugOf(values.title)}
              {...form.getInputProps('slug')}
            />
            <SearchResult values={values} />
          </fieldset>
        </Stack>
      </div>
      <div className={classes.bar}>
        {!refusal && <FormFailure failure={failure} />}
        <Group justify="flex-end" gap="sm">
          <DraftNote status={draft.status} changed={changed} />
          <Button variant="default" onClick={props.onCancel} disabled={pending}>
            Cancel
          </Button>
          <Button
            type="submit"
            disabled={pending}
            rightSection={<Kbd className={classes.key}>Ctrl S</Kbd>}
            aria-label={pending ? props.pendingLabel : props.submitLabel}
          >
            {pending ? props.pendingLabel : props.submitLabel}
          </Button>
        </Group>
      </div>
    </form>
  );
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

/** How the post will look among a search engine's results. */
function SearchResult({ values }: { values: PostDraft }) {
  const address = values.slug || slugOf(values.title) || 'made-on-saving';
  return (
    <figure className={classes.result} aria-label="As a search result">
      <span className={classes.address}>/blog/{address}</span>
      <span className={classes.title} dir="auto">
        {cutAtWord(values.metaTitle || values.title || 'Title', metaTitleLength)}
      </span>
      <span className={classes.description} dir="auto">
        {cutAtWord(values.metaDescription || values.excerpt || 'Excerpt', metaDescriptionLength)}
      </span>
    </figure>
  );
}
