import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BareSelect } from '../../../components/form/Select';
import { FilterSection } from './FilterSection';
import { channelsQuery } from './search-queries';
import type { SearchControl } from './use-search-state';

export function ChannelFilter({ control: { state, change } }: { control: SearchControl }) {
  const { t } = useTranslation('search');
  const { data: channels = [] } = useQuery(channelsQuery);
  const options = channels.map(({ name }) => ({ value: name, text: name }));
  return (
    <FilterSection title={t('filter.channel')}>
      <span className="w-full">
        <BareSelect
          aria-label={t('filter.channel')}
          value={state.channel}
          onChange={({ target }) => change({ channel: target.value })}
          options={[{ value: '', text: t('filter.anyChannel') }, ...options]}
        />
      </span>
    </FilterSection>
  );
}
