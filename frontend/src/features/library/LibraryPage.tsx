import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { TabLinks } from '../../components/tabs/TabLinks.tsx';
import { readPage } from '../../lib/router/page-number.ts';
import { Followings } from './Followings.tsx';
import { KeptTitles } from './KeptTitles.tsx';

const PATH = '/user/download-list';
const TABS = ['later', 'series', 'person'] as const;

/** `/user/download-list`: what a member keeps and follows. */
export function LibraryPage() {
  const { t } = useTranslation('library');
  const [search] = useSearchParams();
  const shown = TABS.find((tab) => tab === search.get('show')) ?? 'later';
  const page = readPage(search);
  const tabs = TABS.map((tab) => ({
    to: tab === 'later' ? PATH : `${PATH}?show=${tab}`,
    text: t(tab === 'later' ? 'list.mine' : `tab.${tab}`),
    selected: tab === shown,
  }));
  return (
    <div className="page-margin">
      <PageTitle text={t('list.mine')} />
      <PageHeading title={t('list.mine')} />
      <TabLinks label={t('list.mine')} tabs={tabs} />
      <div className="pt-6">
        {shown === 'later' ? <KeptTitles page={page} /> : <Followings key={shown} kind={shown} page={page} />}
      </div>
    </div>
  );
}
