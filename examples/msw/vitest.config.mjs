export default { test: { setupFiles: './mocks.mjs' } };
