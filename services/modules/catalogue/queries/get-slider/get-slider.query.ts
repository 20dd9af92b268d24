import { Query } from '@nestjs/cqrs';

/** Movies or series for the slider: the answer as text. */
export class GetSlider extends Query<string> {
  constructor(readonly postType: 1 | 2) {
    super();
  }
}
