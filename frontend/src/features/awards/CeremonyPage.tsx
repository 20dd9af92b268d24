import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Ceremony, CeremonyAward } from '../../api/types.ts';
import { ErrorState } from '../../components/feedback/ErrorState.tsx';
import { Skeleton } from '../../components/feedback/Skeleton.tsx';
import { PageHead } from '../../components/page/PageHead.tsx';
import { PageHeading } from '../../components/page/PageHeading.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { type Section, SectionLinks } from '../../components/tabs/SectionLinks.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePageQuery } from '../../lib/api/use-page-query.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { sharePage } from '../../lib/images/image-url.ts';
import { AwardSection } from './AwardSection.tsx';
import { ceremonyQuery } from './award-queries.ts';
import { CeremonyNav } from './CeremonyNav.tsx';
import { LeadingAward } from './LeadingAward.tsx';

const PLACEHOLDERS = Array.from({ length: 6 }, (_, index) => `placeholder-${index}`);

/** One year of one ceremony: who won what, and who was nominated. */
export default function CeremonyPage() {
  const { t } = useTranslation('awards');
  const { slug = '' } = useParams();
  const { data: ceremony, error, isPlaceholderData, refetch } = usePageQuery(ceremonyQuery(slug));
  if (error) {
    const isMissing = error instanceof ApiError && error.notFound;
    return (
      <>
        <PageTitle text={t(isMissing ? 'missing.title' : 'error.title')} />
        <ErrorState whole error={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!ceremony) {
    return (
      <div className="page-margin grid gap-8 pt-12 lg:grid-cols-2" role="status" aria-label={t('awards.nav')}>
        {PLACEHOLDERS.map((key) => (
          <Skeleton key={key} className="h-48 rounded-card!" />
        ))}
      </div>
    );
  }
  return (
    <div className="page-margin transition-opacity aria-busy:opacity-50" aria-busy={isPlaceholderData}>
      <Heading ceremony={ceremony} />
      <Awards ceremony={ceremony} />
    </div>
  );
}

function Heading({ ceremony }: { ceremony: Ceremony }) {
  const { t } = useTranslation('awards');
  const format = useFormat();
  const { language, nameOf } = useLanguage();
  const { type, year, awards } = ceremony;
  const title = t('awards.ceremony', { ceremony: t(`ceremony.${type}`), year: format.year(year) });
  const [leading] = awards;
  const winner = leading?.nominations.find(({ won }) => won);
  const film = winner?.post?.name ?? winner?.film?.name;
  const description = leading && film && t('awards.description', { award: t(leading.title), winner: nameOf(film) });
  const count = awards.reduce((sum, { nominations }) => sum + nominations.length, 0);
  return (
    <>
      <PageHead text={title} description={description} image={sharePage(language, ceremony.slug)} />
      <PageHeading title={title} note={t('awards.note', { count })} />
      <CeremonyNav ceremony={ceremony} />
    </>
  );
}

const idOf = ({ title }: CeremonyAward) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

/** The first award is what the evening is remembered for: it has posters, the others have lines. */
function Awards({ ceremony: { type, awards } }: { ceremony: Ceremony }) {
  const { t } = useTranslation('awards');
  const [leading, ...others] = awards;
  const sections = awards.map((award): Section => ({ id: idOf(award), text: t(award.title) }));
  return (
    <>
      {/* On a wide screen they stand beside each other. */}
      <SectionLinks label={t('awards.titles')} sections={sections} className="mt-4 md:hidden" />
      {leading && <LeadingAward id={idOf(leading)} type={type} award={leading} />}
      <div className="mt-12 grid gap-x-12 gap-y-6 md:grid-cols-2 md:gap-y-10 xl:grid-cols-3">
        {others.map((award) => (
          <AwardSection key={award.title} id={idOf(award)} type={type} award={award} />
        ))}
      </div>
    </>
  );
}
