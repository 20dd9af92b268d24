import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `account-names`: by what names accounts are found in the console. */
export class AccountNames1732000002201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table read.account_name (user_id int primary key, folded text not null)');
    await runner.query('create index account_name_folded on read.account_name using gin (folded public.gin_trgm_ops)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.account_name');
  }
}
