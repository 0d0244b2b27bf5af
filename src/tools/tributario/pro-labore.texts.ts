import { arredondamentoInss, avisos, baseAndValue, dependentes, fullIrrf } from '../../kit/fields/legal.texts.ts';
import type { proLabore } from './pro-labore.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

const regimeChoices = {
  simples: { pt: 'Simples, anexos I, II, III e V', en: 'Simples, annexes I, II, III and V' },
  'simples-anexo-iv': { pt: 'Simples, anexo IV', en: 'Simples, annex IV' },
  'lucro-presumido': { pt: 'Lucro presumido', en: 'Presumed profit' },
  'lucro-real': { pt: 'Lucro real', en: 'Actual profit' },
};

export const proLaboreTexts = {
  englishName: 'Owner’s pay (pro-labore) calculator',
  summary: { pt: 'Pró-labore líquido do sócio e encargo da empresa', en: 'Net pro-labore of a partner and what it costs the company' },
  search: { pt: 'retirada do sócio, salário do dono, sócio, INSS do sócio', en: 'owner salary, partner pay, owner’s draw' },
  about: {
    pt: 'O sócio contribui ao INSS com 11 % até o teto (Lei 10.666/2003, art. 4º). A empresa contribui com 20 % sem teto (Lei 8.212/1991, art. 22, III), menos nos anexos I, II, III e V do Simples Nacional. Não há FGTS, RAT nem contribuição a terceiros.',
    en: 'The partner contributes 11 % to the INSS up to the ceiling (Law 10.666/2003, art. 4). The company contributes 20 % without a ceiling (Law 8.212/1991, art. 22, III), except in annexes I, II, III and V of the Simples Nacional. There is no FGTS, RAT or contribution to third parties.',
  },
  why: [
    {
      when: { 'irrf.valor': { above: 0 } },
      text: { pt: 'Saem {aliquotaEfetiva}: {inss.valor} de INSS e {irrf.valor} de IRRF.', en: '{aliquotaEfetiva} goes: {inss.valor} to INSS and {irrf.valor} to IRRF.' },
    },
    { text: { pt: 'Saem {aliquotaEfetiva}, só de INSS: {inss.valor}. Não há IRRF.', en: '{aliquotaEfetiva} goes, to INSS alone: {inss.valor}. There is no IRRF.' } },
  ],
  facts: [
    { path: 'totalDescontos', label: { pt: 'Descontos', en: 'Deductions' } },
    { path: 'irrf.base', label: { pt: 'Base do IRRF', en: 'IRRF base' } },
    { path: 'empresa.cpp', label: { pt: 'INSS da empresa', en: 'INSS of the company' } },
    { path: 'empresa.custoTotal', label: { pt: 'Custo da empresa', en: 'Cost to the company' } },
    'cargaTotal',
  ],
  input: {
    proLabore: { pt: ['Pró-labore bruto', 'Pró-labore bruto do mês'], en: ['Gross pro-labore', 'Owner’s pay of the month, before deductions'] },
    regime: {
      pt: ['Regime da empresa', 'No Simples, a contribuição patronal já está no DAS, menos no anexo IV'],
      en: ['Company tax regime', 'In the Simples, except in annex IV, the employer contribution is already in the DAS'],
      choices: regimeChoices,
    },
    dependentes,
    arredondamentoInss,
    pensaoAlimenticia: { pt: ['Pensão alimentícia', 'Pensão alimentícia descontada, que deduz da base do IRRF'], en: ['Alimony', 'Alimony deducted, also from the IRRF base'] },
    baseOutrosVinculos: {
      pt: ['Base em outros vínculos', 'Base em que já se contribui em outros vínculos do mês, que reduz o que resta do teto'],
      en: ['Base in other jobs', 'Base on which other jobs of the month already contribute, which lowers what is left of the ceiling'],
    },
  },
  output: {
    proLabore: { pt: ['Pró-labore bruto', 'Pró-labore bruto do mês'], en: ['Gross pro-labore', 'Owner’s pay of the month, before deductions'] },
    regime: { pt: ['Regime da empresa', 'Regime tributário da empresa'], en: ['Company tax regime', 'Tax regime of the company'], choices: regimeChoices },
    descontos: {
      pt: ['Descontos', 'Descontos do sócio; os de valor 0 ficam de fora'],
      en: ['Deductions', 'Deductions of the partner; those of 0 are left out'],
      fields: {
        codigo: { pt: ['Código', 'Código da linha, que não muda'], en: ['Code', 'Code of the line, which does not change'], internal: true },
        descricao: { pt: ['Nome', 'Nome da linha'], en: ['Name', 'Name of the line'] },
        valor: { pt: ['Valor', 'Valor da linha'], en: ['Amount', 'Amount of the line'] },
      },
    },
    totalDescontos: { pt: ['Total de descontos', 'Soma dos descontos'], en: ['Total deductions', 'Sum of the deductions'] },
    liquido: { pt: ['Pró-labore líquido', 'Pró-labore menos os descontos'], en: ['Net pro-labore', 'Pro-labore less the deductions'] },
    inss: {
      pt: ['INSS', 'INSS do sócio'],
      en: ['INSS', 'INSS of the partner'],
      fields: {
        ...baseAndValue,
        aliquota: { pt: ['Alíquota', 'Alíquota do contribuinte individual'], en: ['Rate', 'Rate of the individual contributor'] },
        tetoAtingido: { pt: ['Teto atingido', 'O pró-labore chega ao que resta do teto'], en: ['Ceiling reached', 'The pro-labore reaches what is left of the ceiling'] },
      },
    },
    irrf: fullIrrf,
    empresa: {
      pt: ['Encargo da empresa', 'Contribuição patronal e custo total da empresa'],
      en: ['Cost to the company', 'Employer contribution and total cost to the company'],
      fields: {
        cppAliquota: { pt: ['Alíquota patronal', 'Alíquota da contribuição patronal (CPP)'], en: ['Employer rate', 'Rate of the employer contribution (CPP)'] },
        cpp: { pt: ['Contribuição patronal', 'Contribuição patronal (CPP)'], en: ['Employer contribution', 'Employer contribution (CPP)'] },
        custoTotal: { pt: ['Custo total', 'Pró-labore mais a contribuição patronal'], en: ['Total cost', 'Pro-labore plus the employer contribution'] },
      },
    },
    aliquotaEfetiva: { pt: ['Alíquota efetiva', 'INSS e IRRF sobre o pró-labore'], en: ['Effective rate', 'INSS and IRRF over the pro-labore'] },
    cargaTotal: { pt: ['Carga total', 'INSS, IRRF e contribuição patronal sobre o custo total'], en: ['Total burden', 'INSS, IRRF and employer contribution over the total cost'] },
    avisos,
  },
} satisfies TextsOf<typeof proLabore>;
