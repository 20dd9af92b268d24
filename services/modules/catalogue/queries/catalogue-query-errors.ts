import { DomainError } from '#platform/kernel/errors/domain-error.ts';

class Unknown extends DomainError {
  constructor(code: string, message: string) {
    super(code, message, { httpStatus: 404 });
  }
}

export class UnknownPost extends Unknown {
  constructor() {
    super('unknown_post', 'There is no such movie or series');
  }
}

/** It was there and is there no more. */
export class WithdrawnPost extends DomainError {
  constructor() {
    super('withdrawn_post', 'This movie or series is no longer here', { httpStatus: 410 });
  }
}

export class UnknownGenre extends Unknown {
  constructor() {
    super('unknown_genre', 'There is no such genre');
  }
}

export class UnknownCountry extends Unknown {
  constructor() {
    super('unknown_country', 'There is no such country');
  }
}

export class UnknownChannel extends Unknown {
  constructor() {
    super('unknown_channel', 'There is no such channel');
  }
}

export class UnknownPage extends Unknown {
  constructor() {
    super('unknown_page', 'There is no such page');
  }
}

export class UnknownPerson extends Unknown {
  constructor() {
    super('unknown_person', 'There is no such person');
  }
}

export class UnknownCeremony extends Unknown {
  constructor() {
    super('unknown_ceremony', 'There is no such ceremony');
  }
}

export class UnknownAward extends Unknown {
  constructor() {
    super('unknown_award', 'There is no such award');
  }
}

export class UnknownTitleImport extends Unknown {
  constructor() {
    super('unknown_import', 'There is no such import');
  }
}
