import type { MigrationInterface, QueryRunner } from 'typeorm';

const FIRST_LETTERS = (text: string) => `regexp_replace(${text}, ' *([^ ])[^ ]* *', '\\1', 'g')`;
const PLAIN = `regexp_replace(tail, '\\m(the|an?|le|la|les|el|los|las|l|der|die|das|il)\\M', '', 'g')`;

/** Titles of three words or more are found by the first letters of their words, with their articles and without. */
export class SearchInitials1732000017301 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const indexed = (name: string, initials: string) =>
      `create index ${name} on read.search_name ((${initials}), popularity, id) where kind = 1 and leads and tail like '% % %'`;
    await runner.query(indexed('search_name_initials', FIRST_LETTERS('tail')));
    await runner.query(indexed('search_name_initials_plain', FIRST_LETTERS(PLAIN)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index read.search_name_initials_plain, read.search_name_initials');
  }
}
