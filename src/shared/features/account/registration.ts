import { z } from 'zod';

/** Who can open an account: everybody, the invited, or those with an address of certain domains. */
export const registrationPolicies = ['open', 'invitation', 'domains'] as const;
type RegistrationPolicy = (typeof registrationPolicies)[number];

export interface RegistrationRules {
  registration: RegistrationPolicy;
  registrationDomains: readonly string[];
}

/** The part of an address after the @. */
export const EmailDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/,
    'Please enter domains such as school.example',
  );

/**
 * Whether a person may open an account. Subdomains are domains of their own.
 * @param email an address; under `domains` it counts once it is confirmed
 * @param invitation of an administrator, which always suffices
 */
export function mayRegister(
  { registration, registrationDomains }: RegistrationRules,
  { email, invitation }: { email: string; invitation?: object | undefined },
): boolean {
  if (invitation || registration === 'open') return true;
  if (registration === 'invitation') return false;
  return registrationDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());
}

/** Whether an account can be used only after its address was confirmed: a domain that is only typed proves nothing. */
export const needsConfirmedAddress = ({
  registration,
}: Pick<RegistrationRules, 'registration'>): boolean => registration === 'domains';
