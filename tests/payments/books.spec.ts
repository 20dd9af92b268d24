import { PaymentsFixture } from './support/payments-fixture.ts';

let fixture: PaymentsFixture;
let paymentId: number;
let userId: number;
let reference: string;

beforeAll(async () => {
  fixture = await PaymentsFixture.start();
  const buyer = await fixture.user();
  userId = buyer.id;
  const visit = await fixture.visit(buyer.token, 'saman');
  await visit.goBack(await visit.pay());
  reference = visit.reference;
  const [row] = await sql<{ id: number }>('select id from write.payment where reference = $1', [reference]);
  paymentId = row!.id;
});
afterAll(() => fixture?.close());

const sql = <Row extends Record<string, unknown>>(text: string, parameters: unknown[] = []) =>
  fixture.app.database.rows<Row>(text, parameters);

/** Errors that the database refuses, whatever the code does. */
describe('the database refuses', () => {
  it('a transaction of the ledger whose debits are not its credits', async () => {
    const book = (credit: number) =>
      sql(
        `with added as (insert into write.ledger_transaction (payment_id, kind, at) values ($1, 'held', now()) returning id)
         insert into write.ledger_entry (transaction_id, account, debit, credit)
         select id, line.account, line.debit, line.credit from added,
           (values ('bank:saman', 100, 0), ('held', 0, $2::int)) as line(account, debit, credit)`,
        [paymentId, credit],
      );
    await expect(book(99)).rejects.toThrow('does not balance');
    await expect(book(100)).resolves.toEqual([]);
  });

  it('a change of what stands in the books', async () => {
    await expect(sql('update write.ledger_entry set debit = debit + 1 where debit > 0')).rejects.toThrow('only ever');
    await expect(sql('delete from write.ledger_entry')).rejects.toThrow('only ever');
  });

  it('the same sale twice', async () => {
    const again = `insert into write.ledger_transaction (payment_id, kind, at) values ($1, 'sale', now())`;
    await expect(sql(again, [paymentId])).rejects.toThrow('unique');
  });

  it('a second credit for a payment', async () => {
    const again = `insert into write.membership_entry (user_id, unit, amount, reason, reference, at)
      values ($1, 'days', 30, 'purchase', $2, now())`;
    await expect(sql(again, [userId, reference])).rejects.toThrow('membership_entry_reference');
  });

  it('a bank’s reference for a second payment', async () => {
    const other = await fixture.visit((await fixture.user()).token, 'saman');
    const steal = `update write.payment set bank_reference =
      (select bank_reference from write.payment where id = $1) where reference = $2`;
    await expect(sql(steal, [paymentId, other.reference])).rejects.toThrow('payment_bank_reference');
  });

  it('a payment that is paid without proof, or with another amount than ordered', async () => {
    const pay = (taken: number | null) =>
      sql(`update write.payment set taken = $2 where id = $1 and state = 'paid'`, [paymentId, taken]);
    await expect(pay(null)).rejects.toThrow('payment_proof');
    await expect(pay(489_999)).rejects.toThrow('payment_proof');
    await expect(sql('update write.payment set amount = amount - 1 where id = $1', [paymentId])).rejects.toThrow(
      'payment_amount',
    );
  });

  it('to give, use or promise more volume than there is', async () => {
    const change = (columns: string) => sql(`update write.membership set ${columns} where user_id = $1`, [userId]);
    await change('bytes_granted = 100, bytes_used = 60, bytes_reserved = 40');
    await expect(change('bytes_used = bytes_used + 1')).rejects.toThrow('membership_remaining');
    await expect(change('bytes_reserved = bytes_reserved + 1')).rejects.toThrow('membership_remaining');
    await expect(change('bytes_granted = bytes_granted - 1')).rejects.toThrow('membership_remaining');
    await expect(change('bytes_reserved = -1')).rejects.toThrow('membership_used');
    await change('bytes_granted = 0, bytes_used = 0, bytes_reserved = 0');
  });
});
