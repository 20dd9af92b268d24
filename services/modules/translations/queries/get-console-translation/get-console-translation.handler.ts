import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { UnknownTranslation } from '../../domain/translation-errors.ts';
import { ConsoleTranslationReader } from '../list-console-translations/console-translation.reader.ts';
import type { ConsoleTranslation } from '../list-console-translations/list-console-translations.schema.ts';
import { GetConsoleTranslation } from './get-console-translation.query.ts';

@QueryHandler(GetConsoleTranslation)
export class GetConsoleTranslationHandler implements IQueryHandler<GetConsoleTranslation> {
  constructor(private readonly translations: ConsoleTranslationReader) {}

  /** @throws UnknownTranslation */
  async execute({ id }: GetConsoleTranslation): Promise<ConsoleTranslation> {
    const found = (await this.translations.all()).find((text) => text.id === id);
    if (!found) throw new UnknownTranslation();
    return found;
  }
}
