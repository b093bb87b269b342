import { Text, Textarea, TextInput } from '@mantine/core';
import { metaDescriptionLength, metaTitleLength } from '#shared/features/blog/rules.ts';
import { cutAtWord } from '#shared/kernel/text/excerpt.ts';
import { useFormat, useMessages } from '#web/language/language.tsx';
import { blogAdminMessages } from './messages/messages.ts';
import { addressOf } from './post-draft.ts';
import type { PostFieldsProps } from './post-fields-props.ts';
import classes from './post-form.module.css';

/** Title, description and address for search engines, with what they make of them. */
export function SearchEngineFields({ form, values, post }: PostFieldsProps) {
  const { fields, hints, seo } = useMessages(blogAdminMessages);
  const format = useFormat();
  return (
    <fieldset className={classes.search}>
      <legend>{seo.legend}</legend>
      <Text size="sm" c="dimmed">
        {seo.autoFill}
      </Text>
      <TextInput
        label={fields.metaTitle}
        description={hints.charactersOf({
          count: format.count(values.metaTitle.length),
          limit: format.count(metaTitleLength),
        })}
        placeholder={cutAtWord(values.title, metaTitleLength)}
        {...form.getInputProps('metaTitle')}
      />
      <Textarea
        label={fields.metaDescription}
        description={hints.charactersOf({
          count: format.count(values.metaDescription.length),
          limit: format.count(metaDescriptionLength),
        })}
        placeholder={cutAtWord(values.excerpt, metaDescriptionLength)}
        autosize={false}
        rows={2}
        {...form.getInputProps('metaDescription')}
      />
      <TextInput
        label={fields.slug}
        description={post?.publishedAt ? seo.addressStays : seo.madeOfTitle}
        leftSection={<Text size="sm">/blog/</Text>}
        leftSectionWidth={60}
        disabled={Boolean(post?.publishedAt)}
        placeholder={addressOf(values.title, post)}
        {...form.getInputProps('slug')}
      />
      <SearchResult {...{ values, post }} />
    </fieldset>
  );
}

/** How the post will look among a search engine's results. */
function SearchResult({ values, post }: Pick<PostFieldsProps, 'values' | 'post'>) {
  const { fields, seo } = useMessages(blogAdminMessages);
  const address = values.slug || addressOf(values.title, post) || seo.madeOnSaving;
  return (
    <figure className={classes.result} aria-label={seo.asResult} lang={values.language}>
      <span className={classes.address}>/blog/{address}</span>
      <span className={classes.title} dir="auto">
        {cutAtWord(values.metaTitle || values.title || fields.title, metaTitleLength)}
      </span>
      <span className={classes.description} dir="auto">
        {cutAtWord(
          values.metaDescription || values.excerpt || fields.excerpt,
          metaDescriptionLength,
        )}
      </span>
    </figure>
  );
}
