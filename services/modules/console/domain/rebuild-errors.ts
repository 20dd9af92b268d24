import { DomainError } from '#platform/kernel/errors/domain-error.ts';

export class UnknownProjection extends DomainError {
  constructor() {
    const message = 'There is no such read model';
    super('unknown_projection', message, { httpStatus: 404 });
  }
}

export class UnknownRebuild extends DomainError {
  constructor() {
    super('unknown_rebuild', 'There is no such rebuild', { httpStatus: 404 });
  }
}

export class RebuildUnderWay extends DomainError {
  constructor() {
    super('rebuild_under_way', 'This read model is being worked on already', { httpStatus: 409 });
  }
}

export class RebuildOver extends DomainError {
  constructor() {
    super('rebuild_over', 'This rebuild is over already', { httpStatus: 409 });
  }
}

export class RebuildBeingPutInPlace extends DomainError {
  constructor() {
    super('rebuild_swapping', 'The new tables are being put in place, which cannot be cancelled', { httpStatus: 409 });
  }
}
