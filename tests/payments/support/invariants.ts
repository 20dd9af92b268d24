import type { BankBooks } from '#tools/sandbox-bank/bank-books.ts';

/** Both sides of every payment. */
export interface BothLedgers {
  database: { rows<T extends Record<string, unknown>>(sql: string): Promise<T[]> };
  bank: { books: BankBooks };
}

interface Row extends Record<string, unknown> {
  fault: string;
}

/** Each says what must never be; a row of its answer is a violation. */
const MUST_BE_EMPTY: Record<string, string> = {
  'debits are credits in each transaction': `
    select 'transaction ' || transaction_id as fault from write.ledger_entry
    group by transaction_id having sum(debit) <> sum(credit)`,
  'a payment is paid if and only if it was sold once in the books': `
    select 'payment ' || p.id || ' ' || p.state as fault from write.payment p
    left join write.ledger_transaction t on t.payment_id = p.id and t.kind = 'sale'
    left join write.ledger_transaction c on c.payment_id = p.id and c.kind = 'cancelled'
    where (p.state = 'paid') <> (t.id is not null and c.id is null)`,
  'what is credited was paid, once, with the amount ordered': `
    select 'entry ' || e.id as fault from write.membership_entry e
    left join write.payment p on p.reference = e.reference
    where e.reason = 'purchase' and (p.paid_at is null or e.amount <> p.size or e.user_id <> p.user_id
      or (p.amount > 0 and p.taken is distinct from p.amount))`,
  'what is paid is credited': `
    select 'payment ' || p.id as fault from write.payment p
    where p.state = 'paid' and not exists (
      select from write.membership_entry e where e.reference = p.reference and e.reason = 'purchase')`,
  'one credit for each reference of a bank': `
    select gateway || ' ' || bank_reference as fault from write.payment where state = 'paid' and amount > 0
    group by gateway, bank_reference having count(*) > 1`,
  'bytes are the sum of their entries': `
    select 'user ' || m.user_id as fault from write.membership m
    where m.bytes_granted <> (select coalesce(sum(amount), 0) from write.membership_entry e
      where e.user_id = m.user_id and e.unit = 'bytes')`,
  'remaining volume is never below 0': `
    select 'user ' || user_id as fault from write.membership where bytes_granted - bytes_used - bytes_reserved < 0`,
  'coupons stay within their limits': `
    select 'coupon ' || c.id as fault from write.coupon c
    where c.used <> (select count(*) from write.coupon_redemption r where r.coupon_id = c.id) or c.used > c.total_limit
      or exists (select from write.coupon_redemption r where r.coupon_id = c.id group by r.user_id having count(*) > c.user_limit)`,
  'streams have no gap': `
    select stream as fault from write.event_log group by stream having max(version) <> count(*)`,
};

/** Compares our books with the bank's own. Meant for when everything has come to its end. */
export async function violations({ database, bank }: BothLedgers): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, sql] of Object.entries(MUST_BE_EMPTY)) {
    for (const { fault } of await database.rows<Row>(sql)) found.push(`${rule}: ${fault}`);
  }
  return [...found, ...(await differences({ database, bank }))];
}

interface Money extends Record<string, unknown> {
  reference: string;
  state: string;
  held: number;
}

const MONEY = `
  select p.gateway || ' ' || p.bank_reference as reference, p.state, sum(e.debit - e.credit)::float8 as held
  from write.payment p
  join write.ledger_transaction t on t.payment_id = p.id
  join write.ledger_entry e on e.transaction_id = t.id and e.account = 'bank:' || p.gateway
  group by p.id`;

/** What the bank keeps is what we have sold, or hold because it would not take it back. */
async function differences({ database, bank }: BothLedgers): Promise<string[]> {
  const ours = new Map((await database.rows<Money>(MONEY)).map((money) => [money.reference, money]));
  const paid = bank.books.all().filter(({ reference }) => reference !== '');
  const found = paid.flatMap(({ protocol, reference, state, taken }) => {
    const name = `${protocol} ${reference}`;
    const payment = ours.get(name);
    ours.delete(name);
    const kept = state === 'verified' ? taken : 0;
    if ((payment?.held ?? 0) === kept) return [];
    return [`the bank keeps ${kept} (${state}), we have ${payment?.held} (${payment?.state})`];
  });
  return [...found, ...[...ours].map(([name]) => `the bank knows nothing of ${name}`)];
}
