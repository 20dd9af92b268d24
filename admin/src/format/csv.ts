type CsvValue = string | number | boolean | null | undefined;

/** A spreadsheet runs what begins like a formula, also with the wide signs of East Asian keyboards; an apostrophe keeps it text. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;

function cell(value: CsvValue): string {
  const text = String(value ?? '');
  const safe = FORMULA.test(text) && typeof value === 'string' ? `'${text}` : text;
  return /[",;؛\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as a table for spreadsheets, with the names of the first row's fields above and the mark that makes them read Persian right. */
export function asCsv(rows: readonly Readonly<Record<string, CsvValue>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join(','));
  return `\ufeff${[columns.join(','), ...lines].join('\r\n')}\r\n`;
}
