import type { PersonalSection } from '#platform/personal-data/personal-data.registry.ts';

export const ACCOUNT_SECTIONS: PersonalSection[] = [
  {
    name: 'account',
    sql: `select user_id as id, username, name, email, phone, role, verified, avatar_path, joined_at, last_login_at,
            referrer_id, two_factor, profile_shows
          from read.account where user_id = $1`,
  },
  {
    name: 'sessions',
    sql: `select device, kind, address, started_at, expires_at, ended_at, ended_by
          from read.session_history where user_id = $1 order by started_at desc`,
  },
];
