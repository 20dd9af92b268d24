import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The version of the list of channels. */
export class ChannelList1732000036002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table write.channel_list (id integer primary key, version integer not null)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table write.channel_list');
  }
}
