import { Injectable } from '@nestjs/common';
import { Conditions } from '#platform/database/conditions.ts';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { withinDays } from '#platform/http/list-days.ts';
import { type ListPage, orderBy } from '#platform/http/list-query.ts';
import { typedLine } from '#platform/kernel/text/typed/typed-line.ts';
import { referencesOfNumber } from '../../domain/payment/payment-number.ts';
import { PAYMENT_COLUMNS, withNumber } from '../get-payment-state/payment-columns.ts';
import type { ConsolePayment, ListConsolePayments } from './console-payment.schema.ts';

const SELECT = `
  select p.id, ${PAYMENT_COLUMNS}, p.card, p.coupon, p.reason, p.version, p.timeline, (
      select sum(e.debit)::bigint from read.ledger_entry e where e.payment_id = p.id and e.account like 'bank:%'
    ) as taken,
    jsonb_build_object('id', p.user_id, 'username', b.username) as user
  from read.payment p left join read.payment_buyer b using (user_id)`;
const ORDERS: Record<ListConsolePayments['sort']['field'], string> = {
  id: 'p.id',
  created_at: 'p.created_at',
  amount: 'p.amount',
  state: 'p.state',
  paid_at: 'p.paid_at',
};
/** What reconciliation looks at; the deadline is given two minutes for the worker's own last question. */
const VIEW = `case when p.state in ('created', 'pending', 'reversing') then
    case when p.deadline_at + interval '2 minutes' < now() then array['open', 'stuck'] else array['open'] end
  when p.state = 'reversal_refused' then array['stuck'] else array[]::text[] end
  || case when p.code in ('amount_mismatch', 'coupon_exhausted', 'order_replaced', 'reference_used', 'account_gone')
    then array['odd'] else array[]::text[] end`;

/** Of `$q`: what was typed, and the first and last reference it stands for. */
const BY_NUMBER = `(p.reference = ($q::text[])[1] or p.bank_reference = ($q::text[])[1]
  or p.reference between ($q::text[])[2] and ($q::text[])[3])`;

function found(asked: string): string[] {
  const typed = typedLine(asked);
  const { first, last } = referencesOfNumber(typed) ?? { first: typed, last: typed };
  return [typed, first, last];
}

@Injectable()
export class ConsolePaymentReader {
  constructor(private readonly database: ReadDatabase) {}

  async list({ sort, offset, limit, filter }: ListConsolePayments): Promise<ListPage<ConsolePayment>> {
    const where = withinDays(new Conditions(), 'p.created_at', filter)
      .add(filter.state, (place) => `p.state = ${place}`)
      .add(filter.gateway, (place) => `p.gateway = ${place}`)
      .add(filter.user_id, (place) => `p.user_id = ${place}`)
      .add(filter.view, (place) => `${place} = any(${VIEW})`)
      .add(filter.q && found(filter.q), (place) => BY_NUMBER.replaceAll('$q', place))
      .add(filter.id, (place) => `p.id = any(${place}::int[])`);
    const rows = await this.database.rows<ConsolePayment>(
      `${SELECT} where ${where} order by ${orderBy(ORDERS[sort.field], sort.direction, 'p.id')}
       limit ${limit} offset ${offset}`,
      where.parameters,
    );
    const count = await this.database.row<{ total: number }>(
      `select count(*) as total from read.payment p where ${where}`,
      where.parameters,
    );
    return { rows: rows.map(withNumber), total: count?.total ?? 0 };
  }

  async one(id: number): Promise<ConsolePayment | undefined> {
    const row = await this.database.row<ConsolePayment>(`${SELECT} where p.id = $1`, [id]);
    return row && withNumber(row);
  }
}
