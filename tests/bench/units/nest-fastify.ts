/* The unit by Nest on Fastify. Decorators are called by hand: Node strips types, it does not compile. */
import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Controller, Get, Header, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { announce, fixedAnswer } from './fixed-answer.ts';

const text = fixedAnswer(1_843).toString('utf8');

class FixedController {
  fixed(): string {
    return text;
  }
}
const method = Object.getOwnPropertyDescriptor(FixedController.prototype, 'fixed') as PropertyDescriptor;
Get()(FixedController.prototype, 'fixed', method);
Header('content-type', 'application/json; charset=utf-8')(FixedController.prototype, 'fixed', method);
Controller()(FixedController);

class UnitModule {}
Module({ controllers: [FixedController] })(UnitModule);

const app = await NestFactory.create<NestFastifyApplication>(UnitModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
announce((app.getHttpServer().address() as AddressInfo).port);
