import { filesChanged } from '#modules/catalogue/contract/catalogue.events.ts';
import { from, type Kind, titleHref } from '../../kind.ts';
import { faNumber, named } from '../../words.ts';

/**
 * An episode is new with its first file; other qualities and better media of it are not. A season that comes at once is one
 * line: each of its episodes is a cause all the same, so that none is told again.
 */
export const newEpisode: Kind = {
  name: 'new-episode',
  label: { fa: 'قسمت تازهٔ سریال‌هایی که دنبال می‌کنم', en: 'New episodes of series I follow' },
  sources: [
    from(filesChanged, ({ titleId, saved }) =>
      saved.flatMap(({ season, episode }) => {
        if (season === null || episode === null) return [];
        return [
          {
            cause: `title-${titleId}-s${season}e${episode}`,
            facts: { postId: titleId, season, episode },
            to: { followersOf: 'series' as const, targets: [titleId] },
            together: {
              key: `title-${titleId}-s${season}`,
              facts: (episodes: number) => ({ postId: titleId, season, episodes }),
            },
          },
        ];
      }),
    ),
  ],
  words: ({ facts: { season = 1, episode = 1, episodes }, title }) => {
    const name = title ? named(title.name) : { fa: 'سریالی که دنبال می‌کنید', en: 'a series you follow' };
    if (episodes) {
      return {
        fa: `${faNumber(episodes)} قسمت از فصل ${faNumber(season)} ${name.fa} آمد`,
        en: `${episodes} episodes of season ${season} of ${name.en} are here`,
      };
    }
    return {
      fa: `قسمت ${faNumber(episode)} از فصل ${faNumber(season)} ${name.fa} آمد`,
      en: `Season ${season}, episode ${episode} of ${name.en} is here`,
    };
  },
  href: titleHref,
  followed: ({ postId }) => (postId ? { kind: 'series', id: postId } : null),
};
