import { multipart } from '#platform/testing/multipart.ts';
import type { ApiOperation, ApiSchema } from '../support/api-operations.ts';
import type { Random } from '../support/random.ts';
import type { SampleValues } from '../support/sample-values.ts';
import type { SiteRequest } from '../support/site-under-test.ts';
import { BAD_CONTENT_TYPES, BAD_CREDENTIALS, BAD_HEADERS } from './bad-headers.ts';
import { BAD_PATH_PARTS, BAD_QUERIES } from './bad-paths.ts';
import { BAD_BODIES, BAD_TEXTS, BAD_VALUES, EDGE_DATES, EDGE_NUMERALS, INTRUDERS } from './bad-values.ts';

/** The first bytes of a PNG file. */
const PNG = '\x89PNG\r\n\x1a\n';

interface Draft extends SiteRequest {
  headers: Record<string, string>;
  body?: unknown;
}

type Spoiler = (draft: Draft, operation: ApiOperation) => void;

/** Makes requests of an operation: a valid one with one or two errors, sometimes with none. */
export class BadRequests {
  constructor(
    private readonly random: Random,
    private readonly samples: SampleValues,
  ) {}

  /** @param token of who sends it; null for nobody. */
  make(operation: ApiOperation, token: string | null): SiteRequest {
    const draft = this.rightRequest(operation, token);
    const ownSpoilers = operation.form ? this.forForms : operation.body ? this.forBodies : this.forQueries;
    const spoilers = [...ownSpoilers, ...this.forAll];
    if (!this.random.chance(0.06)) this.random.pick(spoilers)(draft, operation);
    if (this.random.chance(0.15)) this.random.pick(spoilers)(draft, operation);
    return wireForm(draft);
  }

  private rightRequest(operation: ApiOperation, token: string | null): Draft {
    const draft: Draft = { method: operation.method, url: this.url(operation), headers: {} };
    if (operation.form) {
      const bytes = Buffer.from(this.random.pick([PNG, ...BAD_TEXTS]), 'latin1');
      const { headers, payload } = multipart({ bytes }, token ? { token } : {});
      return { ...draft, headers, payload };
    }
    if (operation.body) {
      draft.headers['content-type'] = 'application/json';
      draft.body = this.samples.value(operation.body, '', operation);
      if (token && this.random.chance(0.3)) {
        (draft.body as Record<string, unknown>)['token'] = token;
        return draft;
      }
    }
    if (token) draft.headers['authorization'] = `Bearer ${token}`;
    return draft;
  }

  private url(operation: ApiOperation, badParameter?: string): string {
    const partOf = (name: string, schema: ApiSchema) =>
      name === badParameter
        ? this.random.pick(BAD_PATH_PARTS)
        : encodeURIComponent(String(this.samples.value(schema, name, operation)));
    let { path } = operation;
    const query: string[] = [];
    for (const { name, in: place, schema } of operation.parameters) {
      if (place === 'path') path = path.replace(`{${name}}`, () => partOf(name, schema));
      else if (this.random.chance(0.5)) query.push(`${name}=${partOf(name, schema)}`);
    }
    return query.length > 0 ? `${path}?${query.join('&')}` : path;
  }

  /** One's own copy, which a second error may be put into. */
  private badValue(values: readonly unknown[] = BAD_VALUES): unknown {
    return structuredClone(this.random.pick(values));
  }

  private readonly badPath: Spoiler = (draft, operation) => {
    const names = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    if (names.length > 0) draft.url = this.url(operation, this.random.pick(names));
    else draft.url += this.random.pick(['/', '//', '/%zz', '/../x', ';a=b', '/__proto__']);
  };

  private readonly badQuery: Spoiler = (draft) => {
    draft.url = `${draft.url.split('?')[0]}${this.random.pick(BAD_QUERIES)}`;
  };

  /** A bad text in a list's filter, where a text belongs. */
  private readonly badFilter: Spoiler = (draft) => {
    const field = this.random.pick(['q', 'genre', 'status', 'role', 'id', 'post_id', 'user_id', 'post_type', 'action']);
    const filter = JSON.stringify({ [field]: this.random.pick(BAD_VALUES) }).slice(0, 9_000);
    draft.url = `${draft.url.split('?')[0]}?filter=${encodeURIComponent(filter)}`;
  };

  private readonly badHeader: Spoiler = (draft) => {
    Object.assign(draft.headers, this.random.pick(BAD_HEADERS));
  };

  private readonly badCredentials: Spoiler = (draft) => {
    delete draft.headers['authorization'];
    Object.assign(draft.headers, this.random.pick(BAD_CREDENTIALS));
  };

  private readonly wrongMethod: Spoiler = (draft) => {
    draft.method = this.random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
  };

