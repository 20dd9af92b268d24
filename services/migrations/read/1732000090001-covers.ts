import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Covers that the staff uploaded: of news posts, and of collections for their readers and for the staff. */
export class Covers1732000090001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.piece add column cover jsonb');
    await runner.query('alter table read.collection add column cover_path text, add column tint text');
    await runner.query('alter table read.collection_desk add column cover jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table read.collection_desk drop column cover');
    await runner.query('alter table read.collection drop column cover_path, drop column tint');
    await runner.query('alter table read.piece drop column cover');
  }
}
