import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { enUS, faIR } from '@mui/x-date-pickers/locales';
import { enGB } from 'date-fns/locale/en-GB';
import { latinDigits, localDigits } from '../../../format/number.ts';

/** The Jalali calendar in Persian digits; the library's own has them in some places and not in others. */
class JalaliDates extends AdapterDateFnsJalali {
  constructor(options?: ConstructorParameters<typeof AdapterDateFnsJalali>[0]) {
    super(options);
    const { formatByString, parse } = this;
    this.formatByString = (value, format) => localDigits(formatByString(value, format), 'fa');
    this.parse = (value, format) => parse(latinDigits(value), format);
    // The library knows by a Latin zero that years have four digits.
    this.formatTokenMap = {
      ...this.formatTokenMap,
      yyyy: { sectionType: 'year', contentType: 'digit', maxLength: 4 },
    };
  }
}

/** How each language reads and writes days. */
export const CALENDARS = {
  fa: {
    provider: {
      dateAdapter: JalaliDates,
      // The library's own begin with a digit, which is all of them that is shown.
      dateFormats: { weekdayShort: 'EEEEE' },
      localeText: {
        ...faIR.components.MuiLocalizationProvider.defaultProps.localeText,
        // The library leaves these in Latin letters.
        fieldYearPlaceholder: () => 'سال',
        fieldMonthPlaceholder: () => 'ماه',
        fieldDayPlaceholder: () => 'روز',
      },
    },
    format: 'yyyy/MM/dd',
  },
  en: {
    provider: {
      dateAdapter: AdapterDateFns,
      adapterLocale: enGB,
      localeText: enUS.components.MuiLocalizationProvider.defaultProps.localeText,
    },
    format: 'dd/MM/yyyy',
  },
} as const;

const digits = (value: number, count: number) => String(value).padStart(count, '0');

/** Earlier years are those of which not all four digits are typed yet, in either calendar. */
const FIRST_YEAR = 1_000;

/** A day of the data (`2026-03-21`), whatever calendar shows it. @returns '' for what is no whole date yet. */
export function dayOf(date: Date | null): string {
  // NaN where it is no date.
  if (!date || !(date.getFullYear() >= FIRST_YEAR)) return '';
  return [digits(date.getFullYear(), 4), digits(date.getMonth() + 1, 2), digits(date.getDate(), 2)].join('-');
}

/** The same day where this computer is. */
export function dateOf(day: unknown): Date | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(String(day)) ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(date)) : null;
}
