import { Query } from '@nestjs/cqrs';

/** Running series by weekday: the answer as text. */
export class GetAirProgram extends Query<string> {}
