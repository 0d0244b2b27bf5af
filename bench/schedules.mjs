// CPU of one answer of 420 months in both systems, request to JSON text: `npm run build && node bench/schedules.mjs`.
import { createHandler } from '../dist/core.js';
import { financiamento } from '../dist/tools.js';
import { median } from './lib/stats.mjs';

const ROUNDS = 300;
const WARM_UP = 100;
const BUDGET_MS = 2;

const service = createHandler({ tools: [financiamento], access: false });
const body = JSON.stringify({
  valor: 500_000,
  entrada: 100_000,
  taxa: 9.5,
  periodoTaxa: 'anual',
  conversaoTaxa: 'nominal',
  prazo: 35,
  unidadePrazo: 'anos',
  seguroMensal: 25,
  seguroPercentual: 0.02,
  tarifaMensal: 25,
  tarifasIniciais: 3_500,
  rendaMensal: 15_000,
  dataPrimeiraParcela: '2027-01-31',
});

async function answer() {
  const request = new Request('http://localhost/v1/calculadoras/financiamento', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const response = await service(request);
  const text = await response.text();
  if (response.status !== 200) throw new Error(text);
  return text;
}

const times = [];
for (let round = 0; round < WARM_UP + ROUNDS; round++) {
  const start = process.cpuUsage();
  await answer();
  const { user, system } = process.cpuUsage(start);
  if (round >= WARM_UP) times.push((user + system) / 1000);
}
const ms = median(times);
console.log(
  `420 months in SAC and Price: ${ms.toFixed(2)} ms of CPU (${ms < BUDGET_MS ? 'within' : 'ABOVE'} ${BUDGET_MS} ms)`,
);
