import { fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext, Form, memoryStore } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { i18nProvider } from '../../i18n/i18n-provider.ts';
import type { Language } from '../../i18n/language.ts';
import { DayInput } from './DayInput.tsx';

/** What the form has, beside the field. */
function Value() {
  return <output>{useWatch({ name: 'day' })}</output>;
}

/** The field in a form, in a language, as a mouse finds it. */
async function mounted(language: Language, day: string) {
  await i18nProvider.changeLocale(language);
  render(
    <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: language })}>
      <Form defaultValues={{ day }}>
        <DayInput source="day" label="Day" hint="Any day" />
        <Value />
      </Form>
    </AdminContext>,
  );
  const group = screen.getByRole('group');
  return {
    /** The field's own text without marks of direction. */
    shown: () => (group.textContent ?? '').replace(/[\u200e\u200f\u2066-\u2069]/g, ''),
    value: () => screen.getByRole('status').textContent,
    sections: () => within(group).getAllByRole('spinbutton'),
    type: (section: HTMLElement, digit: string) => {
      fireEvent.focus(section);
      section.textContent = digit;
      fireEvent.input(section);
    },
  };
}

describe('a day in a form', () => {
  it('is a Jalali one in Persian, in Persian digits, and an ISO date in the data', async () => {
    const { shown, value } = await mounted('fa', '2026-03-21');
    expect(shown()).toContain('۱۴۰۵/۰۱/۰۱');
    expect(value()).toBe('2026-03-21');
  });

  it('says in the reader’s letters what is typed where', async () => {
    const { shown } = await mounted('fa', '');
    expect(shown()).toContain('سال/ماه/روز');
    expect(shown()).not.toMatch(/[A-Z]{2}/);
  });

  it('is a Gregorian one in English', async () => {
    const { shown, value } = await mounted('en', '2026-03-21');
    expect(shown()).toContain('21/03/2026');
    expect(value()).toBe('2026-03-21');
  });

  it.each(['۱۴۰۳', '1403'])('is typed in Persian as in Latin digits: %s', async (year) => {
    const { sections, type, shown, value } = await mounted('fa', '2026-03-21');
    for (const digit of year) type(sections()[0] as HTMLElement, digit);
    expect(shown()).toContain('۱۴۰۳/۰۱/۰۱');
    expect(value()).toBe('2024-03-20');
  });

  it('is chosen from the months of the reader’s calendar', async () => {
    await mounted('fa', '2026-03-21');
    fireEvent.click(screen.getByRole('button', { name: /۱۴۰۵|انتخاب/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('فروردین');
  });
});
