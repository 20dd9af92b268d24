import Bowser from 'bowser';
import type { DeviceKind } from '../../contract/accounts.events.ts';

/** What somebody logs in with, as far as the browser says. */
export interface Device {
  /** As a person would call it: `Firefox, Windows`. */
  name: string | null;
  kind: DeviceKind | null;
}

const MAX_LENGTH = 512;
const KINDS: Record<string, DeviceKind> = { mobile: 'phone', tablet: 'tablet', desktop: 'desktop', tv: 'tv' };
/** Shorter than what the library calls them. */
const SHORT: Record<string, string> = { 'Microsoft Edge': 'Edge', 'Samsung Internet for Android': 'Samsung Internet' };

/** @param userAgent the header, of whoever sends it. */
export function deviceOf(userAgent: string | null | undefined): Device {
  if (!userAgent) return { name: null, kind: null };
  const { browser, os, platform } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  const called = browser.name ? (SHORT[browser.name] ?? browser.name) : undefined;
  // People know their iPhone better than its system.
  const system = os.name === 'iOS' ? (platform.model ?? os.name) : os.name;
  const names = [...new Set([called, system])].filter(Boolean);
  return { name: names.length > 0 ? names.join(', ') : null, kind: KINDS[platform.type ?? ''] ?? null };
}
