import { Query } from '@nestjs/cqrs';

export interface MyData {
  exportedAt: Date;
  /** Section → rows. */
  data: Record<string, object[]>;
}

/** Everything the site keeps about one account. */
export class ExportMyData extends Query<MyData> {
  constructor(readonly userId: number) {
    super();
  }
}
