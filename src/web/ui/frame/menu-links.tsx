import { Menu, type MenuItemProps, NavLink, type NavLinkProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { AnchorAttributes } from '../text/links.tsx';

/** A link in a menu. */
export const MenuLink = createLink((props: MenuItemProps & AnchorAttributes) => (
  <Menu.Item component="a" {...props} />
));

/** A link in a drawer or a sidebar. */
export const NavItem = createLink((props: NavLinkProps & AnchorAttributes) => (
  <NavLink component="a" {...props} />
));
