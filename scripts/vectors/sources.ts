// The sources of the vectors in one bundle: the tools, the service and the tests' own data.
export { tools } from '#test/support/tools.ts';
export { readByBoth, valuesOf, wrongCases } from '#test/support/wrong-values.ts';
export { jsonSchemaOf } from '../../src/pages/openapi/json-schema.ts';
export { createHandler } from '../../src/pipeline/handler.ts';
export { seededRandom } from '../../src/lib/random-sources.ts';
export { between, below, pick } from '../../src/lib/random.ts';
export { states } from '../../src/data/states.ts';
export { addDays } from '../../src/lib/dates/dates.ts';
