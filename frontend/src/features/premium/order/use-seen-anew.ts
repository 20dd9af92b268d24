import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { plansQuery } from '../../../lib/api/queries/plans-query.ts';

const CHANGED = ['order_changed', 'unknown_plan'];

/** @returns asks for the plans again where an order was refused because they have changed; whether it was. */
export function useSeenAnew() {
  const client = useQueryClient();
  return async (error: unknown): Promise<boolean> => {
    if (!(error instanceof ApiError) || !CHANGED.includes(error.code)) return false;
    await client.invalidateQueries(plansQuery);
    return true;
  };
}
