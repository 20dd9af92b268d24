import { Body, Controller, Post } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { Endpoint } from '#platform/http/endpoint.decorator.ts';
import { PublicDocument } from '#platform/http/json-document.ts';
import { GetSlider } from './get-slider.query.ts';
import { sliderAnswer, sliderRequest } from './get-slider.schema.ts';

const readsFrom = ['title-cards'];

@ApiTags('catalogue')
@Controller('api/post')
export class GetSliderController {
  constructor(private readonly queries: QueryBus) {}

  @Post('slider-movies')
  @Endpoint({ summary: 'Movies for the slider', access: 'public', response: sliderAnswer, readsFrom })
  @PublicDocument()
  movies(@Body({ schema: sliderRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new GetSlider(1));
  }

  @Post('slider-serials')
  @Endpoint({ summary: 'Series for the slider', access: 'public', response: sliderAnswer, readsFrom })
  @PublicDocument()
  serials(@Body({ schema: sliderRequest }) _body: unknown): Promise<string> {
    return this.queries.execute(new GetSlider(2));
  }
}
