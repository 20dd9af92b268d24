import { Query } from '@nestjs/cqrs';
import type { ConsoleBoxOffice } from './get-console-box-office.schema.ts';

/** The box office as the staff edits it. */
export class GetConsoleBoxOffice extends Query<ConsoleBoxOffice> {}
