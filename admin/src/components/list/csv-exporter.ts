import { downloadCSV, type Exporter, type RaRecord } from 'react-admin';

/** The exporter of a list as a file for spreadsheets. */
export function csvExporter<R extends RaRecord>(name: string, asText: (records: R[]) => string): Exporter<R> {
  return (records) => downloadCSV(asText(records), name);
}
