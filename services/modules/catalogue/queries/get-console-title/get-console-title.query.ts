import { Query } from '@nestjs/cqrs';

/** A title's page for the console: the answer as text. */
export class GetConsoleTitle extends Query<string> {
  constructor(readonly id: number) {
    super();
  }
}
