import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The lines of the double-entry ledger, for staff: only ever added to, so that partitions never wait for one another. */
export class LedgerReadModel1732000009002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.ledger_entry (
        payment_id integer not null,
        kind text not null,
        account text not null,
        debit bigint not null,
        credit bigint not null,
        at timestamptz not null,
        primary key (payment_id, kind, account)
      )`);
    await runner.query('create index ledger_entry_account on read.ledger_entry (account)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.ledger_entry');
  }
}
