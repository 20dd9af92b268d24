import { Query } from '@nestjs/cqrs';
import type { Receipt } from './receipt.schema.ts';

/** One of a viewer's payments with its timeline. */
export class GetReceipt extends Query<Receipt> {
  constructor(
    readonly userId: number,
    readonly reference: string,
  ) {
    super();
  }
}
