import { startPanel } from './start.ts';

startPanel();
