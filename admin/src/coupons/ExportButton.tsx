import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useTranslate } from 'react-admin';
import type { ConsoleCoupon } from '../api/types';
import { saveText } from '../browser/save-text';
import type { ConsoleDataProvider } from '../providers/data-provider';
import { couponsAsCsv } from './coupon-csv';

const PER_PAGE = 100;

/** All coupons that the filters let through, as a file. */
export function ExportButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider<ConsoleDataProvider>();
  const { filterValues: filter, sort } = useListContext<ConsoleCoupon>();
  const [busy, setBusy] = useState(false);

  const fetchAll = async () => {
    const all: ConsoleCoupon[] = [];
    for (let page = 1; ; page += 1) {
      const pagination = { page, perPage: PER_PAGE };
      const { data, total = 0 } = await provider.getList<ConsoleCoupon>('coupons', { filter, sort, pagination });
      all.push(...data);
      if (data.length < PER_PAGE || all.length >= total) return all;
    }
  };
  const download = async () => {
    setBusy(true);
    try {
      saveText(couponsAsCsv(await fetchAll()), 'coupons.csv', 'text/csv;charset=utf-8');
    } catch (error) {
      notify(error instanceof Error ? error.message : 'parde.errors.unknown', { type: 'error' });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="outlined" disabled={busy} onClick={() => void download()}>
      {translate('parde.coupons.export')}
    </Button>
  );
}
