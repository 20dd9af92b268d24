/** Countries that English names with an article, by their names, which the staff may have changed: the UK, the Czech Republic. */
const NAMED_WITH_ARTICLE =
  /^(?!The |South G)(?=United|U[AKS]|.*(Islands|Isle|Republic|Territ|Union|Baham|Comor|Gamb|Maldi|Netherl|Philip))/;

/** @returns the name of a country as it stands in a sentence; in Persian it is as it is. */
export function withArticle(country: string): string {
  return country.replace(NAMED_WITH_ARTICLE, 'the ');
}
