import { Module } from '@nestjs/common';
import { SidebarController } from './queries/sidebar.controller.js';
import { SidebarBlocksQuery } from './queries/sidebar-blocks.query.js';

@Module({ controllers: [SidebarController], providers: [SidebarBlocksQuery] })
export class SidebarReadModule {}
