import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardTools } from '../../../components/card/card-tools.ts';
import { Icon } from '../../../components/icon/Icon.tsx';
import { classNames } from '../../../components/layout/class-names.ts';
import { useCardFormat } from '../../../lib/format/use-card-format.ts';
import { useLanguage } from '../../../lib/i18n/use-language.ts';
import { useSignedIn } from '../../../lib/session/use-session.ts';
import { useListPress } from '../buttons/use-list-press.ts';
import { marksQuery } from '../marks-query.ts';

type Props = ComponentProps<CardTools['Keep']>;

/** Among the facts of a card, for a poster has lettering in all corners: whether its viewer has seen it, and their rating. */
export function Marks({ post }: Props) {
  const { t } = useTranslation('library');
  const signedIn = useSignedIn();
  const format = useCardFormat();
  const { data } = useQuery({ ...marksQuery(post.id), enabled: signedIn });
  if (!data || (data.seen === null && data.rating === null)) return null;
  return (
    <span className="inline-flex items-center gap-1 font-bold text-success-text">
      {data.seen && (
        <>
          <Icon name={data.seen === 'watched' ? 'eye' : 'clock'} size={14} />
          <span className="sr-only">{t(`mark.${data.seen}`)}</span>
        </>
      )}
      {data.rating !== null && (
        <>
          {data.seen === null && <Icon name="user" size={14} />}
          <span className="sr-only">{t('mark.rating')}</span>
          <span>{format.rating(data.rating)}</span>
        </>
      )}
    </span>
  );
}

/**
 * At the end of the facts, in a place as large as a finger: the name above needs the whole width. Where there is hover it stands
 * there once the card is looked at; what is kept stays marked so.
 */
export function Keep({ post }: Props) {
  const { t } = useTranslation('library');
  const { nameOf } = useLanguage();
  const { listed, known, press } = useListPress({ kind: 'later', id: post.id });
  return (
    <button
      type="button"
      aria-label={t('card.later', { title: nameOf(post.name) })}
      title={t('list.mine')}
      aria-pressed={listed}
      disabled={!known}
      onClick={press}
      className={classNames(
        'tap absolute -end-[16px] bottom-0 flex items-end justify-center rounded-panel pb-0.5 transition-[color,opacity]',
        listed ? 'text-accent-text' : 'text-low hover:text-high pointer-fine:opacity-0',
        'group-hover:opacity-100 group-focus-within:opacity-100',
      )}
    >
      <Icon name={listed ? 'check' : 'plus'} size={18} />
    </button>
  );
}

/** Tells a button that is drawn elsewhere. It may be pressed before the list is known: what is kept twice is kept. */
export function Keeper({ post, tell }: ComponentProps<CardTools['Keeper']>) {
  const { listed, press } = useListPress({ kind: 'later', id: post.id });
  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    tell({ kept: listed, press: (event) => latest.current(event) });
    return () => tell(null);
  }, [listed, tell]);
  return null;
}
