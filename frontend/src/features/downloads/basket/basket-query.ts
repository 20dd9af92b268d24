import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { postByPath } from '../../../lib/downloads/call-by-path.ts';
import type { Verdict } from '../../../lib/downloads/file-rights.ts';

export interface BasketFile {
  id: number;
  size: number;
  /** Bytes that its download would take from the volume. */
  charge_bytes: number;
  /** Of this file alone. */
  verdict: Verdict;
}

export interface Basket {
  files: readonly BasketFile[];
  /** Bytes of all files. */
  total: number;
  to_charge: number;
  /** Bytes of the member's volume. */
  remaining: number;
  /** Whether all of them can be had, one after the other. */
  enough: boolean;
}

/** What a basket costs, before its first byte. */
export function basketQuery(fileIds: readonly number[]) {
  return queryOptions({
    queryKey: ['session', 'basket', fileIds.join(',')],
    queryFn: ({ signal }) => postByPath<Basket>('/api/user/downloadBasket', { file_ids: fileIds }, signal),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
