import { Query } from '@nestjs/cqrs';
import type { RecordKind } from '../../contract/record-kinds.ts';
import type { RecordVersions } from './record-versions.schema.ts';

/** What a record said, version by version; nothing where it was never saved. */
export class ListRecordVersions extends Query<RecordVersions> {
  constructor(
    readonly kind: RecordKind,
    readonly id: number,
  ) {
    super();
  }
}
