import { Select, Stack, TagsInput, type TagsInputProps, Textarea, TextInput } from '@mantine/core';
import { readingMinutes } from '#shared/features/blog/rules.ts';
import { PostStatus } from '#shared/features/blog/schema.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { PictureField } from '#web/pictures/picture-field.tsx';
import { LanguageSelect } from '#web/ui/form/language-select.tsx';
import { RowSelect } from '#web/ui/form/row-select.tsx';
import { MarkdownEditor } from '#web/ui/markdown/markdown-editor.tsx';
import { useCategoryChoices } from './api.ts';
import { blogAdminMessages } from './messages/messages.ts';
import type { PostFieldsProps } from './post-fields-props.ts';
import classes from './post-form.module.css';
import { ReadingTimeField } from './reading-time-field.tsx';
import { SearchEngineFields } from './search-engine-fields.tsx';

/** The text of a post. */
export function PostText({ form, values }: PostFieldsProps) {
  const { fields, hints } = useMessages(blogAdminMessages);
  const format = useFormat();
  return (
    <Stack className={classes.main}>
      <TextInput
        label={fields.title}
        withAsterisk
        data-autofocus
        {...form.getInputProps('title')}
      />
      <Textarea
        label={fields.excerpt}
        description={hints.charactersOf({
          count: format.count(values.excerpt.length),
          limit: format.count(500),
        })}
        withAsterisk
        autosize={false}
        rows={3}
        {...form.getInputProps('excerpt')}
      />
      <MarkdownEditor
        label={fields.content}
        required
        split
        rows={12}
        description={hints.wordsAndMinutes({
          words: String(wordsIn(values.content)),
          minutes: String(readingMinutes(values.content)),
        })}
        value={values.content}
        error={form.errors.content}
        onChange={(content) => form.setFieldValue('content', content)}
      />
    </Stack>
  );
}

const wordsIn = (text: string) => text.split(/\s+/).filter((word) => word !== '').length;

interface PostSettingsProps extends PostFieldsProps {
  /** What is typed in the field of the tags. */
  tagTyping: Pick<TagsInputProps, 'searchValue' | 'onSearchChange'>;
}

/** Everything else about a post. */
export function PostSettings({ form, values, post, tagTyping }: PostSettingsProps) {
  const { status, fields, hints } = useMessages(blogAdminMessages);
  const categories = useCategoryChoices();
  return (
    <Stack className={classes.aside}>
      <Select
        label={fields.status}
        allowDeselect={false}
        data={PostStatus.options.map((value) => ({ value, label: status[value] }))}
        value={values.status}
        onChange={(chosen) => form.setFieldValue('status', PostStatus.parse(chosen))}
      />
      <LanguageSelect
        value={values.language}
        error={form.errors.language}
        onChange={(language) => form.setFieldValue('language', language)}
      />
      <RowSelect
        label={fields.categoryId}
        placeholder={hints.none}
        clearable
        rows={categories.data ?? []}
        value={values.categoryId}
        error={form.errors.categoryId}
        onChange={(id) => form.setFieldValue('categoryId', id)}
      />
      <TagsInput
        label={fields.tags}
        description={hints.endsTag}
        clearable
        {...tagTyping}
        {...form.getInputProps('tags')}
      />
      <ReadingTimeField
        value={values.readingTimeMinutes}
        content={values.content}
        error={form.errors.readingTimeMinutes}
        onChange={(minutes) => form.setFieldValue('readingTimeMinutes', minutes)}
      />
      <PictureField
        label={fields.featuredImage}
        {...form.getInputProps('featuredImage')}
        value={values.featuredImage}
        text={{
          label: fields.featuredImageAlt,
          ...form.getInputProps('featuredImageAlt'),
          value: values.featuredImageAlt,
        }}
      />
      <SearchEngineFields {...{ form, values, post }} />
    </Stack>
  );
}
