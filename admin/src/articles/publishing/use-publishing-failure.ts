import { useTranslate } from 'react-admin';
import { failureOf, messageShownAnew } from '../../providers/http/console-error.ts';
import { RENAMED } from '../article-draft.ts';

/** @returns what is missing before readers see an article, with where it is missing. Over what is typed nothing is shown anew. */
export function usePublishingFailure(): (error: Error, shownAnew?: boolean) => string {
  const translate = useTranslate();
  return (error, shownAnew = false) => {
    const missing = Object.entries(failureOf(error)?.errors ?? {});
    if (missing.length === 0) return shownAnew ? messageShownAnew(error) : error.message;
    const said = missing.map(([path, text]) => {
      const field = RENAMED[path];
      return field ? `${translate(`parde.articles.form.${field}`)}: ${translate(text)}` : translate(text);
    });
    return said.join(' · ');
  };
}
