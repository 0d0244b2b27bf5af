import { avisos, baseAndValue, dependentes, fullIrrf } from '../../kit/fields/legal.texts.ts';
import type { proLabore } from './pro-labore.ts';
import type { TextsOf } from '../../kit/tool-texts.ts';

export const proLaboreTexts = {
  englishName: 'Pro-labore calculator',
  summary: {
    pt: 'Pró-labore líquido do sócio e encargo da empresa',
    en: 'Net pro-labore of a partner and the charge of the company',
  },
  about: {
    pt: 'O sócio contribui ao INSS com 11 % até o teto (Lei 10.666/2003, art. 4º). A empresa contribui com 20 % sem teto (Lei 8.212/1991, art. 22, III), menos nos anexos I, II, III e V do Simples Nacional. Não há FGTS, RAT nem contribuição a terceiros.',
    en: 'The partner contributes 11 % to the INSS up to the ceiling (Law 10.666/2003, art. 4). The company contributes 20 % without ceiling (Law 8.212/1991, art. 22, III), except in annexes I, II, III and V of the Simples Nacional. There is no FGTS, RAT or contribution to third parties.',
  },
  input: {
    proLabore: {
      pt: ['Pró-labore', 'Pró-labore bruto do mês'],
      en: ['Pro-labore', 'Gross pro-labore of the month'],
    },
    regime: {
      pt: [
        'Regime',
        'Regime da empresa: em simples, dos anexos I, II, III e V, a contribuição patronal já está no DAS',
      ],
      en: [
        'Regime',
        'Regime of the company: in simples, of annexes I, II, III and V, the employer contribution already is in the DAS',
      ],
      choices: {
        simples: { pt: 'Simples', en: 'Simples' },
        'simples-anexo-iv': { pt: 'Simples anexo iv', en: 'Simples anexo iv' },
        'lucro-presumido': { pt: 'Lucro presumido', en: 'Lucro presumido' },
        'lucro-real': { pt: 'Lucro real', en: 'Lucro real' },
      },
    },
    dependentes,
    pensaoAlimenticia: {
      pt: ['Pensão alimentícia', 'Pensão alimentícia descontada, que deduz da base do IRRF'],
      en: ['Alimony deducted', 'Alimony deducted, also from the base of the IRRF'],
    },
    baseOutrosVinculos: {
      pt: [
        'Base outros vínculos',
        'Base em que já se contribui em outros vínculos do mês, que reduz o que resta do teto',
      ],
      en: [
        'BaseOutrosVinculos',
        'Base already contributed on in other jobs of the month, which lowers what is left of the ceiling',
      ],
    },
  },
  output: {
    proLabore: {
      pt: ['Pró-labore', 'Pró-labore bruto do mês'],
      en: ['Pro-labore', 'Gross pro-labore of the month'],
    },
    regime: {
      pt: ['Regime', 'Regime da empresa'],
      en: ['Regime', 'Regime of the company'],
      choices: {
        simples: { pt: 'Simples', en: 'Simples' },
        'simples-anexo-iv': { pt: 'Simples anexo iv', en: 'Simples anexo iv' },
        'lucro-presumido': { pt: 'Lucro presumido', en: 'Lucro presumido' },
        'lucro-real': { pt: 'Lucro real', en: 'Lucro real' },
      },
    },
    descontos: {
      pt: ['Descontos', 'Descontos do sócio; os de valor 0 ficam de fora'],
      en: ['Deductions of the partner', 'Deductions of the partner; those of 0 are left out'],
      fields: {
        codigo: {
          pt: ['Código', 'Código da linha, que não muda'],
          en: ['Code of the line', 'Code of the line, which does not change'],
        },
        descricao: {
          pt: ['Nome da linha', 'Nome da linha'],
          en: ['Name of the line', 'Name of the line, in Portuguese'],
        },
        valor: {
          pt: ['Valor', 'Valor da linha'],
          en: ['Amount of the line', 'Amount of the line'],
        },
      },
    },
    totalDescontos: {
      pt: ['Total descontos', 'Soma dos descontos'],
      en: ['Sum of the deductions', 'Sum of the deductions'],
    },
    liquido: {
      pt: ['Líquido', 'Pró-labore menos os descontos'],
      en: ['Pro-labore less the deductions', 'Pro-labore less the deductions'],
    },
    inss: {
      pt: ['Inss', 'INSS do sócio'],
      en: ['Inss', 'INSS of the partner'],
      fields: {
        ...baseAndValue,
        aliquota: {
          pt: ['Alíquota', 'Alíquota do contribuinte individual'],
          en: ['Rate of the individual contributor', 'Rate of the individual contributor'],
        },
        tetoAtingido: {
          pt: ['O pró-labore chega ao que resta do teto', 'Se o pró-labore chega ao que resta do teto'],
          en: ['TetoAtingido', 'Whether the pro-labore reaches what is left of the ceiling'],
        },
      },
    },
    irrf: fullIrrf,
    empresa: {
      pt: ['Encargo da empresa', 'Encargo da empresa'],
      en: ['Charge of the company', 'Charge of the company'],
      fields: {
        cppAliquota: {
          pt: ['Cpp alíquota', 'Alíquota da contribuição patronal (CPP)'],
          en: ['Rate of the employer contribution', 'Rate of the employer contribution (CPP)'],
        },
        cpp: {
          pt: ['Cpp', 'Contribuição patronal (CPP)'],
          en: ['Cpp', 'Employer contribution (CPP)'],
        },
        custoTotal: {
          pt: ['Custo total', 'Pró-labore mais a contribuição patronal'],
          en: ['Pro-labore plus the employer contribution', 'Pro-labore plus the employer contribution'],
        },
      },
    },
    aliquotaEfetiva: {
      pt: ['INSS e IRRF sobre o pró-labore', 'INSS e IRRF sobre o pró-labore'],
      en: ['INSS and IRRF over the pro-labore', 'INSS and IRRF over the pro-labore'],
    },
    cargaTotal: {
      pt: ['INSS', 'INSS, IRRF e contribuição patronal sobre o custo total'],
      en: ['INSS', 'INSS, IRRF and employer contribution over the total cost'],
    },
    avisos,
  },
} satisfies TextsOf<typeof proLabore>;
