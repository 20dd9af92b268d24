import { Query } from '@nestjs/cqrs';
import type { ConsoleSeasons } from './get-console-seasons.schema.ts';

/** The seasons of a series as the staff edits them. */
export class GetConsoleSeasons extends Query<ConsoleSeasons> {
  constructor(readonly titleId: number) {
    super();
  }
}
