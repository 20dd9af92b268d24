import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PublicMembers } from '#modules/accounts/contract/public-members.port.ts';
import { TitleCards } from '#modules/catalogue/contract/titles/title-cards.port.ts';
import { ViewerRatings } from '#modules/catalogue/contract/viewer-ratings.port.ts';
import { ListEntryReader } from '../list-entry.reader.ts';
import { pageOf } from '../page-of.ts';
import { ListMemberTitles } from './list-member-titles.query.ts';
import type { ListMemberTitlesAnswer } from './list-member-titles.schema.ts';

@QueryHandler(ListMemberTitles)
export class ListMemberTitlesHandler implements IQueryHandler<ListMemberTitles> {
  constructor(
    private readonly members: PublicMembers,
    private readonly entries: ListEntryReader,
    private readonly ratings: ViewerRatings,
    private readonly titles: TitleCards,
  ) {}

  /** @throws UnknownAccount */
  async execute({ username, part, page }: ListMemberTitles): Promise<ListMemberTitlesAnswer> {
    const { userId, shows } = await this.members.find(username);
    if (!shows.includes(part)) return { hidden: true, posts: [], max_page: 1, total: 0 };
    const ratings = part === 'ratings' ? await this.ratings.all(userId) : new Map<number, number>();
    const ids = part === 'ratings' ? [...ratings.keys()] : await this.kept(userId);
    const listed = await this.titles.listed(ids);
    const { rows, maxPage, total } = pageOf(
      ids.filter((id) => listed.has(id)),
      page,
    );
    const cards = await this.titles.of(rows);
    const posts = rows.flatMap((id) => {
      const card = cards.get(id);
      return card ? [{ ...card, member_rating: ratings.get(id) ?? null }] : [];
    });
    return { hidden: false, posts, max_page: maxPage, total };
  }

  private async kept(userId: number): Promise<number[]> {
    return (await this.entries.of(userId, ['later'])).map(({ targetId }) => targetId);
  }
}
