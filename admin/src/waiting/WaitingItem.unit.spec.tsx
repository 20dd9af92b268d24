import { render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import type { WaitingRow } from '../api/types.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import type { Language } from '../i18n/language.ts';
import { WaitingItem } from './WaitingItem.tsx';

const ROW: WaitingRow = {
  id: 'file_reports-1',
  kind: 'file_reports',
  item_id: 1,
  since: '2026-03-01T00:00:00.000Z',
  text: '',
  by: 'sara',
  about: { name: { fa: 'تاریک', en: 'Dark' }, file: { post_type: 2, quality: 2, season: 1, episode: 2 } },
  claim: null,
};
const nothing = () => undefined;

async function shown(row: Partial<WaitingRow>, language: Language = 'en') {
  await i18nProvider.changeLocale(language);
  render(
    <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: language })}>
      <WaitingItem
        row={{ ...ROW, ...row }}
        current={false}
        byKey={false}
        busy={false}
        onPoint={nothing}
        onTakeUp={nothing}
      />
    </AdminContext>,
  );
}

describe('a row of all that waits', () => {
  it('names the file that it is about, in either language', async () => {
    await shown({});
    screen.getByText('Dark · season 1, episode 2 · 1080P');
  });

  it('does so in Persian', async () => {
    await shown({}, 'fa');
    screen.getByText('تاریک · فصل ۱، قسمت ۲ · 1080P');
  });

  it('says what a comment is on beside what it says', async () => {
    await shown({ kind: 'comments', text: 'Well done', about: { name: { fa: null, en: 'Leila' } } });
    screen.getByText('Well done');
    screen.getByText('Leila');
  });

  it('says in which language a subtitle is, in words', async () => {
    await shown({ kind: 'subtitles', text: 'fa' }, 'fa');
    screen.getByText('فارسی');
  });

  it('says of a file without a name that it is not on offer any more', async () => {
    await shown({ about: null });
    screen.getByText('A file that is no longer on the site');
  });
});
