import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Answer } from '../../../api/types.ts';
import { api, call } from '../../../lib/api/client.ts';

export type Basket = Answer<'/api/user/downloadBasket', 'post'>;
export type BasketFile = Basket['files'][number];

/** What a basket costs, before its first byte. */
export function basketQuery(fileIds: readonly number[]) {
  return queryOptions({
    queryKey: ['session', 'basket', fileIds.join(',')],
    queryFn: ({ signal }) => call(api.POST('/api/user/downloadBasket', { body: { file_ids: [...fileIds] }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
}
