/** No limit of calls is reached: one machine, with one address, sends the requests of many people. */
export const withoutLimits: Record<string, string> = Object.fromEntries(
  [
    'LOGIN',
    'LOGIN_ACCOUNT',
    'LOGIN_NETWORK',
    'REGISTER',
    'VERIFICATION',
    'VERIFICATION_NETWORK',
    'FORMS',
    'STARTS',
    'REACTIVATION',
    'REQUESTS',
  ].map((name) => [`LIMIT_${name}`, '1000000000']),
);
