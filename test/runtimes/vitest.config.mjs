import { defineConfig } from 'vitest/config';
import { options } from './options.mjs';

export default defineConfig(options);
