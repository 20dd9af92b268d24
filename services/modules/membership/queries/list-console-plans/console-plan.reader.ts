import { Injectable } from '@nestjs/common';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import type { ListPage } from '#platform/http/list-query.ts';
import type { ConsolePlan, ListConsolePlans } from './console-plan.schema.ts';

const SELECT = 'select id, plan_id as "planId", name, price, size, active, sort, version from read.plan';
const ORDERS: Record<ListConsolePlans['sort']['field'], string> = {
  sort: 'sort',
  id: 'id',
  price: 'price',
  size: 'size',
  planId: 'plan_id',
};

@Injectable()
export class ConsolePlanReader {
  constructor(private readonly database: ReadDatabase) {}

  async list({ sort, offset, limit, filter }: ListConsolePlans): Promise<ListPage<ConsolePlan>> {
    const where = new Conditions()
      .add(filter.planId, (place) => `plan_id = ${place}`)
      .add(filter.active, (place) => `active = ${place}`)
      .add(filter.id, (place) => `id = any(${place}::int[])`);
    const [rows, count] = await Promise.all([
      this.database.rows<ConsolePlan>(
        `${SELECT} where ${where} order by ${ORDERS[sort.field]} ${sort.direction}, id limit ${limit} offset ${offset}`,
        where.parameters,
      ),
      this.database.row<{ total: number }>(`select count(*) as total from read.plan where ${where}`, where.parameters),
    ]);
    return { rows, total: count?.total ?? 0 };
  }

  one(id: number): Promise<ConsolePlan | undefined> {
    return this.database.row<ConsolePlan>(`${SELECT} where id = $1`, [id]);
  }
}
