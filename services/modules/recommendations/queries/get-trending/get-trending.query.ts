import { Query } from '@nestjs/cqrs';

/** What most members took up in the last days, as a JSON document. */
export class GetTrending extends Query<string> {}
