import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { examples } from './start.ts';

const run = promisify(execFile);

it('examples/nfe prints the groups of five items, and their total', async () => {
  const { stdout } = await run(process.execPath, [join(examples, 'nfe/order.mjs')]);
  const groups = stdout.match(/<IBSCBS>.*/g) ?? [];
  expect(groups).toHaveLength(5);
  // The rates of 2026, LC 214/2025, arts. 343 and 346: CBS .9 %, IBS of the State .1 %, IBS of the city 0.
  expect(groups[0]).toBe(
    '<IBSCBS><CST>000</CST><cClassTrib>000001</cClassTrib><gIBSCBS><vBC>4200.00</vBC>' +
      '<gIBSUF><pIBSUF>0.10</pIBSUF><vIBSUF>4.20</vIBSUF></gIBSUF>' +
      '<gIBSMun><pIBSMun>0.00</pIBSMun><vIBSMun>0.00</vIBSMun></gIBSMun><vIBS>4.20</vIBS>' +
      '<gCBS><pCBS>0.90</pCBS><vCBS>37.80</vCBS></gCBS></gIBSCBS></IBSCBS>',
  );
  // Annex I: a rate of zero. Medicines, art. 133: 60 % less, .36 % of 95.40. A book is immune, and has no figure.
  expect(groups[1]).toContain('<vCBS>0.00</vCBS>');
  expect(groups[2]).toContain('<pAliqEfet>0.36</pAliqEfet></gRed><vCBS>0.34</vCBS>');
  expect(groups[4]).toBe('<IBSCBS><CST>410</CST><cClassTrib>410008</cClassTrib></IBSCBS>');
  const [total] = stdout.match(/<IBSCBSTot>.*/) ?? [];
  expect(total).toContain('<vBCIBSCBS>4795.40</vBCIBSCBS>');
  expect(total).toContain('<vCBS>41.02</vCBS>');
});
