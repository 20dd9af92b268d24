import { Injectable } from '@nestjs/common';
import { TitlesOnSite } from '#modules/catalogue/contract/titles/titles-on-site.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { type CommentPlace, UnknownEpisode } from '../domain/comment-place.ts';

/** Of which episodes the minutes are that comments can be about. */
@Injectable()
export class CommentPlaces {
  constructor(private readonly titles: TitlesOnSite) {}

  /** It asks the database of an episode alone. @throws UnknownEpisode */
  async require(
    transaction: CommandTransaction,
    place: CommentPlace | null,
    { postId }: { postId: number | null },
  ): Promise<void> {
    const { season = null, episode = null } = place ?? {};
    if (postId === null || season === null || episode === null) return;
    const isThere = await this.titles.mayHaveEpisode(await transaction.open(), postId, season, episode);
    if (!isThere) throw new UnknownEpisode();
  }
}
