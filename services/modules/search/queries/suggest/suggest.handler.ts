import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { DocumentCache } from '#platform/documents/document-cache.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import { SearchIndex, type SuggestLimits } from '../../contract/search-index.port.ts';
import { SEARCH_TAG } from '../../contract/search-tag.ts';
import { Suggest } from './suggest.query.ts';

/** The first letters of whatever is sought are asked for again and again. Longer texts would only crowd out other documents. */
const MAX_CACHED_LETTERS = 4;

/** Puts the answer together from the cards that the index stores. */
@QueryHandler(Suggest)
export class SuggestHandler implements IQueryHandler<Suggest> {
  constructor(
    private readonly index: SearchIndex,
    private readonly cache: DocumentCache,
  ) {}

  execute({ text, limits }: Suggest): Promise<string> {
    const folded = foldText(text);
    const load = () => this.load(folded, limits);
    if (folded.length > MAX_CACHED_LETTERS) return load();
    const key = `search ${limits.role ?? (limits.titles > 0 ? '' : 'people')} ${folded}`;
    return this.cache.get({ key, tags: [SEARCH_TAG], load, sizeOf: (answer) => answer.length });
  }

  private async load(folded: string, limits: SuggestLimits): Promise<string> {
    const { titles, people } = await this.index.suggest(folded, limits);
    const posts = limits.titles > 0 ? `"posts":[${titles.join(',')}],` : '';
    return `{${posts}"people":[${people.join(',')}]}`;
  }
}
