import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import { useDetailWords } from './use-detail-words.ts';

async function inPersian() {
  await i18nProvider.changeLocale('fa');
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'fa' })}>
        {children}
      </AdminContext>
    </MemoryRouter>
  );
  return renderHook(useDetailWords, { wrapper }).result.current;
}

describe('what the log recorded, as a person reads it', () => {
  it.each([
    ['refusal', 'insult', 'توهین یا ناسزا'],
    ['reason', 'grant', 'هدیهٔ همکاران'],
    ['reason', 'not_released', 'هنوز منتشر نشده'],
    ['stage', 'update', 'تمدید'],
    ['stage', 'waiting', 'در انتظار'],
    ['kind', 'comments', 'دیدگاه'],
    ['kind', 'review', 'نقد'],
    ['postType', 2, 'سریال'],
    ['lang', 'fa', 'فارسی'],
  ])('%s: %s is a word of the program', async (name, value, words) => {
    expect((await inPersian())(name, value, {})).toBe(words);
  });

  it('is what somebody wrote, where they wrote it', async () => {
    expect((await inPersian())('reason', 'آخر هفته‌ای بی‌سرویس', {})).toBe('آخر هفته‌ای بی‌سرویس');
  });
});
