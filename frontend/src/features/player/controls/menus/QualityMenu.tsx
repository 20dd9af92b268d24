import { useTranslation } from 'react-i18next';
import { levelOf } from '../../engine/level-of.ts';
import type { FilmSource } from '../../engine/use-film-source.ts';
import { ControlMenu, MenuOptions } from './ControlMenu.tsx';

const AUTO = 'auto';
/** In Latin in either language, as in the list of files. */
const name = (lines: number) => `${lines}p`;

/** Only of a stream: a file has the one quality it has. */
export function QualityMenu({ source: { levels, height, chosen, choose } }: { source: FilmSource }) {
  const { t } = useTranslation('player');
  if (levels.length === 0) return null;
  const best = [...levels].sort((one, other) => other.height - one.height);
  const shown = levels[levelOf(levels, chosen)];
  return (
    <ControlMenu icon="quality" label={t('quality')}>
      <MenuOptions
        title={t('quality')}
        value={shown ? String(shown.height) : AUTO}
        onChange={(value) => choose(value === AUTO ? null : Number(value))}
        options={[
          { value: AUTO, text: t('quality.auto'), note: !shown && height ? name(height) : undefined },
          ...best.map((level) => ({ value: String(level.height), text: name(level.height) })),
        ]}
      />
    </ControlMenu>
  );
}
