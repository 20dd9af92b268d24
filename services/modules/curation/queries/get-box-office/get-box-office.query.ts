import { Query } from '@nestjs/cqrs';
import type { BoxOffice } from './get-box-office.schema.ts';

/** What titles have earned, the most first. */
export class GetBoxOffice extends Query<BoxOffice> {}
