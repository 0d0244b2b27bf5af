import { arredondamentoInss, avisos } from '../../kit/fields/legal.texts.ts';
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

/** The first and the last day or month. */
const span = { de: { pt: ['De', 'Primeiro dia ou mês'], en: ['From', 'First day or month'] }, ate: { pt: ['Até', 'Último dia ou mês'], en: ['To', 'Last day or month'] } } satisfies FieldsTexts;

export const compararRegimesTexts = {
  englishName: 'Tax regime comparison',
  summary: { pt: 'MEI, Simples, lucro presumido e lucro real lado a lado, com os pontos de virada', en: 'MEI, Simples, presumed and real profit side by side, with the turning points' },
  search: { pt: 'qual regime, simples ou presumido, enquadramento, trocar de regime, compensa', en: 'which tax regime, best regime, compare taxes' },
  people: { name: { pt: 'Comparar regimes', en: 'Compare tax regimes' } },
  about: {
    pt: 'Um ano de meses iguais, pelas regras das calculadoras de cada regime. O que os sócios pagam (INSS, IRRF, dividendos) só entra com incluirSocios, e a parte da folha dos empregados não entra. Uma receita de que só uma parte tem substituição, monofásico ou retenção vai em dois itens. Em 2027, CBS e IBS do regime regular contam menos o que o preço repassa, e o lucro presumido parte da receita inteira, com o que houver deles dentro: a lei ainda não diz se saem.',
    en: 'A year of equal months, by the rules of the calculators of each regime. What partners pay (INSS, IRRF, dividends) counts with incluirSocios only, and the employees’ part of the payroll does not count. A revenue of which only a part has substitution, single-phase taxation or withholding is sent as two items. In 2027, CBS and IBS of the regular regime count less what the price passes on, and the profit is presumed of the whole revenue, with what it holds of them: the law does not say yet whether they leave it.',
  },
  hero: [{ path: 'melhor' }],
  why: [
    {
      when: { economia: { above: 0 }, 'pontosDeEquilibrio.fatorR.falta': { above: 0 } },
      text: {
        pt: 'Custa {economia} a menos por ano que o segundo. Com mais {pontosDeEquilibrio.fatorR.falta} de folha, o anexo III baixaria o custo para {pontosDeEquilibrio.fatorR.custoAnexoIII}.',
        en: 'It costs {economia} less a year than the second. With {pontosDeEquilibrio.fatorR.falta} more of payroll, annex III would lower the cost to {pontosDeEquilibrio.fatorR.custoAnexoIII}.',
      },
    },
    { when: { economia: { above: 0 } }, text: { pt: 'Custa {economia} a menos por ano que o segundo.', en: 'It costs {economia} less a year than the second.' } },
    { text: { pt: 'Só este regime é possível, ou os dois melhores custam o mesmo.', en: 'Only this regime is possible, or the best two cost the same.' } },
  ],
  facts: [
    { path: 'economia', label: { pt: 'Economia por ano', en: 'Saved a year' } },
    { when: { 'regimes.0.regime': 'simples', 'regimes.0.elegivel': true }, path: 'regimes.0.custo', label: { pt: 'Custo no Simples', en: 'Cost in Simples' } },
    { when: { 'regimes.1.regime': 'lucro-presumido', 'regimes.1.elegivel': true }, path: 'regimes.1.custo', label: { pt: 'Custo no lucro presumido', en: 'Cost in presumed profit' } },
    { when: { 'regimes.2.regime': 'lucro-real', 'regimes.2.elegivel': true }, path: 'regimes.2.custo', label: { pt: 'Custo no lucro real', en: 'Cost in actual profit' } },
  ],
  input: {
    receitas: {
      pt: ['Receitas do ano', 'Receita do ano por atividade'],
      en: ['Revenue of the year', 'Revenue of the year by activity'],
      columns: ['atividade', 'valor'],
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
        substituicaoIcms: {
          pt: ['Substituição do ICMS', 'O ICMS já foi pago por substituição tributária. Só em comércio e indústria'],
          en: ['ICMS substitution', 'An earlier stage paid the ICMS. Only in commerce and manufacturing'],
        },
        monofasico: {
          pt: ['PIS e Cofins monofásicos', 'PIS e Cofins já foram pagos em etapa anterior. Só em comércio e indústria, até 2026'],
          en: ['Single-phase PIS and Cofins', 'An earlier stage paid PIS and Cofins. Only in commerce and manufacturing, up to 2026'],
        },
        issFixo: {
          pt: ['ISS fixo', 'O ISS é um valor fixo do município, fora do DAS, em valorIssFixo. Só em atividades com ISS'],
          en: ['Fixed ISS', 'The ISS is a fixed amount of the city, outside of the DAS, in valorIssFixo. Only in activities with ISS'],
        },
        issRetido: {
          pt: ['ISS retido', 'O cliente retém o ISS: ele sai do DAS, mas não do custo. Só em atividades com ISS'],
          en: ['ISS withheld', 'The client withholds the ISS: it leaves the DAS, but not the cost. Only in activities with ISS'],
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
    valorIssFixo: {
      pt: ['ISS fixo do ano', 'ISS do ano das receitas com issFixo, que é obrigatório com elas'],
      en: ['Yearly fixed ISS', 'ISS of the year of the revenue with issFixo, which requires it'],
    },
    issFixoForaDoSimples: {
      pt: ['ISS fixo em todos', 'Os outros regimes também pagam o ISS fixo (DL 406/1968, art. 9º, § 3º)'],
      en: ['Fixed ISS in all', 'The other regimes pay the fixed ISS too (DL 406/1968, art. 9, § 3)'],
    },
    rat: { pt: ['Alíquota do RAT', 'Risco da atividade, sobre os salários'], en: ['RAT rate', 'Risk of the activity, on the wages'] },
    fap: { pt: ['FAP', 'Fator que multiplica o RAT'], en: ['FAP', 'Factor that multiplies the RAT'] },
    terceiros: { pt: ['Terceiros', 'Sistema S, salário-educação e Incra, sobre os salários'], en: ['Other entities', 'System S, education salary and Incra, on the wages'] },
    empregados: { pt: ['Empregados', 'Empregados da empresa, que decidem se ela pode ser MEI'], en: ['Employees', 'Employees of the company, which decide whether it may be a MEI'] },
    socios: {
      pt: ['Sócios', 'Sócios da empresa, que decidem se ela pode ser MEI e dividem o pró-labore e o lucro'],
      en: ['Partners', 'Partners of the company, which decide whether it may be a MEI and share its pay and profit'],
    },
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
    incluirSocios: {
      pt: ['Incluir os sócios', 'Mostra em cada regime o que resta aos sócios depois de INSS, IRRF e dividendos'],
      en: ['Include partners', 'Shows in each regime what is left to the partners after INSS, IRRF and dividends'],
    },
    dependentes: { pt: ['Dependentes por sócio', 'Dependentes de cada sócio para o imposto de renda'], en: ['Dependents per partner', 'Dependents of each partner for income tax'] },
    arredondamentoInss,
    sensibilidade: {
      pt: ['Sensibilidade', 'Compara de novo com outra margem, outra folha e, em 2027, outro repasse'],
      en: ['Sensitivity', 'Compares again with another margin, other wages and, in 2027, another part passed on'],
    },
    ano: { pt: ['Ano', 'Ano da comparação. Sem este campo, o ano corrente'], en: ['Year', 'Year of the comparison. Without this field, the current year'] },
  },
  output: {
    ano: { pt: ['Ano', 'Ano da comparação'], en: ['Year', 'Year of the comparison'] },
    receita: { pt: ['Receita do ano', 'Receitas somadas'], en: ['Revenue of the year', 'Revenue added up'] },
    regimes: {
      pt: ['Regimes', 'Os regimes possíveis, do mais barato ao mais caro, e depois os outros'],
      en: ['Regimes', 'The possible regimes, from the cheapest to the dearest, and then the others'],
      columns: ['regime', 'custo', 'aliquotaEfetiva', 'total', 'repassado'],
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
              internal: true,
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
        socios: {
          pt: ['Sócios', 'O que o regime deixa aos sócios, somados, no ano. Só com incluirSocios'],
          en: ['Partners', 'What the regime leaves to all partners in the year. Only with incluirSocios'],
          fields: {
            proLabore: { pt: ['Pró-labore', 'Pró-labore do ano'], en: ['Partners’ pay', 'Pro-labore of the year'] },
            inss: { pt: ['INSS', 'INSS retido do pró-labore'], en: ['INSS', 'INSS withheld from the pro-labore'] },
            irrf: { pt: ['IRRF', 'IRRF do pró-labore'], en: ['IRRF', 'IRRF on the pro-labore'] },
            lucroDistribuivel: {
              pt: ['Lucro a distribuir', 'Receita menos o custo do regime e os outros custos'],
              en: ['Profit to pay out', 'Revenue less the cost of the regime and the other costs'],
            },
            irrfDividendos: {
              pt: ['IRRF dos dividendos', 'IRRF de 10 % de quem recebe mais de R$ 50.000 por mês (Lei 15.270/2025)'],
              en: ['IRRF on dividends', 'IRRF of 10 % of who gets more than R$ 50,000 a month (Law 15.270/2025)'],
            },
            liquido: { pt: ['Líquido', 'Pró-labore e lucro menos INSS e IRRF'], en: ['Net', 'Pro-labore and profit less INSS and IRRF'] },
          },
        },
        lucroEstimado: { pt: ['Lucro estimado', 'Lucro antes de IRPJ e CSLL. Só no lucro real'], en: ['Estimated profit', 'Profit before IRPJ and CSLL. Only in lucro real'] },
      },
    },
    melhor: { pt: ['Melhor regime', 'O regime de menor custo'], en: ['Best regime', 'The regime of the least cost'], choices: regimes },
    economia: { pt: ['Economia', 'Custo do segundo regime menos o do primeiro'], en: ['Saved', 'Cost of the second regime less that of the first'] },
    melhorParaSocios: {
      pt: ['Melhor para os sócios', 'O regime que mais deixa aos sócios. Só com incluirSocios'],
      en: ['Best for partners', 'The regime that leaves the partners the most. Only with incluirSocios'],
      choices: regimes,
    },
    pontosDeEquilibrio: { pt: ['Pontos de virada', 'Onde a escolha muda'], en: ['Turning points', 'Where the choice turns'], fields: points },
    semPontoPorque: {
      pt: ['Pontos que faltam', 'Por que um ponto de virada é null; null quando ele existe'],
      en: ['Missing points', 'Why a turning point is null; null where it exists'],
      fields: {
        fatorR: {
          pt: ['Fator R', 'Por que não há ponto do fator R'],
          en: ['Factor R', 'Why there is no point of factor R'],
          choices: { 'sem-receita-de-fator-r': { pt: 'Sem receita de fator R', en: 'No revenue of factor R' }, 'simples-inelegivel': { pt: 'Fora do Simples', en: 'Not in the Simples' } },
        },
        lucroReal: {
          pt: ['Lucro real', 'Por que não há ponto do lucro real'],
          en: ['Real profit', 'Why there is no point of lucro real'],
          choices: {
            'sem-outro-regime': { pt: 'Não há outro regime possível', en: 'No other regime is possible' },
            'lucro-real-mais-caro-sem-lucro': { pt: 'Mais caro mesmo sem lucro', en: 'Dearer even without profit' },
          },
        },
        repasseHibrido: {
          pt: ['Repasse de virada', 'Por que não há ponto do regime híbrido'],
          en: ['Pass-on at the turn', 'Why there is no point of the hybrid regime'],
          choices: {
            'so-em-2027': { pt: 'Só desde 2027', en: 'Only from 2027' },
            'simples-inelegivel': { pt: 'Fora do Simples', en: 'Not in the Simples' },
            'hibrido-nao-compensa': { pt: 'O híbrido não compensa', en: 'The hybrid does not pay' },
          },
        },
      },
    },
    sensibilidade: {
      pt: ['Sensibilidade', 'A mesma comparação com um campo mudado. Só com sensibilidade'],
      en: ['Sensitivity', 'The same comparison with one field changed. Only with sensibilidade'],
      fields: {
        variavel: {
          pt: ['Campo mudado', 'O campo que muda; margemLucro toma o lugar de lucro e outrasDespesas'],
          en: ['Field changed', 'The field that changes; margemLucro takes the place of lucro and outrasDespesas'],
          choices: { margemLucro: { pt: 'Margem de lucro', en: 'Profit margin' }, folha: { pt: 'Salários do ano', en: 'Wages of the year' }, repasse: { pt: 'Repasse ao preço', en: 'Passed on' } },
        },
        valor: { pt: ['Valor do campo', 'O valor que o campo toma: percentual, ou reais em folha'], en: ['Value of the field', 'The value that the field takes: a percentage, or BRL in folha'] },
        melhor: { pt: ['Melhor regime', 'O regime de menor custo'], en: ['Best regime', 'The regime of the least cost'], choices: regimes },
        custo: { pt: ['Custo', 'Custo desse regime'], en: ['Cost', 'Cost of that regime'] },
        economia: { pt: ['Economia', 'Custo do segundo regime menos esse'], en: ['Saved', 'Cost of the second regime less that one'] },
      },
    },
    prazos: {
      pt: ['Prazos de opção', 'Quando se opta pelo Simples e pelo regime híbrido do ano. Opção cancelada não volta no semestre'],
      en: ['Option windows', 'When to opt for the Simples and for the hybrid regime of the year. An option cancelled cannot be taken again for the half-year'],
      columns: ['opcao', 'efeitos.de', 'efeitos.ate', 'prazo.ate', 'situacao'],
      fields: {
        opcao: {
          pt: ['Opção', 'O que se escolhe'],
          en: ['Option', 'What is chosen'],
          choices: { simples: { pt: 'Simples Nacional', en: 'Simples Nacional' }, hibrido: { pt: 'CBS e IBS fora do DAS', en: 'CBS and IBS outside of the DAS' } },
        },
        efeitos: { pt: ['Efeitos', 'Meses em que a opção vale'], en: ['Effects', 'Months in which the option holds'], fields: span },
        prazo: { pt: ['Prazo', 'Dias em que se opta'], en: ['Window', 'Days on which to opt'], fields: span },
        cancelamento: { pt: ['Cancelamento', 'Dias em que se cancela'], en: ['Cancellation', 'Days on which to cancel'], fields: span },
        situacao: {
          pt: ['Situação', 'O que hoje se pode fazer'],
          en: ['State', 'What can be done today'],
          choices: {
            futura: { pt: 'Ainda não abriu', en: 'Not open yet' },
            aberta: { pt: 'Aberta', en: 'Open' },
            'so-cancelamento': { pt: 'Só cancelamento', en: 'Cancellation only' },
            encerrada: { pt: 'Encerrada', en: 'Closed' },
          },
        },
      },
    },
    avisos,
  },
  warnings: {
    'acima-do-sublimite': {
      pt: 'Acima do sublimite, ICMS, ISS e, em 2027, IBS do Simples foram somados por fora do DAS.',
      en: 'Above the sublimit ICMS, ISS and, in 2027, IBS of the Simples were added from outside the DAS.',
    },
    'ipi-nao-incluido': { pt: 'O IPI da indústria fora do Simples não entrou na conta.', en: 'The IPI of industry outside the Simples is not in the result.' },
    'opcao-por-semestre': { pt: 'O regime híbrido é escolhido por semestre.', en: 'The hybrid regime is chosen by the half-year.' },
    'salario-minimo-estimado': { pt: 'O DAS do MEI usa o salário mínimo do projeto de orçamento.', en: 'The DAS of the MEI uses the minimum wage of the budget bill.' },
  },
} satisfies TextsOf<typeof compararRegimes>;
