import { expect, it } from 'vitest';
import { helpOf } from './help.ts';

const ALL = `program: does things

  canivete call TOOL [options]   calls a tool
  canivete callers           lists callers,
                             all of them
  canivete serve [options]   serves
  canivete help

Options of call
  --input FILE   reads a file

Options of call, list and serve
  --url URL      asks a service

Options of serve
  --port N       a port

Each option of serve has a variable.

Options of list
  --long         says more

These need --store
  canivete keys create ACCOUNT
        makes a key
  canivete keys list
        lists keys
`;

it.each([
  [
    'call',
    `  canivete call TOOL [options]   calls a tool

Options of call
  --input FILE   reads a file

Options of call, list and serve
  --url URL      asks a service
`,
  ],
  [
    'callers',
    `  canivete callers           lists callers,
                             all of them
`,
  ],
  [
    'serve',
    `  canivete serve [options]   serves

Options of call, list and serve
  --url URL      asks a service

Options of serve
  --port N       a port

Each option of serve has a variable.
`,
  ],
  [
    'keys',
    `  canivete keys create ACCOUNT
        makes a key
  canivete keys list
        lists keys

These need --store
`,
  ],
])('the help of %s is what the whole help says of it', (name, help) => {
  expect(helpOf(name, ALL)).toBe(help);
});
