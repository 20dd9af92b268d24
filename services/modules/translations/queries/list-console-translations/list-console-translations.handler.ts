import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import type { ListPage } from '#platform/http/list-query.ts';
import { foldText } from '#platform/kernel/text/fold-text.ts';
import { ConsoleTranslationReader } from './console-translation.reader.ts';
import { ListConsoleTranslations } from './list-console-translations.query.ts';
import type { ConsoleTranslation } from './list-console-translations.schema.ts';

@QueryHandler(ListConsoleTranslations)
export class ListConsoleTranslationsHandler implements IQueryHandler<ListConsoleTranslations> {
  constructor(private readonly translations: ConsoleTranslationReader) {}

  async execute({ request }: ListConsoleTranslations): Promise<ListPage<ConsoleTranslation>> {
    const { sort, offset, limit, filter } = request;
    const { q, state, type, id } = filter;
    const wanted = q && foldText(q);
    const found = (await this.translations.all()).filter(
      (text) =>
        (type === undefined || text.type === type) &&
        (id === undefined || id.includes(text.id)) &&
        (state !== 'missing' || text.missing) &&
        (state !== 'changed' || isChanged(text)) &&
        (!wanted || foldText(wordsOf(text)).includes(wanted)),
    );
    const towards = sort.direction === 'asc' ? 1 : -1;
    found.sort((one, other) => towards * (sort.field === 'id' ? one.id - other.id : compare(one.key, other.key)));
    return { rows: found.slice(offset, offset + limit), total: found.length };
  }
}

const isChanged = ({ changed }: ConsoleTranslation) => changed.fa !== null || changed.en !== null;
const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** A line feed between texts: nothing that is searched for reaches from one into the next. */
function wordsOf({ key, built_in, changed }: ConsoleTranslation): string {
  return [key, built_in.fa, built_in.en, changed.fa, changed.en].filter(Boolean).join('\n');
}
