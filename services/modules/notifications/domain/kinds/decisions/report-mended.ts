import { fileCaseReopened, fileCaseSettled, fileFaultGone } from '#modules/support/contract/support.events.ts';
import { type Cause, from, type Kind, type Lookup, titleHref } from '../../kind.ts';
import { named } from '../../words.ts';

interface Ruled {
  fileId: number;
  reports: { reportId: number; userId: number }[];
}

async function told({ fileId, reports }: Ruled, { titleOfFile }: Lookup): Promise<Cause[]> {
  if (reports.length === 0) return [];
  const postId = await titleOfFile(fileId);
  const facts = postId === null ? {} : { postId };
  return reports.map(({ reportId, userId }) => ({ cause: `report-${reportId}`, facts, to: { members: [userId] } }));
}

/** Once for each report, unless a moderator takes it back: it waits again then, or nothing was wrong. */
export const reportMended: Kind = {
  name: 'report-mended',
  label: { fa: 'درست شدن فایلی که گزارش داده‌ام', en: 'Fixed files that I reported' },
  sources: [
    from(fileCaseSettled, (ruling, lookup) => (ruling.outcome === 'mended' ? told(ruling, lookup) : [])),
    from(fileFaultGone, told),
  ],
  takenBackBy: [
    from(fileCaseReopened, told),
    from(fileCaseSettled, (ruling, lookup) => (ruling.outcome === 'dismissed' ? told(ruling, lookup) : [])),
  ],
  words: ({ title }) => {
    const name = title && named(title.name);
    return {
      fa: name ? `فایلی از ${name.fa} که گزارش داده بودید درست شد` : 'فایلی که گزارش داده بودید درست شد',
      en: name ? `The file of ${name.en} that you reported is fixed` : 'The file that you reported is fixed',
    };
  },
  href: titleHref,
};
