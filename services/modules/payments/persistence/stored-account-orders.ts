import { Injectable } from '@nestjs/common';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { AccountOrders } from '../contract/account-orders.port.ts';

@Injectable()
export class StoredAccountOrders extends AccountOrders {
  async exist({ manager }: CommandTransaction, userId: number): Promise<boolean> {
    const rows: unknown[] = await manager.query('select id from write.payment where user_id = $1 limit 1', [userId]);
    return rows.length > 0;
  }
}
