import { Query } from '@nestjs/cqrs';
import type { TitleVersions } from './title-versions.schema.ts';

/** A title's facts as an editor enters them, version by version. */
export class ListTitleVersions extends Query<TitleVersions> {
  constructor(readonly titleId: number) {
    super();
  }
}
