import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleUser } from '../api/types.ts';
import { useFormat } from '../format/use-format.ts';

type Membership = Pick<ConsoleUser, 'vip_expiration' | 'bandwidth'>;

/** All days that were left are taken by an end that is now: the clock is read for it a moment after the line's own time. */
const SAME_MOMENT_MS = 60_000;

/** What a user has paid for and not yet used: days, volume, both, or none; now, or after a line of the statement written `at`. */
export function usePremiumWords(): (membership: Membership & { at?: string }) => string {
  const translate = useTranslate();
  const format = useFormat();
  return useCallback(
    ({ vip_expiration: until, bandwidth, at }) => {
      const then = at === undefined ? Date.now() : Date.parse(at) + SAME_MOMENT_MS;
      const days = until !== null && Date.parse(until) > then;
      const volume = format.bytes(bandwidth);
      const date = until ? format.date(until) : '';
      if (bandwidth > 0) return translate(`parde.users.plans.${days ? 'both' : 'volume'}`, { volume, date });
      if (days) return translate('parde.users.plans.days', { date });
      return until ? translate('parde.users.expired', { date }) : translate('parde.users.none');
    },
    [translate, format],
  );
}
