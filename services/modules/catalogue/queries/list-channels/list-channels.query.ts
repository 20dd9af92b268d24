import { Query } from '@nestjs/cqrs';

/** Channels with their number of series: the answer as text. */
export class ListChannels extends Query<string> {}
