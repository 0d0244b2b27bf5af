import { startDocs } from './start.ts';

startDocs();
