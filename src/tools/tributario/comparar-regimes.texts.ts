import { avisos } from '../../kit/fields/legal.texts.ts';
import type { FieldsTexts, FieldTexts, TextsOf } from '../../kit/tool-texts.ts';
import { atividade } from './_lucro-presumido.texts.ts';
import type { compararRegimes } from './comparar-regimes.ts';

const { 'servicos-ate-120-mil': _, ...activities } = atividade.choices;

const regimes = {
  mei: { pt: 'MEI', en: 'MEI' },
  simples: { pt: 'Simples Nacional', en: 'Simples Nacional' },
  'simples-hibrido': { pt: 'Simples híbrido', en: 'Hybrid Simples' },
  'lucro-presumido': { pt: 'Lucro presumido', en: 'Presumed profit' },
  'lucro-real': { pt: 'Lucro real', en: 'Real profit' },
} satisfies FieldTexts['choices'];

const annexes = {
  I: { pt: 'Anexo I', en: 'Annex I' },
  II: { pt: 'Anexo II', en: 'Annex II' },
  III: { pt: 'Anexo III', en: 'Annex III' },
  IV: { pt: 'Anexo IV', en: 'Annex IV' },
  V: { pt: 'Anexo V', en: 'Annex V' },
} satisfies FieldTexts['choices'];

const points = {
  fatorR: {
    pt: ['Fator R', 'A folha que leva os serviços do anexo V ao III. É null sem receita de fator-r ou sem o Simples'],
    en: ['Factor R', 'The payroll that takes services from annex V to III. It is null without revenue of fator-r or without the Simples'],
    fields: {
      fatorR: { pt: ['Fator R da empresa', 'Folha sobre a receita, truncada em duas casas'], en: ['Company factor R', 'Payroll over revenue, truncated to two decimals'] },
      folhaMinima: { pt: ['Folha mínima', 'Folha do ano a partir da qual vale o anexo III'], en: ['Least payroll', 'Payroll of the year from which annex III applies'] },
      falta: { pt: ['Quanto falta', 'O que falta à folha para o anexo III'], en: ['Missing payroll', 'What the payroll lacks for annex III'] },
      folga: { pt: ['Quanto sobra', 'O que a folha pode cair sem sair do anexo III'], en: ['Spare payroll', 'What the payroll may fall by and remain in annex III'] },
      custoAnexoIII: { pt: ['Custo no anexo III', 'Custo do Simples com essas receitas no anexo III'], en: ['Cost in annex III', 'Cost of the Simples with this revenue in annex III'] },
      custoAnexoV: { pt: ['Custo no anexo V', 'Custo do Simples com essas receitas no anexo V'], en: ['Cost in annex V', 'Cost of the Simples with this revenue in annex V'] },
    },
  },
  lucroReal: {
    pt: ['Lucro real', 'O maior lucro com que o lucro real é o mais barato. É null se ele nunca é'],
    en: ['Real profit', 'The greatest profit at which lucro real is the cheapest. It is null where it never is'],
    fields: {
      lucro: { pt: ['Lucro de virada', 'Lucro do ano, antes de IRPJ e CSLL'], en: ['Profit at the turn', 'Profit of the year, before IRPJ and CSLL'] },
      margem: { pt: ['Margem de virada', 'Esse lucro sobre a receita'], en: ['Margin at the turn', 'That profit over the revenue'] },
    },
  },
  repasseHibrido: {
    pt: ['Repasse de virada', 'O repasse a partir do qual o regime híbrido custa menos que o Simples. É null se nunca custa, e até 2026'],
    en: ['Pass-on at the turn', 'The part passed on from which the hybrid regime costs less than the Simples. It is null where it never does, and up to 2026'],
  },
} satisfies FieldsTexts;

