import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows of the projection `channels`. */
export class ChannelRows1732000036002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table read.channel (
        key text primary key,
        slug text not null,
        name jsonb not null,
        logo text not null,
        place integer not null
      )`);
    await runner.query('create table read.channel_list (version integer primary key)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table read.channel, read.channel_list');
  }
}
