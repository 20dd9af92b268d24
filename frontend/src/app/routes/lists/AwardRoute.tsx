import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { Redirect } from '../../../components/page/Redirect.tsx';
import { AwardNav } from '../../../features/awards/AwardNav.tsx';
import { ListPage } from '../../../features/catalogue/ListPage.tsx';
import { Sidebar } from '../../../features/sidebar/Sidebar.tsx';
import { type CeremonyType, isCeremonyType } from '../../../lib/router/award-path.ts';

/** `/award/{type}/{winner}/{title}` */
export default function AwardRoute() {
  const { type, winner, title = '' } = useParams();
  const ceremony = Number(type);
  if (!isCeremonyType(ceremony) || (winner !== '0' && winner !== '1')) return <Redirect />;
  return <Award type={ceremony} won={winner === '1'} title={title} />;
}

function Award({ type, won, title }: { type: CeremonyType; won: boolean; title: string }) {
  const { t } = useTranslation('awards');
  const [search] = useSearchParams();
  return (
    <ListPage
      source={{ kind: 'award', ceremony: type, won, title }}
      title={`${t(title)} · ${t(`ceremony.${type}`)} · ${t(won ? 'awards.winners' : 'awards.nominees')}`}
      search={search}
      aside={<Sidebar />}
    >
      <AwardNav type={type} won={won} title={title} />
    </ListPage>
  );
}
