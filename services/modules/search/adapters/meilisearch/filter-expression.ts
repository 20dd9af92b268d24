import type { TitleFilter } from '../../contract/title-filter.ts';
import { mark } from './engine-document.ts';

/** The engine's filter language: a list of conditions that must all hold. */
export type Conditions = string[];

const text = (value: string) => JSON.stringify(value);
const anyOf = (attribute: string, values: (string | number)[]) =>
  `${attribute} IN [${values.map((value) => (typeof value === 'string' ? text(value) : value)).join(', ')}]`;

export const hasKey = (key: string) => `keys = ${text(key)}`;
export const hasNotKey = (key: string) => `keys != ${text(key)}`;
export const keyBeginsWith = (key: string) => `keys STARTS WITH ${text(key)}`;
export const hasRole = (role: string) => `roles = ${text(role)}`;
export const hasInitials = (initials: string) => `initials = ${text(initials)}`;
export const initialsBeginWith = (initials: string) => `initials STARTS WITH ${text(initials)}`;
export const isOneOf = (ids: number[]) => anyOf('id', ids);

/** Conditions of everything but countries and qualities. */
export function baseConditions(filter: TitleFilter): Conditions {
  const conditions: Conditions = [];
  if (filter.ids) conditions.push(isOneOf(filter.ids));
  if (filter.postType) conditions.push(`postType = ${filter.postType}`);
  if (filter.character) conditions.push(`characters = ${text(mark(filter.character))}`);
  for (const id of filter.actors ?? []) conditions.push(`actors = ${id}`);
  for (const id of filter.directors ?? []) conditions.push(`directors = ${id}`);
  for (const people of [filter.people, ...(filter.alongside ?? [])]) {
    if (people) conditions.push(`(${anyOf('actors', people)} OR ${anyOf('directors', people)})`);
  }
  for (const slug of filter.genres ?? []) conditions.push(`genres = ${text(slug)}`);
  if (filter.channel) conditions.push(`channel = ${text(filter.channel)}`);
  if (filter.age) conditions.push(`age = ${text(filter.age)}`);
  if (filter.fromYear) conditions.push(`releaseYear >= ${filter.fromYear}`);
  if (filter.toYear) conditions.push(`releaseYear <= ${filter.toYear}`);
  if (filter.translation) conditions.push(`${filter.translation} = true`);
  return conditions;
}

export function countryConditions({ countries }: TitleFilter): Conditions {
  return countries?.length ? [anyOf('countries', countries)] : [];
}

export function qualityConditions({ qualities }: TitleFilter): Conditions {
  return qualities?.length ? [anyOf('qualities', qualities)] : [];
}

export function allConditions(filter: TitleFilter): Conditions {
  return [...baseConditions(filter), ...countryConditions(filter), ...qualityConditions(filter)];
}
