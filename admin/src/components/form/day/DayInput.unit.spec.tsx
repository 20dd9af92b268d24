import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { AdminContext, Form, memoryStore } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { i18nProvider } from '../../../i18n/i18n-provider.ts';
import type { Language } from '../../../i18n/language.ts';
import { CommandForm } from '../CommandForm.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
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

  it.each([
    ['en', 2, '202'],
    ['fa', 0, '۱۴۰'],
  ] as const)('is none while its year is being typed: %s', async (language, place, year) => {
    const { sections, type, value } = await mounted(language, '2026-03-21');
    for (const digit of year) {
      type(sections()[place] as HTMLElement, digit);
      expect(value()).toBe('');
    }
  });

  it('is chosen from the months of the reader’s calendar', async () => {
    await mounted('fa', '2026-03-21');
    fireEvent.click(screen.getByRole('button', { name: /۱۴۰۵|انتخاب/ }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('فروردین');
  });

  it.each([
    ['fa', 'ش ی د س چ پ ج'],
    ['en', 'M T W T F S S'],
  ] as const)('is chosen below the letters of the week’s days: %s', async (language, letters) => {
    await mounted(language, '2026-03-21');
    fireEvent.click(screen.getByRole('button', { name: /انتخاب|Choose/ }));
    const heads = await screen.findAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent).join(' ')).toBe(letters);
  });
});

describe('a day that is not whole', () => {
  afterEach(cleanup);

  /** A form of a day at a place within it, and what it has sent. */
  async function formOf(source: string, values: object, edits = false) {
    await i18nProvider.changeLocale('en');
    const sent: object[] = [];
    render(
      <AdminContext i18nProvider={i18nProvider} store={memoryStore({ locale: 'en' })}>
        <CommandForm
          values={values}
          edits={edits}
          onSubmit={async (typed) => void sent.push(typed)}
          toolbar={<SubmitButton label="parde.curation.save" />}
        >
          <DayInput source={source} label="Day" hint="Any day" />
        </CommandForm>
      </AdminContext>,
    );
    const group = screen.getByRole('group');
    const type = (place: number, text: string) => {
      for (const digit of text) {
        const section = within(group).getAllByRole('spinbutton')[place] as HTMLElement;
        fireEvent.focus(section);
        section.textContent = digit;
        fireEvent.input(section);
      }
    };
    const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
    const save = () => act(async () => button().click());
    /** @param to what has the focus then. */
    const leave = (to: HTMLElement | null = null) =>
      act(
        async () =>
          void fireEvent.blur(within(group).getAllByRole('spinbutton')[0] as HTMLElement, { relatedTarget: to }),
      );
    return { sent, type, save, button, leave };
  }
  const refused = () =>
    screen.queryByText('This day is incomplete or not in the calendar: finish it or clear it') !== null;

  it('is refused at its field, and not taken for none', async () => {
    const { sent, type, save } = await formOf('day', { day: '' });
    type(0, '21');
    await save();
    expect([sent, refused()]).toEqual([[], true]);
    type(1, '03');
    type(2, '2026');
    await save();
    expect([sent, refused()]).toEqual([[{ day: '2026-03-21' }], false]);
  });

  it('is refused where no calendar has it, also deep in a form', async () => {
    const { sent, type, save } = await formOf('episodes.e1.day', { episodes: { e1: { day: '2026-03-31' } } });
    type(1, '02');
    await save();
    expect([sent, refused()]).toEqual([[], true]);
  });

  it('is told at its field once that is left, where nothing else has changed and nothing can be saved', async () => {
    const { type, leave, button } = await formOf('day', { day: '' }, true);
    type(0, '21');
    expect(refused()).toBe(false);
    await leave();
    expect([button().disabled, refused()]).toEqual([true, true]);
    type(1, '03');
    type(2, '2026');
    expect([button().disabled, refused()]).toEqual([false, false]);
  });

  it('is told no longer when it is cleared', async () => {
    const { type, leave } = await formOf('day', { day: '' }, true);
    type(0, '21');
    await leave();
    await act(async () => screen.getByRole('button', { name: /clear/i }).click());
    expect(refused()).toBe(false);
  });

  it('is not told while its own calendar is opened', async () => {
    const { type, leave } = await formOf('day', { day: '' }, true);
    type(0, '21');
    await leave(screen.getByRole('button', { name: /Choose date/ }));
    expect(refused()).toBe(false);
  });

  it('may stay empty', async () => {
    const { sent, save } = await formOf('day', { day: '' });
    await save();
    expect(sent).toEqual([{ day: '' }]);
  });
});
