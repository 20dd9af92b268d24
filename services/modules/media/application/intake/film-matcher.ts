import { Injectable } from '@nestjs/common';
import type { Release } from '#modules/catalogue/contract/files/release-file.ts';
import { type TitleMatch, TitleMatches } from '#modules/catalogue/contract/titles/title-matches.port.ts';
import { MediaProbe } from '../../contract/media-probe.port.ts';
import { movieLevel, seriesLevel } from '../../domain/release-name/quality-level.ts';
import { type NamedTitle, type ReleaseName, readReleaseName } from '../../domain/release-name/read-release-name.ts';
import { MediaAssetRepository } from '../../persistence/media-asset.repository.ts';
import type { FoundFilm } from './films-in-folder.ts';

export interface MatchedFilm {
  title: TitleMatch;
  release: Release;
}

/** Says which title and which of its releases a film of a folder is. */
@Injectable()
export class FilmMatcher {
  constructor(
    private readonly assets: MediaAssetRepository,
    private readonly titles: TitleMatches,
    private readonly probe: MediaProbe,
  ) {}

  /**
   * @param seen what was found before, by name: a season asks once.
   * @returns in words why there is none. @throws NotAFilm
   */
  async match(film: FoundFilm, seen: Map<string, TitleMatch[]>): Promise<MatchedFilm | string> {
    const name = readReleaseName(film.name);
    const refusal = refusalOf(name);
    if (refusal) return refusal;
    const title = await this.titleOf(name, seen);
    if (typeof title === 'string') return title;
    const picture = await this.probe.probe(film.path);
    const quality = name.postType === 1 ? movieLevel(name.quality, picture) : seriesLevel(name.quality, picture);
    const { dubbed, censored, season, episode } = name;
    return { title, release: { quality, dubbed, censored, season, episode } };
  }

  private async titleOf(
    { titles, postType }: ReleaseName,
    seen: Map<string, TitleMatch[]>,
  ): Promise<TitleMatch | string> {
    for (const wanted of titles) {
      const found = await this.find(wanted, postType, seen);
      if (found.length === 1) return found[0] as TitleMatch;
      if (found.length > 1) {
        const names = found.map(({ titleId, name, releaseYear }) => `${name.en} (${releaseYear}, no. ${titleId})`);
        return `several titles are called so: ${names.join(', ')}`;
      }
    }
    const tried = titles.map(({ name, year }) => (year ? `${name} (${year})` : name));
    return `there is no ${postType === 1 ? 'movie' : 'series'} called ${tried.join(', or ')}`;
  }

  private async find(
    { name, year }: NamedTitle,
    postType: 1 | 2,
    seen: Map<string, TitleMatch[]>,
  ): Promise<TitleMatch[]> {
    const key = [postType, year, name].join('|');
    const known = seen.get(key);
    if (known) return known;
    const found = await this.titles.find(this.assets.manager, { name, year, postType });
    seen.set(key, found);
    return found;
  }
}

function refusalOf({ titles, postType, season, episode, severalEpisodes }: ReleaseName): string | null {
  if (titles.length === 0) return 'its name says no title';
  if (severalEpisodes) return 'several episodes in one file';
  if (postType === 2 && (!season || !episode)) return 'its name says no season and episode';
  return null;
}
