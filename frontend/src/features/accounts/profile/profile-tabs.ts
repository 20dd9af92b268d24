/** The parts of one's own profile; the first has the bare address. */
export const PROFILE_TABS = ['overview', 'details', 'payments', 'statement', 'downloads', 'devices', 'data'] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** @param asked `?tab=` of the address; anything else is the first. */
export function profileTab(asked: string | null): ProfileTab {
  return PROFILE_TABS.find((tab) => tab === asked) ?? 'overview';
}
