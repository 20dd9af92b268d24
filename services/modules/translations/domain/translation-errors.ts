import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownTranslation extends DomainError {
  constructor() {
    super('unknown_translation', 'There is no such text', { httpStatus: 404 });
  }
}

export class OtherPlaceholders extends DomainError {
  constructor(languages: readonly string[]) {
    const told = ['What stands in brackets must stay as it is'];
    const errors = Object.fromEntries(languages.map((language) => [language, told]));
    super('other_placeholders', 'Please check the marked fields', { errors });
  }
}
