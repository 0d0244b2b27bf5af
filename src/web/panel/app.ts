import { keptTheme, showTheme } from '../shared/theme.ts';
import { startPanel } from './start.ts';

// Chosen on the docs page, whose storage is the panel's too.
showTheme(keptTheme());
startPanel();
