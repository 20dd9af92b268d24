import { Query } from '@nestjs/cqrs';
import type { DownloadBasketAnswer } from './get-download-basket.schema.ts';

/** What a member would download, and whether what is left is enough for it. */
export class GetDownloadBasket extends Query<DownloadBasketAnswer> {
  constructor(
    readonly userId: number,
    readonly fileIds: readonly number[],
  ) {
    super();
  }
}
