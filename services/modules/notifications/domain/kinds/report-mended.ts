import { fileCaseSettled } from '#modules/support/contract/support.events.ts';
import { from, type Kind, titleHref } from '../kind.ts';
import { named } from '../words.ts';

/** Once for each report, however often its case is taken up again. */
export const reportMended: Kind = {
  name: 'report-mended',
  label: { fa: 'درست شدن فایلی که گزارش داده‌ام', en: 'Files being mended that I reported' },
  sources: [
    from(fileCaseSettled, async ({ fileId, reports, outcome }, { titleOfFile }) => {
      if (outcome !== 'mended' || reports.length === 0) return [];
      const postId = await titleOfFile(fileId);
      const facts = postId === null ? {} : { postId };
      return reports.map(({ reportId, userId }) => ({ cause: `report-${reportId}`, facts, to: { members: [userId] } }));
    }),
  ],
  words: ({ title }) => {
    const name = title && named(title.name);
    return {
      fa: name ? `فایلی از ${name.fa} که گزارش داده بودید درست شد` : 'فایلی که گزارش داده بودید درست شد',
      en: name ? `The file of ${name.en} that you reported is mended` : 'The file that you reported is mended',
    };
  },
  href: titleHref,
};
