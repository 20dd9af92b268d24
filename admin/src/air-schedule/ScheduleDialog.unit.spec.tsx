import { act, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, type DataProvider, HttpError, memoryStore } from 'react-admin';
import type { AiredSeries } from '../api/types.ts';
import { i18nProvider } from '../i18n/i18n-provider.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

const series: AiredSeries = {
  id: 7,
  version: 2,
  name: { fa: null, en: 'The Bridge' },
  channel: null,
  air_weekday: 1,
  air_time: null,
};

describe('the dialog of a time in the schedule', () => {
  it('closes over the list that is loaded anew where a colleague was quicker', async () => {
    await i18nProvider.changeLocale('en');
    const getOne = jest.fn(async () => ({ data: { id: 'now', channels: [], unlisted: [] } }));
    const scheduleSeries = async () => {
      throw new HttpError('Changed meanwhile', 409, { code: 'version_conflict' });
    };
    const onClose = jest.fn();
    render(
      <AdminContext
        dataProvider={{ getOne, scheduleSeries } as unknown as DataProvider}
        i18nProvider={i18nProvider}
        store={memoryStore({ locale: 'en' })}
      >
        <ScheduleDialog series={series} onClose={onClose} />
      </AdminContext>,
    );
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(1));
    await act(async () => screen.getByRole('button', { name: 'Save' }).click());
    await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
