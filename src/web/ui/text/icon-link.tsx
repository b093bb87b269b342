import { ActionIcon, type ActionIconProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorAttributes } from './links.tsx';

/** A link that is only an icon; `aria-label` says where it leads. */
export const IconLink = createLink((props: ActionIconProps & AnchorAttributes) => (
  <ActionIcon component="a" {...props} />
));
