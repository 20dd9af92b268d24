import { startFailure } from '../start-failure.ts';
import { toldOfStart } from './unusable-database.ts';

const coded = (code: string, message: string) => Object.assign(new Error(message), { code });
const told = (error: unknown) => startFailure(toldOfStart(error));

describe('a process whose database', () => {
  it('was not brought up to date says what to do first', () => {
    expect(told(coded('42P01', 'relation "write.two_factor" does not exist'))).toBe(
      'the database is not up to date: run "cli migrate" first: relation "write.two_factor" does not exist',
    );
  });

  it('cannot be used says so, and which variables name it', () => {
    const none = new AggregateError([coded('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432')]);
    const errors = [
      Object.assign(none, { code: 'ECONNREFUSED' }),
      coded('57P03', 'the database system is starting up'),
    ];
    for (const error of errors) expect(told(error)).toMatch(/^DATABASE_URL, or .+: the database cannot be used: .+/);
  });

  it('is not to blame leaves the error as it is', () => {
    expect(told(new TypeError('x is undefined'))).toBeNull();
    expect(told(coded('23505', 'duplicate key'))).toBeNull();
  });
});
