import { useTranslate } from 'react-admin';
import { useLanguage } from '../../../i18n/use-language.ts';

/** @returns the names of fields in a row, as the form calls them. */
export function useFieldNames(words: string): (fields: readonly string[]) => string {
  const translate = useTranslate();
  const comma = useLanguage() === 'fa' ? '، ' : ', ';
  return (fields) => fields.map((field) => translate(`${words}.${field}`, { _: field })).join(comma);
}
