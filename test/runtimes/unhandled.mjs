/** A reporter of errors that belong to no test, which fail a run and are not in its JSON. */
export default class Unhandled {
  onTestRunEnd(_modules, errors) {
    for (const { type, message, stack } of errors) console.error(`${type}: ${stack ?? message}`);
  }
}
