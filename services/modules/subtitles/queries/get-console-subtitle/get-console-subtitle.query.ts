import { Query } from '@nestjs/cqrs';
import type { ConsoleSubtitleDetail } from './get-console-subtitle.schema.ts';

/** A subtitle with its cues and what the doctor proposes. */
export class GetConsoleSubtitle extends Query<ConsoleSubtitleDetail> {
  constructor(readonly id: number) {
    super();
  }
}
