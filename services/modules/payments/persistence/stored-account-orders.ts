import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { AccountOrders } from '../contract/account-orders.port.ts';

// A day after its deadline nothing can come of an order any more that was not paid, or whose money went back.
const EXIST = `
  select id from write.payment
  where user_id = $1
    and not (state in ('failed', 'expired', 'reversed') and deadline_at < now() - interval '1 day')
  limit 1`;

@Injectable()
export class StoredAccountOrders extends AccountOrders {
  async exist({ manager }: CommandTransaction, userId: number): Promise<boolean> {
    const rows: unknown[] = await manager.query(EXIST, [userId]);
    return rows.length > 0;
  }
}
