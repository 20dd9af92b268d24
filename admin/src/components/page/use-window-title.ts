import { useEffect } from 'react';
import { useTranslate } from 'react-admin';

/** @param page what it is called; null for a part of a page that has a name already. */
export function useWindowTitle(page: string | null): void {
  const translate = useTranslate();
  const title = page && translate('parde.app.title', { page });
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}
