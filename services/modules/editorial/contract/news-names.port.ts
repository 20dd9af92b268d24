/** What other modules call a news post by. */
export interface NewsName {
  slug: string;
  name: { fa: string | null; en: string };
}

/** Published news posts by their ids, for modules that show something about them. */
export abstract class NewsNames {
  abstract of(ids: readonly number[]): Promise<Map<number, NewsName>>;
}
