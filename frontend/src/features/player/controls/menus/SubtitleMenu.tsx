import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../lib/format/use-format.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import { languageName } from '../../../../lib/vocabulary/language-name.ts';
import { OFFSET_STEPS_MS } from '../../subtitles/offset.ts';
import type { FilmSubtitles } from '../../subtitles/use-film-subtitles.ts';
import { ControlMenu, MenuAction, MenuLine, MenuOptions, OPTIONS } from './ControlMenu.tsx';

const OFF = 'off';
const STYLE = {
  size: ['small', 'medium', 'large', 'huge'],
  colour: ['white', 'yellow', 'turquoise'],
  background: ['none', 'shade', 'solid'],
} as const;

/** Which subtitles, how far they are moved, and how they look. */
export function SubtitleMenu({ subtitles }: { subtitles: FilmSubtitles }) {
  const { t } = useTranslation('player');
  const { language } = useLanguage();
  const { all, shown, choose, style, setStyle } = subtitles;
  if (all.length === 0) return null;
  return (
    <ControlMenu icon="subtitles" label={t('subtitles')}>
      <MenuOptions
        title={t('subtitles')}
        value={shown ? String(shown.id) : OFF}
        onChange={(value) => choose(value === OFF ? null : Number(value))}
        options={[
          { value: OFF, text: t('subtitles.off') },
          ...all.map((track) => ({
            value: String(track.id),
            text: languageName(track.language, language),
            note: track.label ?? undefined,
          })),
        ]}
      />
      {shown && (
        <>
          <OffsetActions subtitles={subtitles} />
          {(['size', 'colour', 'background'] as const).map((part) => (
            <div key={part}>
              <MenuLine />
              <MenuOptions
                title={t(`style.${part}`)}
                value={style[part]}
                onChange={(value) => setStyle({ ...style, [part]: value })}
                options={STYLE[part].map((value) => ({ value, text: t(`style.${part}.${value}`) }))}
              />
            </div>
          ))}
        </>
      )}
    </ControlMenu>
  );
}

/** Says how far they are moved, once they have been. Not in the menu, where only its items may be. */
export function OffsetTold({ subtitles: { shown, offset } }: { subtitles: FilmSubtitles }) {
  const { t } = useTranslation('player');
  const { signed } = useFormat();
  const [moved, setMoved] = useState(false);
  if (offset !== 0 && !moved) setMoved(true);
  return (
    <span aria-live="polite" className="sr-only">
      {shown && moved && t('offset.seconds', { seconds: signed(offset / 1_000) })}
    </span>
  );
}

function OffsetActions({ subtitles: { offset, shift, offered } }: { subtitles: FilmSubtitles }) {
  const { t } = useTranslation('player');
  const { number, signed } = useFormat();
  const inSeconds = (ms: number) => t('offset.seconds', { seconds: signed(ms / 1_000) });
  return (
    <div className={OPTIONS}>
      <MenuLine />
      <p className="flex w-full justify-between px-3 pt-2 text-xs font-bold text-low">
        {t('offset')}
        <span className="text-high equal-digits">{inSeconds(offset)}</span>
      </p>
      <div className="grid w-full grid-cols-2">
        {OFFSET_STEPS_MS.map((step) => (
          <Fragment key={step}>
            <MenuAction onSelect={() => shift(offset - step)}>
              {t('offset.earlier', { seconds: number(step / 1_000) })}
            </MenuAction>
            <MenuAction onSelect={() => shift(offset + step)}>
              {t('offset.later', { seconds: number(step / 1_000) })}
            </MenuAction>
          </Fragment>
        ))}
      </div>
      {offset !== 0 && <MenuAction onSelect={() => shift(0)}>{t('offset.reset')}</MenuAction>}
      {offered !== null && (
        <MenuAction onSelect={() => shift(offered)}>
          <span className="text-accent-text">{t('offset.offered', { seconds: inSeconds(offered) })}</span>
        </MenuAction>
      )}
    </div>
  );
}
