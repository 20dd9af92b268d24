import { useTranslate } from 'react-admin';
import { failureOf } from '../providers/console-error.ts';
import { RENAMED } from './article-draft.ts';

/** @returns what is missing before readers see an article, with where it is missing. */
export function usePublishingFailure(): (error: Error) => string {
  const translate = useTranslate();
  return (error) => {
    const missing = Object.entries(failureOf(error)?.errors ?? {});
    if (missing.length === 0) return error.message;
    const said = missing.map(([path, text]) => {
      const field = RENAMED[path];
      return field ? `${translate(`parde.articles.form.${field}`)}: ${translate(text)}` : translate(text);
    });
    return said.join(' · ');
  };
}
