import { Query } from '@nestjs/cqrs';

/** Channels with their number of series and the best known of them: the answer as text. */
export class ListChannels extends Query<string> {}
