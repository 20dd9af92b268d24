import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { ConsoleUser } from '../api/types.ts';
import { useFormat } from '../format/use-format.ts';

type Membership = Pick<ConsoleUser, 'vip_expiration' | 'bandwidth'>;

/** What a user has paid for and not yet used: days, volume, both, or none. */
export function usePremiumWords(): (membership: Membership) => string {
  const translate = useTranslate();
  const format = useFormat();
  return useCallback(
    ({ vip_expiration: until, bandwidth }) => {
      const days = until !== null && Date.parse(until) > Date.now();
      const volume = format.bytes(bandwidth);
      const date = until ? format.date(until) : '';
      if (bandwidth > 0) return translate(`parde.users.plans.${days ? 'both' : 'volume'}`, { volume, date });
      if (days) return translate('parde.users.plans.days', { date });
      return until ? translate('parde.users.expired', { date }) : translate('parde.users.none');
    },
    [translate, format],
  );
}
