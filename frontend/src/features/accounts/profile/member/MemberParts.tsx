import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PublicProfile } from '../../../../api/types.ts';
import { TabLinks } from '../../../../components/tabs/TabLinks.tsx';
import { readPage } from '../../../../lib/router/page-number.ts';
import { MemberComments } from './MemberComments.tsx';
import { MemberTitles } from './MemberTitles.tsx';
import { PROFILE_PARTS } from './member-queries.ts';
import { NothingShown } from './NothingShown.tsx';

/** What a member shows of their doing, a tab each; what they hide is not spoken of. */
export function MemberParts({ profile: { username, name, shows } }: { profile: PublicProfile }) {
  const { t } = useTranslation('accounts');
  const [search] = useSearchParams();
  const parts = PROFILE_PARTS.filter((part) => shows.includes(part));
  const shown = parts.find((part) => part === search.get('show')) ?? parts[0];
  const page = readPage(search);
  if (!shown) return <NothingShown title={t('member.nothing')} text={t('member.nothing.text', { name })} />;
  const tabs = parts.map((part) => ({
    to: part === parts[0] ? `/user/${username}` : `/user/${username}?show=${part}`,
    text: t(`part.${part}`),
    selected: part === shown,
  }));
  return (
    <>
      <TabLinks label={t('member.parts')} tabs={tabs} />
      <div className="pt-6">
        {shown === 'comments' ? (
          <MemberComments username={username} page={page} />
        ) : (
          <MemberTitles key={shown} username={username} part={shown} page={page} />
        )}
      </div>
    </>
  );
}
