import { Query } from '@nestjs/cqrs';
import type { ConsoleCeremonyDetail } from './get-console-ceremony.schema.ts';

/** One year of a ceremony with its awards, as the staff edits it; a year without any is empty. */
export class GetConsoleCeremony extends Query<ConsoleCeremonyDetail> {
  constructor(readonly slug: string) {
    super();
  }
}
