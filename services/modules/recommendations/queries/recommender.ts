import { Injectable } from '@nestjs/common';
import { likesAround, rankForYou, type Suggestion } from '../domain/for-you.ts';
import { rankSimilar, type Similar } from '../domain/similar-titles.ts';
import { Taste } from '../domain/taste.ts';
import { CandidateReader, type KnownTitle } from './candidate.reader.ts';

type PostType = 1 | 2;

/** So many are weighed of what is known best, of each kind. */
const KNOWN_SIMILAR = 300;
const KNOWN_FOR_YOU = 150;
/** Opinions that are followed up; the others are only not shown again. */
const MAX_SEEDS = 60;
const MAX_PEOPLE = 40;
const MAX_LIKED = 300;
const BOTH: readonly PostType[] = [1, 2];

/** Which titles to show, best first, and why. */
@Injectable()
export class Recommender {
  constructor(private readonly reader: CandidateReader) {}

  /** @returns nothing for a title that there is not, or of the other kind. */
  async similarTo(titleId: number, postType: PostType): Promise<Similar[]> {
    const [[own], members] = await Promise.all([this.reader.titles([titleId]), this.reader.members()]);
    if (!own || own.postType !== postType) return [];
    const { neighbours, genres, people } = own;
    const words = await this.reader.rareWords(own.words);
    const wanted = { genres, people, titleIds: neighbours, words, postTypes: [postType], known: KNOWN_SIMILAR };
    const candidates = await this.reader.candidates(wanted);
    return rankSimilar(own, candidates, { members, nearness: new Map(neighboursOf(own)) });
  }

  /** @returns nothing for a member of whose taste nothing is known. */
  async forMember(userId: number): Promise<Suggestion[]> {
    const [opinions, followed, mostViewers] = await Promise.all([
      this.reader.opinions(userId),
      this.reader.followed(userId),
      this.reader.mostViewers(BOTH),
    ]);
    if (opinions.length === 0 && followed.size === 0) return [];
    const titles = await this.reader.titles(opinions.slice(0, MAX_SEEDS).map(({ titleId }) => titleId));
    const taste = new Taste(opinions, titles, followed);
    const likes = likesAround(taste.seeds, new Map(titles.map((title) => [title.titleId, neighboursOf(title)])));
    const liked = [...likes].filter(([id, { score }]) => score > 0 && !taste.known.has(id));
    const best = liked.sort(([, a], [, b]) => b.score - a.score).slice(0, MAX_LIKED);
    const candidates = await this.reader.candidates({
      postTypes: BOTH,
      genres: taste.favouriteGenres,
      people: taste.peopleToLookFor(MAX_PEOPLE),
      titleIds: best.map(([id]) => id),
      words: [],
      known: KNOWN_FOR_YOU,
    });
    return rankForYou(taste, candidates, likes, mostViewers);
  }
}

function neighboursOf({ neighbours, scores }: KnownTitle): [number, number][] {
  return neighbours.map((id, index) => [id, scores[index] ?? 0]);
}
