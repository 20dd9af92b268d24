import { Module } from '@nestjs/common';
import { SubjectNamesModule } from '#platform/subject-names/subject-names.module.ts';
import { type SubjectName, SubjectNamesRegistry } from '#platform/subject-names/subject-names.registry.ts';
import { WaitingWorkModule } from '#platform/waiting-work/waiting-work.module.ts';
import { WaitingWorkRegistry } from '#platform/waiting-work/waiting-work.registry.ts';
import { BundledTexts } from './adapters/bundled-texts.ts';
import { BuiltInTexts } from './contract/built-in-texts.port.ts';
import { GetConsoleTranslationController } from './queries/get-console-translation/get-console-translation.controller.ts';
import { GetConsoleTranslationHandler } from './queries/get-console-translation/get-console-translation.handler.ts';
import { GetTranslationsController } from './queries/get-translations/get-translations.controller.ts';
import { GetTranslationsHandler } from './queries/get-translations/get-translations.handler.ts';
import { ConsoleTranslationReader } from './queries/list-console-translations/console-translation.reader.ts';
import { ListConsoleTranslationsController } from './queries/list-console-translations/list-console-translations.controller.ts';
import { ListConsoleTranslationsHandler } from './queries/list-console-translations/list-console-translations.handler.ts';
import { waitingTranslations } from './queries/list-console-translations/waiting-translations.ts';

@Module({
  imports: [WaitingWorkModule, SubjectNamesModule],
  controllers: [GetTranslationsController, ListConsoleTranslationsController, GetConsoleTranslationController],
  providers: [
    { provide: BuiltInTexts, useClass: BundledTexts },
    ConsoleTranslationReader,
    GetTranslationsHandler,
    ListConsoleTranslationsHandler,
    GetConsoleTranslationHandler,
  ],
})
export class TranslationsReadModule {
  constructor(
    waitingWork: WaitingWorkRegistry,
    translations: ConsoleTranslationReader,
    names: SubjectNamesRegistry,
    builtIn: BuiltInTexts,
  ) {
    const work = waitingTranslations(translations);
    waitingWork.add(work);
    waitingWork.addItems(work);
    names.add({ resource: 'translations', find: async (ids) => textKeys(ids, builtIn) });
  }
}

function textKeys(ids: readonly number[], builtIn: BuiltInTexts): Map<number, SubjectName> {
  const texts = ids.flatMap((id) => builtIn.ofId(id) ?? []);
  return new Map(texts.map(({ id, key }) => [id, { fa: null, en: key }]));
}
