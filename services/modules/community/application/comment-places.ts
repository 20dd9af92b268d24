import { Injectable } from '@nestjs/common';
import { TitlesOnSite } from '#modules/catalogue/contract/titles/titles-on-site.port.ts';
import type { CommandTransaction } from '#platform/messaging/commands/command-transaction.ts';
import { type CommentPlace, commentPlace, UnknownEpisode } from '../domain/comment-place.ts';

/** Which places comments can be about. */
@Injectable()
export class CommentPlaces {
  constructor(private readonly titles: TitlesOnSite) {}

  /** It asks the database of an episode alone. @throws InvalidPlace, PlaceWithoutTitle, UnknownEpisode */
  async require(
    transaction: CommandTransaction,
    place: CommentPlace | null,
    subject: { postId: number | null },
  ): Promise<CommentPlace | null> {
    const named = commentPlace(place, subject);
    const { season = null, episode = null } = named ?? {};
    if (subject.postId === null || season === null || episode === null) return named;
    const isThere = await this.titles.mayHaveEpisode(await transaction.open(), subject.postId, season, episode);
    if (!isThere) throw new UnknownEpisode();
    return named;
  }
}
