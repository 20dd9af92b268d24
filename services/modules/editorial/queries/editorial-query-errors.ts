import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownCategory extends DomainError {
  constructor() {
    super('unknown_category', 'There is no such category', { httpStatus: 404 });
  }
}

export class UnknownNewsPost extends DomainError {
  constructor() {
    super('unknown_news_post', 'There is no such article', { httpStatus: 404 });
  }
}
