import { keptJson, siteStorage } from '../storage/storage.ts';

const KEY = 'parde.install';
const DAY_MS = 86_400_000;
/** Whoever said no is asked again after so long. */
const SILENT_DAYS = 120;

interface Visits {
  /** Days since 1970 on which the site was opened, the last two. */
  days: number[];
  /** When the hint was sent away. */
  dismissedOn?: number;
}

function read(): Visits {
  const kept = keptJson(siteStorage, KEY) as Partial<Visits> | null;
  return { ...kept, days: Array.isArray(kept?.days) ? kept.days : [] };
}

function write(visits: Visits): void {
  siteStorage.setItem(KEY, JSON.stringify(visits));
}

const dayOf = (now: number) => Math.floor(now / DAY_MS);

/** Notes that the site was opened. @returns whether somebody who comes back may be asked to install it. */
export function comesBack(now = Date.now()): boolean {
  const visits = read();
  const today = dayOf(now);
  const days = [...new Set([...visits.days, today])].slice(-2);
  write({ ...visits, days });
  const isSilent = visits.dismissedOn !== undefined && today - visits.dismissedOn < SILENT_DAYS;
  return days.length > 1 && !isSilent;
}

export function dismissInstall(now = Date.now()): void {
  write({ ...read(), dismissedOn: dayOf(now) });
}