  private readonly badBody: Spoiler = (draft) => {
    draft.payload = this.random.pick(BAD_BODIES);
  };

  private readonly wrongContentType: Spoiler = (draft) => {
    draft.headers['content-type'] = this.random.pick(BAD_CONTENT_TYPES);
  };

  private readonly randomBytes: Spoiler = (draft) => {
    draft.payload = Buffer.from(Array.from({ length: this.random.between(1, 200) }, () => this.random.between(0, 255)));
  };

  private readonly unknownField: Spoiler = (draft) => {
    const name = this.random.pick(['role', 'id', 'user_id', 'isAdmin', 'status', 'constructor', ...BAD_TEXTS]);
    if (isObject(draft.body)) draft.body[name] = this.badValue();
  };

  private readonly missingField: Spoiler = (draft) => {
    const holder = this.somewhereIn(draft.body);
    if (holder) delete (holder as Record<string, unknown>)[this.random.pick(Object.keys(holder))];
  };

  private readonly badField: Spoiler = (draft, { body }) => {
    const holder = this.somewhereIn(draft.body) as Record<string, unknown> | null;
    const value = this.badValue(this.random.chance(0.5) ? BAD_TEXTS : BAD_VALUES);
    if (holder) holder[this.random.pick(Object.keys(holder))] = value;
    else if (isObject(draft.body)) draft.body[this.random.pick(Object.keys(body?.properties ?? { x: 1 }))] = value;
  };

  /** A field of the right type that is nearly good: the date of no calendar, a text with something in its middle. */
  private readonly edgeField: Spoiler = (draft) => {
    const holder = this.somewhereIn(draft.body) as Record<string, unknown> | null;
    const texts = Object.entries(holder ?? {}).filter(([, value]) => typeof value === 'string');
    if (!holder || texts.length === 0) return;
    const [name, value] = this.random.pick(texts) as [string, string];
    const half = Math.floor(value.length / 2);
    holder[name] = /^\d{4}-\d\d-\d\d/.test(value)
      ? this.random.pick(EDGE_DATES)
      : value.slice(0, half) + this.random.pick(INTRUDERS) + value.slice(half);
  };

  /** One of the numbers as no JavaScript would write it. */
  private readonly edgeNumeral: Spoiler = (draft) => {
    const parts = JSON.stringify(draft.body ?? {}).split(/(?<=[:,[])(-?\d[\d.]*)(?=[,}\]])/);
    if (parts.length < 3) return;
    parts[1 + 2 * this.random.between(0, (parts.length - 3) / 2)] = this.random.pick(EDGE_NUMERALS);
    draft.payload = parts.join('');
  };

  /** A field twice, first as something else. */
  private readonly fieldTwice: Spoiler = (draft) => {
    if (!isObject(draft.body) || Object.keys(draft.body).length === 0) return;
    const name = JSON.stringify(this.random.pick(Object.keys(draft.body)));
    draft.payload = `{${name}:${JSON.stringify(this.badValue())},${JSON.stringify(draft.body).slice(1)}`;
  };

  private readonly badWhole: Spoiler = (draft) => {
    draft.body = this.badValue();
  };

  private readonly cutForm: Spoiler = (draft) => {
    draft.payload = draft.payload?.slice(0, this.random.between(0, draft.payload.length)) ?? '';
  };

  private readonly forAll: Spoiler[] = [
    this.badPath,
    this.badQuery,
    this.badHeader,
    this.badCredentials,
    this.wrongMethod,
  ];
  private readonly forQueries: Spoiler[] = [this.badQuery, this.badQuery, this.badFilter, this.badFilter, this.badPath];
  private readonly forForms: Spoiler[] = [
    this.cutForm,
    this.cutForm,
    this.badBody,
    this.wrongContentType,
    this.randomBytes,
  ];
  private readonly forBodies: Spoiler[] = [
    this.badField,
    this.badField,
    this.badField,
    this.badField,
    this.badField,
    this.edgeField,
    this.edgeField,
    this.edgeNumeral,
    this.fieldTwice,
    this.unknownField,
    this.missingField,
    this.badBody,
    this.badBody,
    this.badWhole,
    this.wrongContentType,
    this.randomBytes,
    this.badPath,
  ];

  /** @returns an object or array of the body that has something in it. */
  private somewhereIn(body: unknown): object | null {
    const holders: object[] = [];
    const visit = (value: unknown) => {
      if (typeof value !== 'object' || value === null) return;
      if (Object.keys(value).length > 0) holders.push(value);
      for (const inner of Object.values(value)) visit(inner);
    };
    visit(body);
    return holders.length > 0 ? this.random.pick(holders) : null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function wireForm({ body, ...request }: Draft): SiteRequest {
  if (request.payload !== undefined || body === undefined) return request;
  return { ...request, payload: JSON.stringify(body) };
}
