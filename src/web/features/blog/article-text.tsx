import { useMemo } from 'react';
import rehypeSlug from 'rehype-slug';
import { useContentMark } from '#web/language/content.ts';
import { useMessages } from '#web/language/language.tsx';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { articleSections } from './article-sections.ts';
import classes from './article-text.module.css';
import { CodeBlock } from './code-block.tsx';
import { blogMessages } from './messages/messages.ts';

type Addition = NonNullable<Parameters<typeof Markdown>[0]['addition']>;

const additionWith = (title: string): Addition => ({
  plugins: [
    // No heading can take the id of anything else on the page.
    [rehypeSlug, { prefix: 'section-' }],
    articleSections({ title, contents: classes.contents ?? '', anchor: classes.anchor ?? '' }),
  ],
  elements: { pre: CodeBlock },
});

/** The text of a post, with the list of its sections next to it on wide screens. */
export function ArticleText({ language, children }: { language: string; children: string }) {
  const mark = useContentMark()(language);
  const { contents } = useMessages(blogMessages);
  const addition = useMemo(() => additionWith(contents), [contents]);
  return (
    <div className={classes.text} {...mark}>
      <Markdown trusted addition={addition}>
        {children}
      </Markdown>
    </div>
  );
}
