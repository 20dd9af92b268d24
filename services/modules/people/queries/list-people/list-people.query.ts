import { Query } from '@nestjs/cqrs';

/** A page of the people of a profession, the best known first: the answer as it is sent. */
export class ListPeople extends Query<Buffer> {
  constructor(
    /** As asked for; there may be no such list. */
    readonly profession: string,
    readonly page: number,
  ) {
    super();
  }
}
