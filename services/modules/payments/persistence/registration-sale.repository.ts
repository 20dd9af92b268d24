import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';

/** What somebody who registered with a paid plan was told it costs. */
export interface RegistrationSale {
  userId: number;
  planId: number;
  offerId: number;
  /** Rials. */
  price: number;
  /** Days or bytes. */
  size: number;
  openedAt: Date;
}

const FIND = `
  select user_id as "userId", plan_id as "planId", offer_id as "offerId", price::float8, size::float8, opened_at as "openedAt"
  from write.registration_sale where user_id = $1 and paid_at is null`;

@Injectable()
export class RegistrationSaleRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async open(manager: EntityManager, sale: RegistrationSale): Promise<void> {
    const { userId, planId, offerId, price, size, openedAt } = sale;
    await manager.query(
      `insert into write.registration_sale (user_id, plan_id, offer_id, price, size, opened_at)
       values ($1, $2, $3, $4, $5, $6)`,
      [userId, planId, offerId, price, size, openedAt],
    );
  }

  /** The one that has not been paid; read outside of any transaction. */
  async findUnpaid(userId: number): Promise<RegistrationSale | null> {
    const rows: RegistrationSale[] = await this.dataSource.query(FIND, [userId]);
    return rows[0] ?? null;
  }

  /** The one that has not been paid, locked: what is decided about it comes one after another. */
  async lockUnpaid(manager: EntityManager, userId: number): Promise<RegistrationSale | null> {
    const rows: RegistrationSale[] = await manager.query(`${FIND} for update`, [userId]);
    return rows[0] ?? null;
  }

  async markPaid(manager: EntityManager, userId: number, at: Date): Promise<void> {
    await manager.query('update write.registration_sale set paid_at = $2 where user_id = $1 and paid_at is null', [
      userId,
      at,
    ]);
  }
}
