import { type Direction, directionOf, type Language } from './language.ts';
import { fill, findText, type TextMap, type Values } from './translate.ts';

type Listener = (language: Language) => void;
type Names = string | readonly string[];

interface Sources {
  /** @throws when there are no such texts. */
  load(language: Language, namespace: string): Promise<TextMap>;
  /** Told of a key that no text has. */
  missing(language: Language, key: string): void;
}

const CORE = 'core';
const listed = (names: Names) => (typeof names === 'string' ? [names] : names);

/**
 * The texts of the site as react-i18next reads them, in place of i18next (decision 75): flat keys in namespaces, each loaded when
 * first asked for, the namespace `core` behind all others. Methods are called on a wrapper: private fields are of TypeScript's kind.
 */
export class SiteTexts {
  language: Language = 'fa';
  languages: Language[] = ['fa'];
  isInitialized = false;
  readonly options = { ns: [CORE], defaultNS: CORE, react: { bindI18nStore: 'added' } };
  /** Tells when texts were laid over those that are shown. */
  readonly store = { on: this.listen.bind(this), off: this.forget.bind(this) };

  private readonly texts = new Map<string, TextMap>();
  private readonly loading = new Map<string, Promise<void>>();
  private readonly listeners = new Map<string, Set<Listener>>();

  constructor(private readonly sources: Sources) {}

  async init(language: Language): Promise<void> {
    await this.changeLanguage(language);
    this.isInitialized = true;
  }

  /** Everything that has been shown once is there in the language before it changes; at once when it is there already. */
  async changeLanguage(language: Language): Promise<void> {
    if (!this.options.ns.every((name) => this.texts.has(`${language}/${name}`)))
      await this.reloadResources([language], this.options.ns);
    this.language = language;
    this.languages = [language];
    this.tell('languageChanged');
  }

  async loadNamespaces(names: Names, done?: () => void): Promise<void> {
    for (const name of listed(names)) if (!this.options.ns.includes(name)) this.options.ns.push(name);
    await this.reloadResources([this.language], listed(names));
    done?.();
  }

  /** Loads what is not there yet. */
  async reloadResources(languages: readonly Language[], names: readonly string[]): Promise<void> {
    await Promise.all(languages.flatMap((language) => names.map((name) => this.loadOnce(language, name))));
  }

  hasLoadedNamespace(name: string): boolean {
    return this.texts.has(`${this.language}/${name}`);
  }

  /** @param names where a key is looked for first, before `core`. */
  getFixedT(language: Language, names: Names): (key: string, values?: Values) => string {
    return (key, values = {}) => {
      const from = listed((values['ns'] as Names | undefined) ?? names);
      const found = this.find(language, from, key, values['count']);
      if (found === undefined) this.sources.missing(language, key);
      const otherwise = values['defaultValue'];
      return fill(found ?? (typeof otherwise === 'string' ? otherwise : key), values, language);
    };
  }

  exists(key: string, { ns = CORE }: { ns?: Names } = {}): boolean {
    return this.find(this.language, listed(ns), key, undefined) !== undefined;
  }

  dir(): Direction {
    return directionOf(this.language);
  }

  /** @returns the namespaces that are loaded in the language, with their texts. */
  loaded(language: Language): [namespace: string, texts: TextMap][] {
    const prefix = `${language}/`;
    return [...this.texts].flatMap(([name, texts]) =>
      name.startsWith(prefix) ? [[name.slice(prefix.length), texts] as [string, TextMap]] : [],
    );
  }

  /** Lays texts over those of a namespace. */
  lay(language: Language, namespace: string, texts: TextMap): void {
    const name = `${language}/${namespace}`;
    this.texts.set(name, { ...this.texts.get(name), ...texts });
    this.tell('added');
  }

  on(events: string, listener: Listener): void {
    this.listen(events, listener);
  }

  off(events: string, listener: Listener): void {
    this.forget(events, listener);
  }

  private find(language: Language, names: readonly string[], key: string, count: unknown): string | undefined {
    const maps = [...names, CORE].map((name) => this.texts.get(`${language}/${name}`));
    return findText(maps, key, count, language);
  }

  private loadOnce(language: Language, namespace: string): Promise<void> {
    const name = `${language}/${namespace}`;
    if (this.texts.has(name)) return Promise.resolve();
    const begun = this.loading.get(name);
    if (begun) return begun;
    const loading = this.sources
      .load(language, namespace)
      // What has no texts shows its keys, rather than nothing for ever.
      .catch((): TextMap => ({}))
      .then((texts) => {
        this.texts.set(name, texts);
        this.loading.delete(name);
      });
    this.loading.set(name, loading);
    return loading;
  }

  private listen(events: string, listener: Listener): void {
    for (const event of events.split(' ')) {
      const known = this.listeners.get(event) ?? new Set<Listener>();
      this.listeners.set(event, known.add(listener));
    }
  }

  private forget(events: string, listener: Listener): void {
    for (const event of events.split(' ')) this.listeners.get(event)?.delete(listener);
  }

  private tell(event: string): void {
    for (const listener of [...(this.listeners.get(event) ?? [])]) listener(this.language);
  }
}
