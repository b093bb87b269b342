import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

/** The attributes of an `<a>`, without those that the look of a component replaces. */
export type AnchorAttributes = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'color'> & {
  ref?: Ref<HTMLAnchorElement>;
};

/** A link inside text, with typed `to`, `params` and `search`. */
export const TextLink = createLink((props: AnchorProps & AnchorAttributes) => (
  <Anchor {...props} />
));

/** A link that looks like a button. */
export const ButtonLink = createLink((props: ButtonProps & AnchorAttributes) => (
  <Button component="a" {...props} />
));
