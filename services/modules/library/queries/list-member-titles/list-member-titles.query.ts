import { Query } from '@nestjs/cqrs';
import type { ListMemberTitlesAnswer, MemberTitlesPart } from './list-member-titles.schema.ts';

/** A page of what a member has rated or keeps, for whoever looks at their page. */
export class ListMemberTitles extends Query<ListMemberTitlesAnswer> {
  constructor(
    readonly username: string,
    readonly part: MemberTitlesPart,
    readonly page: number,
  ) {
    super();
  }
}