export const compararRegimesTexts = {
  englishName: 'Tax regime comparison',
  summary: { pt: 'MEI, Simples, lucro presumido e lucro real lado a lado, com os pontos de virada', en: 'MEI, Simples, presumed and real profit side by side, with the turning points' },
  about: {
    pt: 'Um ano de meses iguais, pelas regras das calculadoras de cada regime. O que os sócios pagam (INSS, IRRF, dividendos) e a parte da folha dos empregados não entram. Em 2027, CBS e IBS do regime regular contam menos o que o preço repassa, e o lucro presumido parte da receita inteira, com o que houver deles dentro: a lei ainda não diz se saem.',
    en: 'A year of equal months, by the rules of the calculators of each regime. What partners pay (INSS, IRRF, dividends) and the employees’ part of the payroll are left out. In 2027, CBS and IBS of the regular regime count less what the price passes on, and the profit is presumed of the whole revenue, with what it holds of them: the law does not say yet whether they leave it.',
  },
  input: {
    receitas: {
      pt: ['Receitas do ano', 'Receita do ano por atividade'],
      en: ['Revenue of the year', 'Revenue of the year by activity'],
      fields: {
        atividade: {
          pt: ['Atividade', 'Atividade, que decide anexo, presunção e tributos locais'],
          en: ['Activity', 'Activity, which decides annex, presumption and local taxes'],
          choices: activities,
        },
        valor: { pt: ['Receita do ano', 'Receita bruta do ano na atividade'], en: ['Revenue of the year', 'Gross revenue of the year from the activity'] },
        anexo: {
          pt: ['Anexo do Simples', 'Anexo dos serviços, da intermediação e dos serviços hospitalares; as outras atividades têm o seu'],
          en: ['Simples annex', 'Annex of services, brokerage and hospital services; other activities have their own'],
          choices: {
            III: { pt: 'Anexo III', en: 'Annex III' },
            IV: { pt: 'Anexo IV', en: 'Annex IV' },
            V: { pt: 'Anexo V', en: 'Annex V' },
            'fator-r': { pt: 'Fator R (anexo III ou V)', en: 'Factor R (annex III or V)' },
          },
        },
        reducao: {
          pt: ['Redução de CBS/IBS', 'Redução das alíquotas de CBS e IBS nessas vendas. Só desde 2027'],
          en: ['CBS/IBS reduction', 'Reduction of the rates of CBS and IBS on these sales. Only from 2027'],
        },
      },
    },
    folha: { pt: ['Salários do ano', 'Salários do ano, com 13º e férias, sem encargos'], en: ['Wages of the year', 'Wages of the year, with 13th salary and vacation, without charges'] },
    proLabore: { pt: ['Pró-labore do ano', 'Retiradas de pró-labore do ano'], en: ['Partners’ pay', 'Pro-labore of the year'] },
    cpp12: {
      pt: ['CPP recolhida', 'Contribuição patronal do ano, também a do DAS, que entra no fator R'],
      en: ['CPP paid', 'Employer contribution of the year, that of the DAS too, which counts for factor R'],
    },
    compras: {
      pt: ['Compras do ano', 'Mercadorias e insumos com crédito, também de ICMS, com os tributos por dentro'],
      en: ['Purchases of the year', 'Goods and inputs with credit, of ICMS too, taxes inside'],
    },
    despesasComCredito: {
      pt: ['Despesas com crédito', 'Outros custos com crédito de PIS e Cofins, ou de CBS e IBS'],
      en: ['Costs with credit', 'Other costs with credit of PIS and Cofins, or of CBS and IBS'],
    },
    outrasDespesas: { pt: ['Outras despesas', 'Custos do ano sem crédito, menos a folha'], en: ['Other costs', 'Costs of the year without credit, apart from the payroll'] },
    margemLucro: {
      pt: ['Margem de lucro', 'Lucro antes de IRPJ e CSLL sobre a receita, no lugar dos custos'],
      en: ['Profit margin', 'Profit before IRPJ and CSLL over the revenue, in place of the costs'],
    },
    lucro: { pt: ['Lucro do ano', 'Lucro antes de IRPJ e CSLL, no lugar dos custos'], en: ['Profit of the year', 'Profit before IRPJ and CSLL, in place of the costs'] },
    uf: { pt: ['Estado', 'Estado cuja alíquota modal de ICMS vale, se aliquotaIcms não for enviada'], en: ['State', 'State whose standard ICMS rate applies, when aliquotaIcms is not sent'] },
    aliquotaIcms: { pt: ['Alíquota do ICMS', 'Alíquota do ICMS das vendas de mercadorias e do transporte'], en: ['ICMS rate', 'ICMS rate on sales of goods and on transport'] },
    aliquotaIcmsCompras: {
      pt: ['ICMS das compras', 'Alíquota do ICMS dentro das compras. Sem este campo, a das vendas'],
      en: ['ICMS on purchases', 'ICMS rate inside of the purchases. Without this field, that of the sales'],
    },
    aliquotaIss: { pt: ['Alíquota do ISS', 'Alíquota do ISS dos serviços'], en: ['ISS rate', 'ISS rate on services'] },
    rat: { pt: ['Alíquota do RAT', 'Risco da atividade, sobre os salários'], en: ['RAT rate', 'Risk of the activity, on the wages'] },
    fap: { pt: ['FAP', 'Fator que multiplica o RAT'], en: ['FAP', 'Factor that multiplies the RAT'] },
    terceiros: { pt: ['Terceiros', 'Sistema S, salário-educação e Incra, sobre os salários'], en: ['Other entities', 'System S, education salary and Incra, on the wages'] },
    empregados: { pt: ['Empregados', 'Empregados da empresa, que decidem se ela pode ser MEI'], en: ['Employees', 'Employees of the company, which decide whether it may be a MEI'] },
    socios: { pt: ['Sócios', 'Sócios da empresa, que decidem se ela pode ser MEI'], en: ['Partners', 'Partners of the company, which decide whether it may be a MEI'] },
    meiPermitido: { pt: ['Ocupação de MEI', 'A ocupação está na lista do MEI'], en: ['MEI occupation', 'The occupation is on the list of the MEI'] },
    simplesPermitido: {
      pt: ['Permitida no Simples', 'A atividade e os sócios podem estar no Simples Nacional'],
      en: ['Allowed in the Simples', 'The activity and the partners may be in the Simples Nacional'],
    },
    obrigadoLucroReal: {
      pt: ['Obrigada ao lucro real', 'A lei obriga a empresa ao lucro real (Lei 9.718/1998, art. 14)'],
      en: ['Bound to real profit', 'The law binds the company to lucro real (Law 9.718/1998, art. 14)'],
    },
    repasse: {
      pt: ['Repasse ao preço', 'Parte de CBS e IBS do regime regular que o preço sobe. Com 0, o cliente paga o mesmo em todos. Só desde 2027'],
      en: ['Passed on', 'Part of CBS and IBS of the regular regime by which the price rises. With 0 the client pays the same in all. Only from 2027'],
    },
    aliquotaReferenciaCbs: {
      pt: ['Referência da CBS', 'Alíquota de referência da CBS. Sem este campo, a do Senado ou a última estimativa. Só desde 2027'],
      en: ['CBS reference rate', 'Reference rate of the CBS. Without this field, that of the Senate or the last estimate. Only from 2027'],
    },
    salarioMinimo: {
      pt: ['Salário mínimo', 'Salário mínimo do ano, de que depende o DAS do MEI. Sem este campo, o da lei ou o do projeto de orçamento'],
      en: ['Minimum wage', 'Minimum wage of the year, on which the DAS of the MEI depends. Without this field, that of the law or of the budget bill'],
    },
    ano: { pt: ['Ano', 'Ano da comparação. Sem este campo, o ano corrente'], en: ['Year', 'Year of the comparison. Without this field, the current year'] },
  },
  output: {
    ano: { pt: ['Ano', 'Ano da comparação'], en: ['Year', 'Year of the comparison'] },
    receita: { pt: ['Receita do ano', 'Receitas somadas'], en: ['Revenue of the year', 'Revenue added up'] },
    regimes: {
      pt: ['Regimes', 'Os regimes possíveis, do mais barato ao mais caro, e depois os outros'],
      en: ['Regimes', 'The possible regimes, from the cheapest to the dearest, and then the others'],
      fields: {
        regime: { pt: ['Regime', 'Regime tributário'], en: ['Regime', 'Tax regime'], choices: regimes },
        elegivel: { pt: ['Possível', 'A empresa pode escolher o regime'], en: ['Possible', 'The company may choose the regime'] },
        motivos: {
          pt: ['Motivos contra', 'Por que a empresa não pode escolher o regime'],
          en: ['Reasons against', 'Why the company may not choose the regime'],
          choices: {
            'receita-acima-do-limite': { pt: 'Receita acima do limite', en: 'Revenue above the limit' },
            'tem-socios': { pt: 'Tem sócios', en: 'Has partners' },
            'mais-de-um-empregado': { pt: 'Mais de um empregado', en: 'More than one employee' },
            'atividade-nao-permitida': { pt: 'Atividade não permitida', en: 'Activity not allowed' },
            'atividade-vedada': { pt: 'Atividade vedada', en: 'Activity barred' },
            'obrigado-ao-lucro-real': { pt: 'Obrigada ao lucro real', en: 'Bound to real profit' },
          },
        },
        tributos: {
          pt: ['Tributos', 'Tributos e encargos do ano'],
          en: ['Taxes', 'Taxes and charges of the year'],
          fields: {
            codigo: {
              pt: ['Código', 'Código do tributo ou encargo'],
              en: ['Code', 'Code of the tax or charge'],
              choices: {
                irpj: { pt: 'IRPJ', en: 'IRPJ' },
                'irpj-adicional': { pt: 'Adicional de IRPJ', en: 'IRPJ surtax' },
                csll: { pt: 'CSLL', en: 'CSLL' },
                pis: { pt: 'PIS', en: 'PIS' },
                cofins: { pt: 'Cofins', en: 'Cofins' },
                cbs: { pt: 'CBS', en: 'CBS' },
                ibs: { pt: 'IBS', en: 'IBS' },
                cpp: { pt: 'CPP', en: 'CPP' },
                ipi: { pt: 'IPI', en: 'IPI' },
                icms: { pt: 'ICMS', en: 'ICMS' },
                iss: { pt: 'ISS', en: 'ISS' },
                'das-mei': { pt: 'DAS do MEI', en: 'DAS of the MEI' },
                'inss-patronal': { pt: 'INSS patronal', en: 'Employer’s INSS' },
                rat: { pt: 'RAT', en: 'RAT' },
                terceiros: { pt: 'Terceiros', en: 'Other entities' },
                fgts: { pt: 'FGTS', en: 'FGTS' },
              },
            },
            descricao: { pt: ['Descrição', 'Nome do tributo ou encargo'], en: ['Description', 'Name of the tax or charge'] },
            valor: { pt: ['Valor', 'Valor do ano'], en: ['Amount', 'Amount of the year'] },
          },
        },
        total: { pt: ['Total', 'Tributos e encargos somados'], en: ['Total', 'Taxes and charges added up'] },
        repassado: { pt: ['Repassado ao preço', 'O que o preço sobe com CBS e IBS'], en: ['Passed on', 'What the price rises by with CBS and IBS'] },
        custo: { pt: ['Custo', 'Total menos o repassado'], en: ['Cost', 'Total less what is passed on'] },
        aliquotaEfetiva: { pt: ['Carga efetiva', 'Custo sobre a receita'], en: ['Effective burden', 'Cost over the revenue'] },
        creditoClientes: {
          pt: ['Crédito dos clientes', 'CBS e IBS que um cliente do regime regular pode creditar. Só desde 2027'],
          en: ['Credit of clients', 'CBS and IBS that a client of the regular regime may credit. Only from 2027'],
        },
        anexos: { pt: ['Anexos', 'Anexo de cada receita. Só no Simples'], en: ['Annexes', 'Annex of each revenue. Only in the Simples'], choices: annexes },
        das: { pt: ['DAS do ano', 'DAS do ano. Só no Simples'], en: ['DAS of the year', 'DAS of the year. Only in the Simples'] },
        lucroEstimado: { pt: ['Lucro estimado', 'Lucro antes de IRPJ e CSLL. Só no lucro real'], en: ['Estimated profit', 'Profit before IRPJ and CSLL. Only in lucro real'] },
      },
    },
    melhor: { pt: ['Melhor regime', 'O regime de menor custo'], en: ['Best regime', 'The regime of the least cost'], choices: regimes },
    economia: { pt: ['Economia', 'Custo do segundo regime menos o do primeiro'], en: ['Saved', 'Cost of the second regime less that of the first'] },
    pontosDeEquilibrio: { pt: ['Pontos de virada', 'Onde a escolha muda'], en: ['Turning points', 'Where the choice turns'], fields: points },
    avisos,
  },
} satisfies TextsOf<typeof compararRegimes>;
