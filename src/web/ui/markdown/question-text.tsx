import { Suspense } from 'react';
import { lazyPart } from '../lazy-part.tsx';
import type { GappedTextProps } from './gapped-text.tsx';
import { Markdown } from './markdown.tsx';

const Gapped = lazyPart(() => import('./gapped-text.tsx').then((file) => file.GappedText));

/** The text of a question. What shows gaps is loaded only where there are some. */
export function QuestionText(props: GappedTextProps) {
  const plain = <Markdown>{props.text}</Markdown>;
  if (props.count === 0) return plain;
  return (
    <Suspense fallback={plain}>
      <Gapped {...props} />
    </Suspense>
  );
}
