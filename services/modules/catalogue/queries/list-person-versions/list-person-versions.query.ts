import { Query } from '@nestjs/cqrs';
import type { PersonVersions } from './person-versions.schema.ts';

/** A person's facts as an editor enters them, version by version. */
export class ListPersonVersions extends Query<PersonVersions> {
  constructor(readonly personId: number) {
    super();
  }
}
