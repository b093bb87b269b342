import {
  Button,
  Group,
  NumberInput,
  Select,
  SimpleGrid,
  Stack,
  TagsInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { useMemo } from 'react';
import { z } from 'zod';
import {
  cutAtWord,
  metaDescriptionLength,
  metaTitleLength,
  readingMinutes,
  slugOf,
} from '#shared/features/blog/rules.ts';
import { PostInput, PostStatus } from '#shared/features/blog/schema.ts';
import { useZodForm } from '../../../ui/form.tsx';
import { FormFailure } from '../../../ui/form-failure.tsx';
import { KeptDraftAlert, useKeptDraft } from '../../../ui/kept-draft.tsx';
import { MarkdownEditor } from '../../../ui/markdown-editor.tsx';
import { RowSelect } from '../../../ui/row-select.tsx';
import { type StoredPost, useCategoryChoices } from './api.ts';
import classes from './post-form.module.css';

/** What the form holds: every field, none of them absent. */
const PostDraft = z.object({
  title: z.string(),
  excerpt: z.string(),
  content: z.string(),
  featuredImage: z.string(),
  categoryId: z.number().nullable(),
  tags: z.array(z.string()),
  status: PostStatus,
  metaTitle: z.string(),
  metaDescription: z.string(),
  readingTimeMinutes: z.number().nullable(),
  slug: z.string(),
});
type PostDraft = z.infer<typeof PostDraft>;

const blank: PostDraft = {
  title: '',
  excerpt: '',
  content: '',
  featuredImage: '',
  categoryId: null,
  tags: [],
  status: 'draft',
  metaTitle: '',
  metaDescription: '',
  readingTimeMinutes: null,
  slug: '',
};

/** A stored post as its form begins. What was only filled in for the author follows the text again. */
function draftOf(post: StoredPost): PostDraft {
  return {
    title: post.title,
    excerpt: post.excerpt,
    content: post.content,
    featuredImage: post.featuredImage ?? '',
    categoryId: post.categoryId,
    tags: post.tags,
    status: post.status,
    metaTitle: unlessFilledIn(post.metaTitle, cutAtWord(post.title, metaTitleLength)),
    metaDescription: unlessFilledIn(
      post.metaDescription,
      cutAtWord(post.excerpt, metaDescriptionLength),
    ),
    readingTimeMinutes:
      post.readingTimeMinutes === readingMinutes(post.content) ? null : post.readingTimeMinutes,
    slug: post.slug,
  };
}

const unlessFilledIn = (stored: string | null, filledIn: string) =>
  stored === null || stored === filledIn ? '' : stored;

interface PostFormProps {
  /** The stored post; absent for a new one. */
  post?: StoredPost | undefined;
  submitLabel: string;
  pendingLabel: string;
  onSubmit: (input: PostInput) => Promise<unknown>;
  onCancel: () => void;
}

/** Everything a post is made of. What is left empty at the end is made of the rest. */
export function PostForm(props: PostFormProps) {
  const { post, onSubmit } = props;
  const initialValues = useMemo(() => (post ? draftOf(post) : blank), [post]);
  const { form, formProps, pending, changed, failure } = useZodForm({
    schema: PostInput,
    initialValues,
    onSubmit: async (input) => {
      await onSubmit(input);
      kept.drop();
    },
  });
  const entered = form.getValues();
  const values = useMemo(() => PostDraft.parse(entered), [entered]);
  const kept = useKeptDraft({
    name: post ? `post-${post.id}` : 'new-post',
    schema: PostDraft,
    unsaved: changed ? values : undefined,
  });
  const categories = useCategoryChoices();

  return (
    <form {...formProps}>
      <Stack>
        {kept.found && !changed && (
          <KeptDraftAlert
            at={kept.found.at}
            onDrop={kept.drop}
            onTakeUp={() => kept.found && form.setValues(kept.found.draft)}
          />
        )}
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
          rows={12}
          description={`${wordsIn(values.content)} words, ${readingMinutes(values.content)} min read`}
          value={values.content}
          error={form.errors.content}
          onChange={(content) => form.setFieldValue('content', content)}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
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
          <NumberInput
            label="Reading time (minutes)"
            placeholder={String(readingMinutes(values.content))}
            min={1}
            max={60}
            allowDecimal={false}
            value={values.readingTimeMinutes ?? ''}
            error={form.errors.readingTimeMinutes}
            onChange={(minutes) =>
              form.setFieldValue('readingTimeMinutes', typeof minutes === 'number' ? minutes : null)
            }
          />
        </SimpleGrid>
        <TextInput
          label="Featured image URL"
          type="url"
          placeholder="https://"
          {...form.getInputProps('featuredImage')}
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
        <FormFailure failure={failure} />
        <Group justify="flex-end" className={classes.bar}>
          <Button variant="default" onClick={props.onCancel} disabled={pending}>
            Cancel
          </Button>
          <Button type="submit" disabled={pending}>
            {pending ? props.pendingLabel : props.submitLabel}
          </Button>
        </Group>
      </Stack>
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
