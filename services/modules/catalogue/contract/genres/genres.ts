import type { Genre, GenreList } from './genre.events.ts';

function genre(slug: string, fa: string, en: string, ...words: string[]): Genre {
  return { slug, name: { fa, en }, words, hidden: false };
}

/*
 * Words that say nothing about the genre ('International Movies', 'Classic Movies', 'Legal') belong to none, on purpose.
 * What comes first here comes first in a title whose source says one word for both.
 */
const GENRES: Genre[] = [
  genre('action', 'اکشن', 'Action', 'action & adventure', 'tv action & adventure'),
  genre('adventure', 'ماجراجویی', 'Adventure', 'action & adventure', 'tv action & adventure'),
  genre('anime', 'انیمه', 'Anime', 'anime features', 'anime series'),
  genre('animation', 'انیمیشن', 'Animation', 'animated', 'anime features', 'anime series'),
  genre('biography', 'زندگی‌نامه', 'Biography', 'biographical'),
  genre('stand-up', 'استندآپ', 'Stand-up', 'stand-up comedy', 'stand-up comedy & talk shows'),
  genre(
    'comedy',
    'کمدی',
    'Comedy',
    'comedies',
    'satire',
    'stand-up comedy',
    'stand-up comedy & talk shows',
    'tv comedies',
  ),
  genre('crime', 'جنایی', 'Crime', 'crime tv shows'),
  genre('documentary', 'مستند', 'Documentary', 'documentaries', 'docuseries', 'science & nature tv'),
  genre('drama', 'درام', 'Drama', 'dramas', 'tv dramas'),
  genre('kids', 'کودک', 'Kids', "kids' tv"),
  genre('family', 'خانوادگی', 'Family', 'children & family movies', "kids' tv"),
  genre('sci-fi', 'علمی‌تخیلی', 'Science fiction', 'sci-fi & fantasy', 'tv sci-fi & fantasy'),
  genre('fantasy', 'فانتزی', 'Fantasy', 'sci-fi & fantasy', 'tv sci-fi & fantasy'),
  genre('film-noir', 'نوآر', 'Film noir', 'noir'),
  genre('history', 'تاریخی', 'History', 'historical'),
  genre('horror', 'ترسناک', 'Horror', 'found footage', 'horror movies', 'slasher', 'tv horror'),
  genre('independent', 'مستقل', 'Independent', 'independent movies'),
  genre('martial-arts', 'رزمی', 'Martial arts'),
  genre('music', 'موسیقی', 'Music', 'music & musicals', 'performance'),
  genre('musical', 'موزیکال', 'Musical', 'dance', 'music & musicals'),
  genre('mystery', 'معمایی', 'Mystery', 'tv mysteries'),
  genre('political', 'سیاسی', 'Political'),
  genre('reality-tv', 'واقع‌نما', 'Reality TV'),
  genre('romance', 'عاشقانه', 'Romance', 'romantic movies', 'romantic tv shows'),
  genre('short', 'کوتاه', 'Short'),
  genre('silent', 'صامت', 'Silent'),
  genre('sport', 'ورزشی', 'Sport', 'sports', 'sports movies'),
  genre('superhero', 'ابرقهرمانی', 'Superhero'),
  genre('supernatural', 'ماورایی', 'Supernatural'),
  genre('teen', 'نوجوان', 'Teen', 'teen tv shows'),
  genre('thriller', 'هیجان‌انگیز', 'Thriller', 'disaster', 'spy', 'suspense', 'thrillers', 'tv thrillers'),
  genre('war', 'جنگی', 'War'),
  genre('western', 'وسترن', 'Western'),
];

/** The genres until the staff saves others. */
export const FIRST_GENRES: GenreList = { genres: GENRES, ownOrder: false, merged: {} };
