/** The end of the year up to which the figures below hold. All runs of a film are counted. */
export const BOX_OFFICE_AS_OF = '2024-12-31';

/** Worldwide gross in million US dollars, rounded, without inflation: only what is widely agreed on. */
export const BOX_OFFICE: Readonly<Record<string, number>> = {
  'Avatar 2009': 2923,
  'Titanic 1997': 2264,
  'The Lord of the Rings: The Return of the King 2003': 1138,
  'Joker 2019': 1079,
  'The Dark Knight 2008': 1009,
  'Oppenheimer 2023': 975,
  'The Lion King 1994': 979,
  'Inception 2010': 839,
  'Inside Out 2015': 859,
  'Coco 2017': 814,
};
