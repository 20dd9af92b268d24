import { Injectable } from '@nestjs/common';
import { Conditions } from '../../../../platform/database/conditions.js';
import { ReadDatabase } from '../../../../platform/database/read-database.js';
import type { ListPage } from '../../../../platform/http/list-query.js';
import type { ConsolePlan, ListConsolePlans, PlanAnswer } from './plan.schema.js';

const PUBLIC = 'id, plan_id as "planId", name, price, size';
const ORDERS: Record<ListConsolePlans['sort']['field'], string> = {
  sort: 'sort',
  id: 'id',
  price: 'price',
  size: 'size',
  planId: 'plan_id',
};

@Injectable()
export class PlanQuery {
  constructor(private readonly database: ReadDatabase) {}

  forSale(): Promise<PlanAnswer[]> {
    return this.database.rows<PlanAnswer>(`select ${PUBLIC} from read.plan where active order by plan_id, sort, id`);
  }

  async list({ sort, offset, limit, filter }: ListConsolePlans): Promise<ListPage<ConsolePlan>> {
    const where = new Conditions()
      .add(filter.planId, (place) => `plan_id = ${place}`)
      .add(filter.active, (place) => `active = ${place}`)
      .add(filter.id, (place) => `id = any(${place}::int[])`);
    const rows = await this.database.rows<ConsolePlan>(
      `select ${PUBLIC}, active, sort, version from read.plan where ${where}
       order by ${ORDERS[sort.field]} ${sort.direction}, id limit ${limit} offset ${offset}`,
      where.parameters,
    );
    const count = await this.database.row<{ total: number }>(
      `select count(*) as total from read.plan where ${where}`,
      where.parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }

  one(id: number): Promise<ConsolePlan | undefined> {
    return this.database.row<ConsolePlan>(`select ${PUBLIC}, active, sort, version from read.plan where id = $1`, [id]);
  }
}
