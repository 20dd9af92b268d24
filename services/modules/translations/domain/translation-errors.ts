import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownTranslation extends DomainError {
  constructor() {
    super('unknown_translation', 'There is no such text', { httpStatus: 404 });
  }
}

/** Where a language has no text, one is to be written. */
export class TextIsMissing extends DomainError {
  constructor() {
    super('text_is_missing', 'This text is missing in a language, please write it', { httpStatus: 409 });
  }
}

export class OtherPlaceholders extends DomainError {
  constructor(languages: readonly string[]) {
    const told = ['What stands in brackets must stay as it is'];
    const errors = Object.fromEntries(languages.map((language) => [language, told]));
    super('other_placeholders', 'Please check the marked fields', { errors });
  }
}
