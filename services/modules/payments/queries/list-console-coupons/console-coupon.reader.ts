import { Injectable } from '@nestjs/common';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type ListPage, orderBy } from '#platform/http/list-query.ts';
import { typedLine } from '#platform/kernel/text/typed/typed-line.ts';
import type { ConsoleCoupon, ListConsoleCoupons } from './console-coupon.schema.ts';

/** As an order would judge it now; what cannot be undone is said before what can be put off. */
const STATE = `case
    when disabled then 'disabled'
    when valid_until <= now() then 'late'
    when used >= total_limit then 'spent'
    when valid_from > now() then 'early'
    else 'live' end`;

const SELECT = `
  select id, code, plan_id as "planId", stage, percent, fixed, total_limit, user_limit, valid_from, valid_until, disabled,
    ${STATE} as state, note, created_by, created_at, used, discounted, revised_version as version
  from read.coupon`;

/** Of `$q`: what was asked as a code has it, and as it was asked. */
const BY_TEXT = `(strpos(code, ($q::text[])[1]) > 0 or strpos(lower(note), ($q::text[])[2]) > 0)`;

function asked(text: string): string[] {
  return [typedLine(text).toUpperCase(), text.toLowerCase()];
}

@Injectable()
export class ConsoleCouponReader {
  constructor(private readonly database: ReadDatabase) {}

  async list({ sort, offset, limit, filter }: ListConsoleCoupons): Promise<ListPage<ConsoleCoupon>> {
    const where = new Conditions()
      .add(filter.q && asked(filter.q), (place) => BY_TEXT.replaceAll('$q', place))
      .add(filter.planId, (place) => `plan_id = ${place}`)
      .add(filter.stage, (place) => `stage = ${place}`)
      .add(filter.state, (place) => `${STATE} = ${place}`)
      .add(filter.disabled, (place) => `disabled = ${place}`)
      .add(filter.id, (place) => `id = any(${place}::int[])`);
    // The fields are columns of the same names.
    const rows = await this.database.rows<ConsoleCoupon>(
      `${SELECT} where ${where} order by ${orderBy(sort.field, sort.direction, 'id')}
       limit ${limit} offset ${offset}`,
      where.parameters,
    );
    const count = await this.database.row<{ total: number }>(
      `select count(*) as total from read.coupon where ${where}`,
      where.parameters,
    );
    return { rows, total: count?.total ?? 0 };
  }

  one(id: number): Promise<ConsoleCoupon | undefined> {
    return this.database.row<ConsoleCoupon>(`${SELECT} where id = $1`, [id]);
  }
}
