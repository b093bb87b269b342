import { ButtonLink } from '#web/ui/text/links.tsx';
import { useManagementLink } from './management-link.ts';

/** Leads an account with a role to where its work begins. */
export function ManagementButton() {
  const management = useManagementLink();
  return (
    management && (
      <ButtonLink to={management.to} variant="default" size="lg">
        {management.label}
      </ButtonLink>
    )
  );
}
