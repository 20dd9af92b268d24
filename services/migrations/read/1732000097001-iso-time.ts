import type { MigrationInterface, QueryRunner } from 'typeorm';

const PATTERN = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;

/**
 * Each card that is written and each row of many lists has a time written out. As SQL the function took three times as long: it
 * cannot become part of the statement, because it counts as immutable and to_char does not.
 */
export class IsoTime1732000097001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function read.iso_time(moment timestamptz) returns text immutable strict parallel safe language plpgsql
      as $$ begin return to_char(moment at time zone 'UTC', ${PATTERN}); end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function read.iso_time(moment timestamptz) returns text immutable strict parallel safe language sql
      as $$ select to_char(moment at time zone 'UTC', ${PATTERN}) $$`);
  }
}
