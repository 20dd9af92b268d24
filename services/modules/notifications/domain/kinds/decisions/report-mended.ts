import { fileCaseReopened, fileCaseSettled, fileFaultGone } from '#modules/support/contract/support.events.ts';
import { type Cause, from, type Kind, type Lookup, titleHref } from '../../kind.ts';
import { named } from '../../words.ts';

interface Ruled {
  fileId: number;
  reports: { reportId: number; userId: number }[];
  retired?: boolean | undefined;
}

async function told({ fileId, reports, retired }: Ruled, { titleOfFile }: Lookup): Promise<Cause[]> {
  if (reports.length === 0) return [];
  const postId = await titleOfFile(fileId);
  const facts = { ...(postId !== null && { postId }), ...(retired && { retired }) };
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
  words: ({ title, facts: { retired } }) => {
    const name = title && named(title.name);
    const file = name
      ? { fa: `فایلی از ${name.fa} که گزارش داده بودید`, en: `The file of ${name.en} that you reported` }
      : { fa: 'فایلی که گزارش داده بودید', en: 'The file that you reported' };
    return retired
      ? { fa: `${file.fa} از سایت برداشته شد`, en: `${file.en} was removed from the site` }
      : { fa: `${file.fa} درست شد`, en: `${file.en} is fixed` };
  },
  href: titleHref,
};
