import { render, screen } from '@testing-library/react';
import { AdminContext, memoryStore } from 'react-admin';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { GenreFields } from './GenreFields.tsx';
import type { GenreRow } from './genres-draft.ts';

describe('a genre in the Persian console', () => {
  it('is called by its Persian name by what can be done with it', async () => {
    await i18nProvider.changeLocale('fa');
    const nothing = () => undefined;
    render(
      <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'fa' })}>
        <GenreFields
          row={{ slug: 'war', fa: 'جنگی', en: 'War', words: '', saved: true, posts_count: 1 } as GenreRow}
          ends={{ up: false, down: false }}
          checked={false}
          notMerged={null}
          onChange={nothing}
          onMove={nothing}
          onRemove={nothing}
          onMerge={nothing}
        />
      </AdminContext>,
    );
    await screen.findByRole('button', { name: 'یکی کردن جنگی با ژانری دیگر' });
    expect(screen.queryByRole('button', { name: /War/ })).toBeNull();
  });
});
