import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database.ts';
import { BuiltInTexts, type Language } from '../../contract/built-in-texts.port.ts';
import { lacksText } from '../../domain/lacks-text.ts';
import { askedKey } from '../../domain/text-id.ts';
import type { ConsoleTranslation } from './list-console-translations.schema.ts';

interface ChangedRow {
  lang: Language;
  key: string;
  value: string | null;
  version: number;
}

interface Reported {
  text: ConsoleTranslation;
  /** When a page first found no text; null when none did. */
  reportedAt: Date | null;
}
type Waiting = Reported & { reportedAt: Date };

const NOTHING = { fa: null, en: null };

/** Built-in texts are in memory; what was changed is so little that all of it is read. */
@Injectable()
export class ConsoleTranslationReader {
  constructor(
    private readonly database: ReadDatabase,
    private readonly builtIn: BuiltInTexts,
  ) {}

  async all(): Promise<ConsoleTranslation[]> {
    return (await this.withReports()).map(({ text }) => text);
  }

  /** The texts that a page has found none of, and that nobody has written since; those reported first come first. */
  async waiting(): Promise<Waiting[]> {
    const found = (await this.withReports()).flatMap(({ text, reportedAt }) =>
      text.missing && reportedAt ? [{ text, reportedAt }] : [],
    );
    return found.sort((one, other) => one.reportedAt.getTime() - other.reportedAt.getTime());
  }

  private async withReports(): Promise<Reported[]> {
    const [changed, missed] = await Promise.all([
      this.database.rows<ChangedRow>('select lang, key, value, version from read.translation', []),
      this.database.rows<{ key: string; at: Date }>('select key, reported_at as at from read.missing_translation', []),
    ]);
    const byKey = Map.groupBy(changed, ({ key }) => key);
    const reported = new Map(missed.map(({ key, at }) => [key, at]));
    return this.builtIn.all.map((text) => {
      const rows = byKey.get(text.key) ?? [];
      const own = { ...NOTHING, ...Object.fromEntries(rows.map(({ lang, value }) => [lang, value])) };
      const version = Math.max(0, ...rows.map((row) => row.version));
      const { id, key, type, fa, en } = text;
      const untouched = own.fa === null && own.en === null;
      const reportedAt = reported.get(askedKey(key)) ?? null;
      const lacking = lacksText(text, own);
      const doubted = !lacking && untouched && reportedAt !== null;
      const missing = lacking || doubted;
      return { text: { id, key, type, built_in: { fa, en }, changed: own, missing, doubted, version }, reportedAt };
    });
  }
}
