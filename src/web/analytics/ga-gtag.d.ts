declare module 'ga-gtag' {
  /** Loads the service's script and configures it for a measurement id. */
  export function install(id: string, settings: Record<string, unknown>): void;
  export function gtag(...command: unknown[]): void;
}
