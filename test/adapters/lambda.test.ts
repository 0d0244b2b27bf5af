import { startProgram } from './start.ts';
import { adapterSuite, type Gaps } from './suite.ts';

const WHOLE_EVENT = 'a function gets the request when all of it has arrived';
const URL_OF_EVENT = 'what stands in front of a function normalises the path';
const gaps: Gaps = {
  'answers an upload over the limit while it is still coming': WHOLE_EVENT,
  'answers a body that does not arrive in time': WHOLE_EVENT,
  'does not resolve dot segments': URL_OF_EVENT,
  'knows no fragment in a target': URL_OF_EVENT,
};

adapterSuite('Lambda', () => startProgram('lambda'), gaps);
adapterSuite(
  'Lambda, with a stage',
  () => startProgram('lambda', { args: ['prod'], base: '/prod/v1' }),
  gaps,
);
