import rehypeSlug from 'rehype-slug';
import { Markdown } from '#web/ui/markdown/markdown.tsx';
import { articleSections } from './article-sections.ts';
import classes from './article-text.module.css';
import { CodeBlock } from './code-block.tsx';

const addition = {
  plugins: [
    // No heading can take the id of anything else on the page.
    [rehypeSlug, { prefix: 'section-' }],
    articleSections({ contents: classes.contents ?? '', anchor: classes.anchor ?? '' }),
  ],
  elements: { pre: CodeBlock },
} satisfies Parameters<typeof Markdown>[0]['addition'];

/** The text of a post, with the list of its sections next to it on wide screens. */
export function ArticleText({ children }: { children: string }) {
  return (
    <div className={classes.text}>
      <Markdown trusted addition={addition}>
        {children}
      </Markdown>
    </div>
  );
}
