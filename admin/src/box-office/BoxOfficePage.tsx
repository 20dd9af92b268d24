import { useTranslate } from 'react-admin';
import type { ConsoleBoxOffice } from '../api/types.ts';
import { OneRecord } from '../components/page/OneRecord.tsx';
import { PageFrame } from '../components/page/PageFrame.tsx';
import { BoxOfficeForm } from './BoxOfficeForm.tsx';

const WIDTH = 900;

export function BoxOfficePage() {
  const translate = useTranslate();
  return (
    <PageFrame title={translate('parde.nav.box_office')} aside={translate('parde.box_office.lead')} width={WIDTH}>
      <OneRecord<ConsoleBoxOffice & { id: string }> resource="box-office" id="now">
        {(boxOffice, reopen) => <BoxOfficeForm boxOffice={boxOffice} onReopen={reopen} />}
      </OneRecord>
    </PageFrame>
  );
}
