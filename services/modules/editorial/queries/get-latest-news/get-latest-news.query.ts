import { Query } from '@nestjs/cqrs';

/** The newest news, for the sidebar: the answer as text. */
export class GetLatestNews extends Query<string> {}
