import { ConfigError } from '#platform/kernel/config/config-error.ts';
import { StartError } from '#platform/startup/open-port.ts';

/** What an operator can do something about, in words: settings, and an address that cannot be listened on. @returns null for what is ours. */
export function startFailure(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const ofAddress = 'syscall' in error && error.syscall === 'listen';
  return error instanceof ConfigError || error instanceof StartError || ofAddress ? error.message : null;
}
