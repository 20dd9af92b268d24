import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export const MAX_MINUTE = 999;

/** The minute of a film, or of an episode, that a comment is about. */
export interface CommentPlace {
  minute: number;
  /** Of a series; with the episode or not at all. */
  season: number | null;
  episode: number | null;
}

/** What a comment says and how it is to be shown. */
export interface CommentWords {
  /** As it will be stored. */
  body: string;
  /** Whether its author says that it gives something away. */
  spoiler: boolean;
  place: CommentPlace | null;
}

export class InvalidPlace extends DomainError {
  constructor() {
    const message = 'Please name the season and the episode, or neither';
    super('invalid_place', message, { errors: { 'comment.place': [message] } });
  }
}

export class UnknownEpisode extends DomainError {
  constructor() {
    const message = 'This series has no such episode';
    super('unknown_episode', message, { errors: { 'comment.place.episode': [message] } });
  }
}

/** A news post has no minutes. */
export class PlaceWithoutTitle extends DomainError {
  constructor() {
    const message = 'Only a comment on a movie or series can be about a minute';
    super('invalid_place', message, { errors: { 'comment.place': [message] } });
  }
}

/** @throws InvalidPlace on half an episode. @throws PlaceWithoutTitle */
export function commentPlace(place: CommentPlace | null, { postId }: { postId: number | null }): CommentPlace | null {
  if (place && postId === null) throw new PlaceWithoutTitle();
  if (place && (place.season === null) !== (place.episode === null)) throw new InvalidPlace();
  return place;
}

/** Whether a place is of the episode that was named before: what is told of the series since then takes no words away. */
export function isOfEpisode(place: CommentPlace | null, before: Pick<CommentPlace, 'season' | 'episode'>): boolean {
  return place?.season === before.season && place?.episode === before.episode;
}

interface Watched {
  season: number | null;
  episode: number | null;
  /** Seconds. */
  position: number;
  watched: boolean;
}

/** Whether somebody who has seen so much has come past the place: its minute, its end once, or a later episode. */
export function hasPassed(place: CommentPlace, seen: readonly Watched[]): boolean {
  return seen.some(({ season, episode, position, watched }) => {
    const ahead = (season ?? 0) - (place.season ?? 0) || (episode ?? 0) - (place.episode ?? 0);
    return ahead > 0 || (ahead === 0 && (watched || position >= place.minute * 60));
  });
}
