import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments for buyers and staff, coupons, and the ledger's lines. */
export class PaymentsReadModels1732000009001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.payment (
        id integer primary key,
        version integer not null,
        reference text not null,
        user_id integer not null,
        plan_id smallint not null,
        size bigint not null,
        price bigint not null,
        discount bigint not null,
        amount bigint not null,
        coupon text,
        gateway text not null,
        state text not null,
        code text,
        bank_reference text,
        card text,
        reason text,
        created_at timestamptz not null,
        deadline_at timestamptz not null,
        paid_at timestamptz,
        timeline jsonb not null
      )`);
    await runner.query('create unique index payment_reference on read.payment (reference)');
    await runner.query('create index payment_user on read.payment (user_id, id desc)');
    await runner.query('create index payment_state on read.payment (state, id desc)');
    await runner.query('create index payment_bank_reference on read.payment (bank_reference)');
    await runner.query(`
      create table read.coupon (
        id integer primary key,
        code text not null,
        plan_id smallint not null,
        stage text not null,
        percent integer,
        fixed bigint,
        total_limit integer,
        user_limit integer not null,
        valid_from timestamptz,
        valid_until timestamptz,
        disabled boolean not null,
        note text,
        created_by text,
        created_at timestamptz not null,
        used integer not null,
        discounted bigint not null
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.coupon, read.payment');
  }
}
