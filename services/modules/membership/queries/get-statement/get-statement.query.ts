import { Query } from '@nestjs/cqrs';
import type { StatementAnswer } from './get-statement.schema.ts';

/** A page of the changes of a member's days and bytes, the newest first. */
export class GetStatement extends Query<StatementAnswer> {
  constructor(
    readonly userId: number,
    /** Counted from 1. */
    readonly page: number,
  ) {
    super();
  }
}
