import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders in which the console opens its longest lists. */
export class ConsoleOrders1732000045001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index session_history_newest on read.session_history (started_at desc, session_id)');
    await runner.query(`create index title_card_changed on read.title_card (updated_at desc nulls last, id desc)
      where listed and card is not null`);
    await runner.query(`create index person_by_name on read.person (lower(name_en), id)
      where ref is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.session_history_newest, read.title_card_changed, read.person_by_name');
  }
}
