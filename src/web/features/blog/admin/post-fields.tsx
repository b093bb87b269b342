import { Select, Stack, TagsInput, Textarea, TextInput } from '@mantine/core';
import { readingMinutes } from '#shared/features/blog/rules.ts';
import { PostStatus } from '#shared/features/blog/schema.ts';
import { PictureField } from '#web/ui/form/picture-field.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { MarkdownEditor } from '#web/ui/markdown/markdown-editor.tsx';
import { useCategoryChoices } from './api.ts';
import type { PostFieldsProps } from './post-fields-props.ts';
import classes from './post-form.module.css';
import { ReadingTimeField } from './reading-time-field.tsx';
import { SearchEngineFields } from './search-engine-fields.tsx';

/** The text of a post. */
export function PostText({ form, values }: PostFieldsProps) {
  return (
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
  );
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

/** Everything else about a post. */
export function PostSettings({ form, values, post }: PostFieldsProps) {
  const categories = useCategoryChoices();
  return (
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
      <SearchEngineFields {...{ form, values, post }} />
    </Stack>
  );
}
