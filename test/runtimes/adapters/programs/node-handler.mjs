import { serve } from 'canivete/node';
import { beside } from '../beside.mjs';
import { fixture } from '../fixture.mjs';

const { origin } = await serve(beside(await fixture()), { port: 0 });
console.log(origin);
