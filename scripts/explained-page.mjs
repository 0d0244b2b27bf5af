/** The page of explained answers, made of real ones. */

/** The explained answers: a title, the tool and its input. */
const ANSWERS = [
  ['The INSS of a salary', 'calculadoras-inss', { salarioBruto: 6000, ano: 2026 }],
  ['The IRRF of a salary', 'calculadoras-irrf', { salarioBruto: 6000, dependentes: 1, ano: 2026 }],
  ['A net salary', 'calculadoras-salario-liquido', { salarioBruto: 6000, valeTransporte: 300, ano: 2026 }],
  ['A vacation', 'calculadoras-ferias', { salarioBruto: 6000, abonoPecuniario: true, ano: 2026 }],
  ['A 13th salary', 'calculadoras-decimo-terceiro', { salarioBruto: 6000, dependentes: 1, ano: 2026 }],
  [
    'Overtime',
    'calculadoras-horas-extras',
    { salarioBruto: 2200, horas50: 10, diasUteis: 25, diasDescanso: 5 },
  ],
  [
    'An unemployment insurance',
    'calculadoras-seguro-desemprego',
    { solicitacao: 1, mesesTrabalhados: 20, salarios: [2500, 2500, 2600], ano: 2026 },
  ],
  ['A yearly return', 'calculadoras-irpf', { rendaTributavel: 96000, despesasMedicas: 6000, ano: 2026 }],
  ['The DAS of a MEI', 'calculadoras-mei', { atividade: 'servicos', faturamento: 60000, ano: 2026 }],
  ['A gross margin', 'calculadoras-margem-bruta', { receita: 10000, custo: 5400, deducoes: 1000 }],
];

const introFor = (count) => `# Answers that explain themselves

With \`explicar=true\` the labor, tax and finance tools (${count} of them) list each step of the calculation in \`explicacao\`. A step has a formula over named
values, its result, how it was rounded, and the law or table behind it. \`campo\` is the path of that number in the response. A value comes from the call, from
a table, or from an earlier step. Later steps use the unrounded value: a \`resultado\` without rounding shows its first 15 digits.

Formulas have \`+ - * /\`, \`menor(a, b)\` for the lesser, \`maior(a, b)\` for the greater, \`se(condition, a, b)\`, \`potencia(a, b)\` and comparisons. A power with
a fractional exponent is rounded; computing it to 80 decimals is enough. Roundings are \`centavo\` (half away from zero), \`centavo-acima\`, \`centavo-abaixo\`, a number of
decimals (\`4 casas\`) or \`nenhum\`. \`replay\` of \`canivete/explain\` computes the steps again. With \`comparar\`, \`comparacao.resposta\` has its own
\`explicacao\`, with paths inside that response. Descriptions follow \`Accept-Language\`.

Long answers can be explained too: a loan of 360 months in both systems has some 6,000 steps in 2.4 MiB, and one of 600 months with 60 months of grace has
11,000 in 4.5 MiB. \`detalhar=false\` and \`evolucaoPor=ano\` leave out rows and their steps. Other requests are served between every thousand steps.

Some values, such as an internal rate of return, are found by trial. The step before such a value has \`"raiz": true\`; it shows the equation at that value,
whose result, rounded, is 0.

The explanations below are real answers, written by \`npm run sync\`. Steps that only copy a result into the response are left out.
`;

/** The page, by the tools and what runs one. */
export async function explainedPage(tools, run) {
  const parts = [introFor(tools.filter(({ input }) => 'explicar' in input.entries).length)];
  for (const [title, id, input] of ANSWERS) {
    const tool = tools.find((one) => one.id === id);
    const { explicacao } = await run(tool, { ...input, explicar: true }, { language: 'en' });
    const rows = explicacao.filter((step) => !isPlace(step)).map(rowOf);
    parts.push(
      `## ${title}\n\n\`${tool.method} ${tool.path}\` with \`${JSON.stringify(input)}\`\n\n| step | formula | values | result | rounding | source |\n|---|---|---|---|---|---|\n${rows.join('\n')}\n`,
    );
  }
  return parts.join('\n');
}

const isPlace = ({ formula, campo }) => campo !== null && /^\w+$/.test(formula);

function rowOf({ passo, descricao, formula, valores, resultado, arredondamento, fonte, campo }) {
  const values = Object.entries(valores).map(([name, value]) =>
    typeof value === 'number' ? `\`${name}\` ${value}` : `\`${name}\` of \`${value.passo}\``,
  );
  const place = campo === null || campo === passo ? '' : `, in the answer \`${campo}\``;
  return `| \`${passo}\`: ${descricao}${place} | \`${formula}\` | ${values.join(', ')} | ${resultado} | ${arredondamento} | ${fonte ?? ''} |`;
}
