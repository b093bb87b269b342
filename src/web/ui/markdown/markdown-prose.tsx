import { type ComponentProps, Suspense, useMemo } from 'react';
import ReactMarkdown, { type Components, type Options } from 'react-markdown';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import type {} from 'remark-parse';
import type { Processor } from 'unified';
import { ownSoundAddress } from '#shared/kernel/media/own-sound.ts';
import { pictureSizes, widestInQuestion } from '#web/pictures/picture-sizes.ts';
import { useShownMedia } from '#web/pictures/shown-media.ts';
import { lazyPart } from '../lazy-part.tsx';
import classes from './markdown.module.css';

const Sound = lazyPart(() => import('#web/sounds/sound.tsx').then((file) => file.Sound));

type RehypePlugins = NonNullable<Options['rehypePlugins']>;
type RemarkPlugins = NonNullable<Options['remarkPlugins']>;

/** What is done with some texts only, and loaded for these. */
export interface MarkdownExtension {
  remark?: RemarkPlugins;
  /** Works on the sanitised tree. */
  rehype: RehypePlugins;
}

/** What a screen does with a text beyond the ordinary; it works on the sanitised tree. */
export interface MarkdownAddition {
  plugins: RehypePlugins;
  elements: Components;
}

export interface RenderedMarkdown {
  text: string;
  inline: boolean;
  trusted: boolean;
  addition?: MarkdownAddition | undefined;
}

const safe = {
  ...defaultSchema,
  attributes: {
    ...defaultSchema.attributes,
    // What remark-math marks formulas with.
    code: [['className', /^language-./, 'math-inline', 'math-display']],
  },
  protocols: { ...defaultSchema.protocols, src: ['https'], href: ['https', 'http', 'mailto'] },
};

/** A definition of a link, "[a]: b", has no text of its own: an option that consists of one would be empty. */
function withoutDefinitions(this: Processor): undefined {
  const data = this.data();
  data.micromarkExtensions = [
    ...(data.micromarkExtensions ?? []),
    { disable: { null: ['definition'] } },
  ];
}

const none: RehypePlugins = [];
const noExtensions: readonly MarkdownExtension[] = [];

export function MarkdownProse({
  text,
  inline,
  trusted,
  addition,
  extensions = noExtensions,
}: RenderedMarkdown & { extensions?: readonly MarkdownExtension[] }) {
  const components = useMemo(
    () => ({ ...elements(inline, trusted), ...addition?.elements }),
    [inline, trusted, addition],
  );
  const Wrapper = inline ? 'span' : 'div';
  return (
    <Wrapper className={inline ? classes.inline : classes.prose}>
      <ReactMarkdown
        remarkPlugins={[
          remarkGfm,
          ...(inline ? [withoutDefinitions] : []),
          ...extensions.flatMap(({ remark = none }) => remark),
        ]}
        rehypePlugins={[
          [rehypeSanitize, safe],
          ...extensions.flatMap(({ rehype }) => rehype),
          ...(addition?.plugins ?? none),
        ]}
        components={components}
      >
        {text}
      </ReactMarkdown>
    </Wrapper>
  );
}

// An element that scrolls must be reachable by keyboard.
const reachable = { tabIndex: 0 };

function elements(inline: boolean, trusted: boolean): Components {
  return {
    a: ({ node: _, ...props }) => <MarkdownLink {...props} trusted={trusted} />,
    img: ({ node: _, alt = '', ...props }) =>
      props.src !== undefined && ownSoundAddress.test(props.src) ? (
        <Suspense fallback={alt}>
          {/*
           * Keyed by its address: the state of one sound must not carry over to another sound at the same position.
           */}
          <Sound key={props.src} src={props.src} label={alt} transcript={props.title ?? ''} />
        </Suspense>
      ) : (
        <MarkdownPicture {...props} alt={alt} />
      ),
    table: ({ node: _, ...props }) => (
      <div {...reachable} className={classes.wide}>
        <table {...props} />
      </div>
    ),
    pre: ({ node: _, ...props }) => <pre {...reachable} {...props} />,
    // List marks are at the side where the script begins.
    ul: ({ node: _, ...props }) => <ul dir="auto" data-marks {...props} />,
    ol: ({ node: _, ...props }) => <ol dir="auto" data-marks {...props} />,
    ...(inline ? { p: ({ children }) => <>{children}</> } : {}),
  };
}

function MarkdownPicture({ src: address = '', alt, ...props }: ComponentProps<'img'>) {
  const src = useShownMedia(address);
  return (
    <img
      loading="lazy"
      decoding="async"
      {...pictureSizes(src, widestInQuestion)}
      {...props}
      src={src}
      alt={alt}
    />
  );
}

function MarkdownLink({ trusted, children, ...props }: ComponentProps<'a'> & { trusted: boolean }) {
  const elsewhere = props.href !== undefined && /^https?:/i.test(props.href);
  const rel = [elsewhere && 'noopener', !trusted && 'nofollow ugc'].filter(Boolean).join(' ');
  return (
    <a {...props} {...(rel ? { rel } : {})}>
      {children}
    </a>
  );
}
