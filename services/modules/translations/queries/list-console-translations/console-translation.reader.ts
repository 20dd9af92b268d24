import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { type BuiltInText, BuiltInTexts, type Language } from '../../contract/built-in-texts.port.ts';
import { askedKey } from '../../domain/text-id.ts';
import type { ConsoleTranslation } from './list-console-translations.schema.ts';

interface ChangedRow {
  lang: Language;
  key: string;
  value: string | null;
  version: number;
}

const NOTHING = { fa: null, en: null };

/** Built-in texts are in memory; what was changed is so little that all of it is read. */
@Injectable()
export class ConsoleTranslationReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly builtIn: BuiltInTexts,
  ) {}

  async all(): Promise<ConsoleTranslation[]> {
    const [changed, missed] = await Promise.all([
      this.database.rows<ChangedRow>('select lang, key, value, version from read.translation', []),
      this.database.rows<{ key: string }>('select key from read.missing_translation', []),
    ]);
    const byKey = Map.groupBy(changed, ({ key }) => key);
    const reported = new Set(missed.map(({ key }) => key));
    return this.builtIn.all.map((text) => {
      const rows = byKey.get(text.key) ?? [];
      const own = { ...NOTHING, ...Object.fromEntries(rows.map(({ lang, value }) => [lang, value])) };
      const version = Math.max(0, ...rows.map((row) => row.version));
      const { id, key, type, fa, en } = text;
      const untouched = own.fa === null && own.en === null;
      const missing = lacksText(text, own) || (untouched && reported.has(askedKey(key)));
      return { id, key, type, built_in: { fa, en }, changed: own, missing, version };
    });
  }
}

/** A sentence of the server is its own English text. */
function lacksText({ type, fa, en }: BuiltInText, own: { fa: string | null; en: string | null }): boolean {
  return (fa ?? own.fa) === null || (type !== 2 && (en ?? own.en) === null);
}
