import type { Config } from '#platform/kernel/config/config.ts';
import type { Viewer } from '#platform/kernel/context/viewer.ts';

/** Whether this role cannot do without two-factor here. For moderators it is recommended only. */
export function needsTwoFactor({ values }: Config, role: Viewer['role']): boolean {
  return values.environment === 'production' && role === 'admin';
}

/** Whether this viewer has to set two-factor up before anything else of the console. */
export function owesTwoFactor(config: Config, { role, twoFactor }: Viewer): boolean {
  return needsTwoFactor(config, role) && !twoFactor;
}
