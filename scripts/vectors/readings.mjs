/**
 * Known wrong readings of the law, told from the steps of an explained answer: the vectors at which they give another
 * result.
 */

const cents = (value) => Math.round(value * 100);

/**
 * The flags of an input whose answer one of these readings would miss; `call` calls the tool again with more inputs.
 */
export async function wrongReadings(tool, input, outcome, call) {
  if (outcome.result !== 'valid' || !('explicar' in tool.input.entries)) return [];
  const { output } = await call({ ...input, explicar: true });
  const steps = new Map(output.explicacao.map((step) => [step.passo, step]));
  const flags = [];
  for (const [name, step] of steps) {
    if (steps.has(`${name}.faixa.1`) && step.arredondamento === 'centavo')
      flags.push(...ofBands(steps, name));
    if (steps.has(`${name}.reducao.linha`)) flags.push(...ofReduction(steps, name));
  }
  if (output.deducaoUtilizada === 'simplificada' && 'deducao' in tool.input.entries) {
    const legal = await call({ ...input, deducao: 'legal' });
    if (legal.output?.irrf !== output.irrf) flags.push('no-simplified-discount');
  }
  return flags;
}

/** A contribution is the exact sum over its bands, rounded once. */
function* ofBands(steps, name) {
  const parts = [];
  for (let band = 1; steps.has(`${name}.faixa.${band}`); band++)
    parts.push(steps.get(`${name}.faixa.${band}`).resultado);
  const sum = (round) => parts.reduce((total, part) => total + round(part), 0);
  const right = cents(steps.get(name).resultado);
  // A hundredth of a cent is more than the noise of binary arithmetic, and less than a band can have beyond it.
  if (sum((part) => Math.floor(part * 100 + 1e-7)) !== right) yield 'per-band-truncation';
  if (sum((part) => Math.round(part * 100 + 1e-7)) !== right) yield 'per-band-rounding';
}

/** The reduction of Lei 15.270/2025 falls with the gross income, not with the base of the tax. */
function* ofReduction(steps, name) {
  const { parcela, fator } = steps.get(`${name}.reducao.linha`).valores;
  const base = steps.get(`${name}.base`).resultado;
  const tax = steps.get(`${name}.impostoTabela`).resultado;
  const onBase = Math.min(tax, Math.max(0, parcela - fator * base));
  if (cents(onBase) !== cents(steps.get(`${name}.reducao`).resultado)) yield 'reduction-on-base';
}
