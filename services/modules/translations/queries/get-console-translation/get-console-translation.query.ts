import { Query } from '@nestjs/cqrs';
import type { ConsoleTranslation } from '../list-console-translations/list-console-translations.schema.ts';

/** One text for the staff. */
export class GetConsoleTranslation extends Query<ConsoleTranslation> {
  constructor(readonly id: number) {
    super();
  }
}
