import {
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
  Menu,
  type MenuItemProps,
  NavLink,
  type NavLinkProps,
} from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, Ref } from 'react';

type Place = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style' | 'color'> & {
  ref?: Ref<HTMLAnchorElement>;
};

/** A link inside text, with typed `to`, `params` and `search`. */
export const TextLink = createLink((props: AnchorProps & Place) => <Anchor {...props} />);

/** A link that looks like a button. */
export const ButtonLink = createLink((props: ButtonProps & Place) => (
  <Button component="a" {...props} />
));

/** A link in a menu. */
export const MenuLink = createLink((props: MenuItemProps & Place) => (
  <Menu.Item component="a" {...props} />
));

/** A link in a list of places, such as a drawer or a sidebar. */
export const PlaceLink = createLink((props: NavLinkProps & Place) => (
  <NavLink component="a" {...props} />
));
