import { Query } from '@nestjs/cqrs';

/** How many titles, people, files and comments there are: the answer as text. */
export class GetStats extends Query<string> {}
