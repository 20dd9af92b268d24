import { Query } from '@nestjs/cqrs';
import type { ConsoleGenres } from './get-console-genres.schema.ts';

/** The list of genres as the staff edits it. */
export class GetConsoleGenres extends Query<ConsoleGenres> {}
