import { Query } from '@nestjs/cqrs';

/** The latest years of release: the answer as text. */
export class ListLatestYears extends Query<string> {}
