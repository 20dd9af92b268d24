import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import type { FilmSource } from '../use-film-source.ts';
import { ControlMenu, MenuOptions } from './ControlMenu.tsx';

const AUTO = 'auto';

/** Only of a stream: a file has the one quality it has. */
export function QualityMenu({ source: { levels, height, chosen, choose } }: { source: FilmSource }) {
  const { t } = useTranslation('player');
  const { digits } = useFormat();
  if (levels.length === 0) return null;
  const name = (lines: number) => digits(`${lines}p`);
  const best = [...levels].sort((one, other) => other.height - one.height);
  return (
    <ControlMenu icon="quality" label={t('quality')}>
      <MenuOptions
        title={t('quality')}
        value={chosen === null ? AUTO : String(chosen)}
        onChange={(value) => choose(value === AUTO ? null : Number(value))}
        options={[
          { value: AUTO, text: t('quality.auto'), note: chosen === null && height ? name(height) : undefined },
          ...best.map((level) => ({ value: String(level.index), text: name(level.height) })),
        ]}
      />
    </ControlMenu>
  );
}
