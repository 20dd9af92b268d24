import { Query } from '@nestjs/cqrs';
import type { Charset } from '../../domain/doctor/decode.ts';
import type { ConsoleSubtitleDetail } from './get-console-subtitle.schema.ts';

/** A subtitle with its cues and what the doctor proposes. */
export class GetConsoleSubtitle extends Query<ConsoleSubtitleDetail> {
  constructor(
    readonly id: number,
    /** To read it in; guessed where it is not said. */
    readonly charset?: Charset,
  ) {
    super();
  }
}
