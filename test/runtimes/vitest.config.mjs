import { defineConfig } from 'vitest/config';
import { packedRows } from '../../scripts/packed-rows.mjs';
import { options, rules } from './options.mjs';

const { plugins, test, ...rest } = options;
const { include, ...shared } = test;
const projects = [
  { extends: true, plugins, test: { name: 'package', include } },
  { extends: true, plugins: [packedRows()], test: { name: 'sources', include: rules } },
];

export default defineConfig(rules.length === 0 ? options : { ...rest, test: { ...shared, projects } });
