import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import type { ConsolePlan } from '../api/types.ts';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { InConsole } from '../components/testing/InConsole.tsx';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import type { PlanFacts } from '../providers/commands/staff-commands.ts';
import { PlanForm } from './PlanForm.tsx';

afterEach(cleanup);

const days: ConsolePlan = {
  id: 4,
  planId: 2,
  name: { fa: 'یک‌ماهه', en: 'A month' },
  price: 490_000,
  size: 30,
  active: true,
  sort: 1,
  version: 1,
};

/** Meanwhile a colleague has saved a second version of it. */
async function mounted(plan: ConsolePlan, theirs: Partial<PlanFacts>) {
  await i18nProvider.changeLocale('en');
  const { id, planId: _, version: __, ...facts } = plan;
  const newest = { ...facts, ...theirs };
  const versions = [
    { version: 2, at: '2026-01-02T00:00:00.000Z', actor: 'user-1', changed: Object.keys(theirs), facts: newest },
    { version: 1, at: '2026-01-01T00:00:00.000Z', actor: 'user-1', changed: [], facts },
  ];
  const sent: object[] = [];
  const reopened: number[] = [];
  const provider = {
    getOne: async () => ({ data: { id, version: 2, facts: newest, versions } }),
    getMany: async () => ({ data: [] }),
    revisePlan: async (body: { version: number }) => {
      if (body.version < 2) throw new HttpError('changed', 409, { code: 'version_conflict' });
      sent.push(body);
      return { status: 1, id, version: 3 };
    },
  };
  render(
    <InConsole provider={provider}>
      <PageFrame title="A plan">
        <PlanForm plan={plan} onReopen={() => reopened.push(1)} />
      </PageFrame>
    </InConsole>,
  );
  return {
    sent,
    reopened,
    type: (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }),
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
  };
}

describe('what a buyer gets', () => {
  it('stands beside its name, with a word where a name says otherwise', async () => {
    const { type } = await mounted(days, {});
    screen.getByText('A buyer gets 30 days.');
    expect(screen.queryByText(/The name says/)).toBeNull();
    type('Name in Persian', 'اشتراک ۶۰ روزه');
    screen.getByText('The name says 60 days');
    type('Days', '۶۰');
    screen.getByText('A buyer gets 60 days.');
    expect(screen.queryByText(/The name says/)).toBeNull();
  });
});

describe('a plan that is to cost nothing', () => {
  it('is saved once its editor has said that it is meant', async () => {
    const { type, press, sent } = await mounted({ ...days, version: 2 }, {});
    type('Price in rials', '0');
    await press('Save');
    await press('Cancel');
    expect(sent).toEqual([]);
    await press('Save');
    await press('Yes, free of charge');
    expect(sent).toMatchObject([{ id: 4, price: 0 }]);
  });

  it('gives the focus back to the button that asked', async () => {
    const { type, sent } = await mounted({ ...days, version: 2 }, {});
    const press = (name: string) =>
      act(async () => {
        const button = screen.getByRole('button', { name });
        button.focus();
        button.click();
      });
    type('Price in rials', '0');
    await press('Save');
    await press('Cancel');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' })));
    expect(sent).toEqual([]);
  });

  it('is not asked about again', async () => {
    const { type, press, sent } = await mounted({ ...days, price: 0, version: 2 }, {});
    type('Days', '31');
    await press('Save');
    expect(sent).toMatchObject([{ id: 4, price: 0, size: 31 }]);
  });
});

describe('a new plan', () => {
  it('is put up for sale, or only kept', async () => {
    await i18nProvider.changeLocale('en');
    render(
      <InConsole provider={{}}>
        <PlanForm />
      </InConsole>,
    );
    screen.getByRole('button', { name: 'Put up for sale' });
    fireEvent.click(screen.getByRole('switch', { name: 'For sale now' }));
    await screen.findByRole('button', { name: 'Save' });
  });
});

describe('a plan that a colleague has changed meanwhile', () => {
  it('keeps both edits where they are of other fields', async () => {
    const { type, press, sent, reopened } = await mounted(days, { sort: 7 });
    type('Days', '31');
    await press('Save');
    await press('Save both');
    expect(sent).toMatchObject([{ id: 4, version: 2, size: 31, sort: 7 }]);
    expect(reopened).toHaveLength(1);
  });

  it('shows both sides of the same field with its unit', async () => {
    const { type, press, sent, reopened } = await mounted(days, { price: 500_000 });
    type('Price in rials', '520,000');
    await press('Save');
    screen.getByText('520,000 rials');
    screen.getByText('500,000 rials');
    await press('Discard mine and see theirs');
    expect(sent).toEqual([]);
    expect(reopened).toHaveLength(1);
  });

  it('is saved of the free plan as well, which has no size', async () => {
    const free = { ...days, planId: 1, price: 0, size: 0 };
    const { type, press, sent } = await mounted(free, { sort: 7 });
    type('Name in English', 'Nothing to pay');
    await press('Save');
    await press('Save both');
    expect(sent).toMatchObject([{ name: { en: 'Nothing to pay' }, price: 0, size: 1, sort: 7 }]);
  });
});
