import { Query } from '@nestjs/cqrs';

/** Everything of the home page: the answer as text. */
export class GetHome extends Query<string> {}
