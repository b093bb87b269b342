import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

/** What an anchor takes besides the props of its look. */
export type Place = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'color'> & {
  ref?: Ref<HTMLAnchorElement>;
};

/** A link inside text, with typed `to`, `params` and `search`. */
export const TextLink = createLink((props: AnchorProps & Place) => <Anchor {...props} />);

/** A link that looks like a button. */
export const ButtonLink = createLink((props: ButtonProps & Place) => (
  <Button component="a" {...props} />
));
