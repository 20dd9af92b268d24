import type { components } from '../../../api/generated/schema.d.ts';
import { post } from '../../http/http-client.ts';

interface ChangedText {
  id: number;
  version: number;
  /** null for the built-in text. */
  fa: string | null;
  en: string | null;
}

export const translationCommands = {
  saveTranslation: (body: ChangedText) =>
    post<components['schemas']['TranslationSaved']>('/api/console/translations/save', { ...body }),
  dismissMissingTranslation: (id: number) =>
    post<components['schemas']['MissingTranslationDismissed']>('/api/console/translations/dismiss', { id }),
};
export type TranslationCommands = typeof translationCommands;
