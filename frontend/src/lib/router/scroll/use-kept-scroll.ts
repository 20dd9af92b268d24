import { type RefObject, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/use-language.ts';
import { rememberedScroll, rememberScroll } from './scroll-positions.ts';

/**
 * Back and forward find a row scrolled as it was left, and so does the other language, where the row runs the other way.
 * @param name of the row, of its own on the page. @param ready once the row has its content.
 */
export function useKeptScroll(ref: RefObject<HTMLElement | null>, name: string, ready: boolean): void {
  const { key } = useLocation();
  const { direction } = useLanguage();
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row || !ready) return;
    const place = `${key} ${name}`;
    const distance = rememberedScroll(place);
    if (distance > 0) row.scrollLeft = direction === 'rtl' ? -distance : distance;
    const remember = () => rememberScroll(place, Math.abs(row.scrollLeft));
    row.addEventListener('scroll', remember, { passive: true });
    return () => row.removeEventListener('scroll', remember);
  }, [ref, key, name, ready, direction]);
}
