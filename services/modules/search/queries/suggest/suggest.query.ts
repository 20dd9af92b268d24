import { Injectable } from '@nestjs/common';
import { DocumentCache } from '../../../../platform/documents/document-cache.js';
import { SearchIndex, type SuggestLimits } from '../../../../platform/search/search-index.port.js';
import { foldText } from '../../../../platform/text/fold-text.js';
import { SEARCH_TAG } from '../../search-tag.js';

/** The first letters of whatever is sought: asked for again and again. Longer texts would only crowd out other documents. */
const LONGEST_KEPT = 4;

/** Search as one types; the answer is text, put together from the cards that the index keeps. */
@Injectable()
export class SuggestQuery {
  constructor(
    private readonly index: SearchIndex,
    private readonly cache: DocumentCache,
  ) {}

  execute(query: string, limits: SuggestLimits): Promise<string> {
    const folded = foldText(query);
    const load = () => this.load(folded, limits);
    if (folded.length > LONGEST_KEPT) return load();
    const key = `search ${limits.role ?? (limits.titles > 0 ? '' : 'people')} ${folded}`;
    return this.cache.get({ key, tags: [SEARCH_TAG], load, sizeOf: (answer) => answer.length });
  }

  private async load(folded: string, limits: SuggestLimits): Promise<string> {
    const { titles, people } = await this.index.suggest(folded, limits);
    const posts = limits.titles > 0 ? `"posts":[${titles.join(',')}],` : '';
    return `{${posts}"people":[${people.join(',')}]}`;
  }
}
