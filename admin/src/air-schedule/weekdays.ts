/** 1 Saturday … 7 Friday; specification §3. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: `parde.air.weekdays.${id}` }));
