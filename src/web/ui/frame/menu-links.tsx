import { Menu, type MenuItemProps, NavLink, type NavLinkProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { Place } from '../text/links.tsx';

/** A link in a menu. */
export const MenuLink = createLink((props: MenuItemProps & Place) => (
  <Menu.Item component="a" {...props} />
));

/** A link in a list of places, such as a drawer or a sidebar. */
export const PlaceLink = createLink((props: NavLinkProps & Place) => (
  <NavLink component="a" {...props} />
));
