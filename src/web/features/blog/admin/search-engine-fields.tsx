import { Text, Textarea, TextInput } from '@mantine/core';
import { metaDescriptionLength, metaTitleLength, slugOf } from '#shared/features/blog/rules.ts';
import { cutAtWord } from '#shared/kernel/excerpt.ts';
import type { PostDraft } from './post-draft.ts';
import type { PostFieldsProps } from './post-fields-props.ts';
import classes from './post-form.module.css';

/** Title, description and address for search engines, with what they make of them. */
export function SearchEngineFields({ form, values, post }: PostFieldsProps) {
  return (
    <fieldset className={classes.search}>
      <legend>For search engines</legend>
      <Text size="sm" c="dimmed">
        Meta fields auto-fill if empty: the title and the excerpt are used.
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
  );
}

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
