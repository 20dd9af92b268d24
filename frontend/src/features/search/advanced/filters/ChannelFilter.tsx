import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Select } from '../../../../components/form/Select.tsx';
import { channelsQuery } from '../../../../lib/api/queries/channels-query.ts';
import { useLanguage } from '../../../../lib/i18n/use-language.ts';
import type { SearchControl } from '../use-search-state.ts';
import { FilterSection } from './FilterSection.tsx';

export function ChannelFilter({ control: { state, change } }: { control: SearchControl }) {
  const { t } = useTranslation('search');
  const { nameOf } = useLanguage();
  const { data: channels = [] } = useQuery(channelsQuery);
  const options = channels.map(({ name, title }) => ({ value: name, text: title ? nameOf(title) : name }));
  return (
    <FilterSection title={t('filter.channel')}>
      <span className="w-full">
        <Select
          aria-label={t('filter.channel')}
          value={state.channel}
          onChange={({ target }) => change({ channel: target.value })}
          options={[{ value: '', text: t('filter.anyChannel') }, ...options]}
        />
      </span>
    </FilterSection>
  );
}
