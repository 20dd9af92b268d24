import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../api/types.ts';
import { statementQuery } from '../history/history-queries.ts';
import { endedPlan } from './ended-plan.ts';
import { premiumPlan } from './premium-plan.ts';
import { useEndOfDays } from './use-end-of-days.ts';

/** @returns what says that the plan of a member is over, and since when; null for all others. */
export function useEndedPlan(user: User | null | undefined): string | null {
  const { t } = useTranslation('premium');
  const endOfDays = useEndOfDays();
  const kind = user && premiumPlan(user).kind;
  const { data } = useQuery({ ...statementQuery(1), enabled: kind === 'none' || kind === 'expired' });
  const ended = user && endedPlan(user, data?.entries);
  return ended ? t(ended.kind === 'days' ? 'premium.expired' : 'premium.usedUp', { date: endOfDays(ended.at) }) : null;
}
