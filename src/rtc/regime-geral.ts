/** `POST /calculadora/regime-geral`: the taxes of the items of a document, as the official component answers them. */
import { add, type Decimal, hundredth, multiply, none, toFixed, total } from './decimal.ts';
import { type CheckedItem, checkItem, loadNomenclatures } from './item.ts';
import { placeOf } from './places.ts';
import { Problem } from './problem.ts';
import { dayOf } from './reading.ts';
import type { Operation } from './schemas.ts';
import type { SelectiveTax } from './selective.ts';
import { loadState, type State } from './state.ts';
import {
  type ItemTaxes,
  type OfEach,
  ofEach,
  type Part,
  type PublicPurchase,
  purchaseCut,
  taxItem,
} from './taxes.ts';

interface TaxedItem {
  readonly item: CheckedItem;
  /** Null where its CST has no group of CBS and IBS. */
  readonly taxes: ItemTaxes | null;
}

/** The answer, and the headers that say what it stands on. */
export interface RegimeGeral {
  readonly body: object;
  readonly headers: Readonly<Record<string, string>>;
}

/** Computes an operation. Throws a `Problem`. */
export async function regimeGeral(operation: Operation): Promise<RegimeGeral> {
  const state = await loadState();
  placeOf(state, operation.municipio, operation.uf);
  const day = dayOfOperation(operation);
  const document = documentOf(state, operation.tpDoc, day);
  const loaded = await loadNomenclatures(operation.itens);
  const { gCompraGov: purchase } = operation;
  const items = operation.itens.map((input): TaxedItem => {
    const item = checkItem(state, { day, document }, loaded, input);
    return { item, taxes: item.hasGroup ? taxItem(state, day, item, purchase) : null };
  });
  return {
    headers: headersOf(state, day, items),
    body: {
      ...(purchase && {
        oper: {
          gCompraGov: {
            tpEnteGov: purchase.tpEnteGov,
            pRedutor: asRate(hundredth(purchaseCut(state, day))),
            tpOperGov: purchase.tpOperGov,
          },
        },
      }),
      objetos: items.map((taxed) => objectOf(state, taxed, purchase)).toSorted((a, b) => a.nObj - b.nObj),
      total: { tribCalc: totalOf(items) },
    },
  };
}

function dayOfOperation({ dhFatoGerador, dataHoraEmissao }: Operation): string {
  const instant = dhFatoGerador ?? dataHoraEmissao;
  if (instant !== undefined) return dayOf(instant);
  throw new Problem('fato-gerador-nao-informada', 'informe dhFatoGerador');
}

/** Documents of regimes that are not calculated. */
const NOT_CALCULATED: ReadonlySet<number> = new Set([77, 94]);

function documentOf({ documents }: State, tipo: number | undefined, day: string) {
  if (tipo === undefined) return undefined;
  const found = documents.find(([, own]) => own === tipo);
  if (!found) {
    const detail = `não há documento fiscal de tipo ${tipo} em ${day}`;
    throw new Problem('tipo-documento-fiscal-nao-encontrado', detail);
  }
  if (NOT_CALCULATED.has(tipo))
    throw new Problem('erro-falta-implementacao', `o documento de tipo ${tipo} ainda não é calculado`);
  return found;
}

/** CSTs whose rates of 2026 are simulated. */
const SIMULATED: ReadonlySet<string> = new Set(['010', '220', '221']);

function headersOf(state: State, day: string, items: readonly TaxedItem[]) {
  const isSimulated = items.some(({ item }) => SIMULATED.has(item.input.cst));
  const warning = day >= '2027' ? '6' : isSimulated ? '5' : null;
  return {
    'x-calc-app-version': state.version.versaoApp,
    'x-calc-db-version': state.version.versaoDb,
    ...(warning && { 'x-warning-dados-simulados': warning }),
  };
}

const asMoney = (value: Decimal) => toFixed(value, 2);

/** A fraction as percent: at most 4 decimals, zeros cut down to 2. */
const asRate = (fraction: Decimal) => asPercent(multiply(fraction, { digits: 100n, scale: 0 }));

const asPercent = (percent: Decimal) => toFixed(percent, 4).replace(/0{1,2}$/, '');

/** A quantity: without decimals when it is whole, else with 4. */
const asQuantity = (value: Decimal) => toFixed(value, 4).replace(/\.0000$/, '');

function objectOf(state: State, { item, taxes }: TaxedItem, purchase: PublicPurchase | undefined) {
  const { input, selective } = item;
  return {
    nObj: input.numero,
    tribCalc: {
      ...(selective && { IS: selectiveOf(selective) }),
      IBSCBS: {
        CST: input.cst,
        cClassTrib: input.cClassTrib,
        ...(taxes && { gIBSCBS: groupOf(state, item, taxes, purchase) }),
      },
    },
    calculoSimulado: input.aliquotasNominais !== undefined,
  };
}

function selectiveOf({ cst, code, base, adValorem, adRem, unit, quantity, value }: SelectiveTax) {
  const steps = [
    ...(adValorem ? [`${asMoney(base)} × ${asPercent(adValorem)} %`] : []),
    ...(adRem ? [`${asQuantity(quantity ?? none)} ${unit} × ${asPercent(adRem)}`] : []),
  ];
  return {
    CSTIS: cst,
    cClassTribIS: code,
    vBCIS: asMoney(base),
    ...(adValorem && { pIS: asPercent(adValorem) }),
    ...(adRem && { pISEspec: asPercent(adRem), adRemIS: asPercent(adRem) }),
    ...(unit !== undefined && { uTrib: unit }),
    ...(quantity && { qTrib: asQuantity(quantity) }),
    vIS: asMoney(value),
    memoriaCalculo: `LC 214/2025, art. 409: ${steps.join(' + ')} = ${asMoney(value)}`,
  };
}

/** The names of a tax in the group. */
const groupNames = {
  ibsUf: { group: 'gIBSUF', rate: 'pIBSUF', value: 'vIBSUF', tax: 'IBS do Estado' },
  ibsMun: { group: 'gIBSMun', rate: 'pIBSMun', value: 'vIBSMun', tax: 'IBS do Município' },
  cbs: { group: 'gCBS', rate: 'pCBS', value: 'vCBS', tax: 'CBS' },
} as const;

function groupOf(state: State, item: CheckedItem, taxes: ItemTaxes, purchase: PublicPurchase | undefined) {
  const { base, rates, reductions, due, deferred, regular, beforeDestination } = taxes;
  const treatment = state.ruleOf(item.taxed).name;
  const hasReduction = purchase !== undefined || (item.hasReduction && !item.isSuspended);
  const partOf = (name: keyof typeof groupNames) => {
    const { group, rate, value, tax } = groupNames[name];
    const reduction = item.isSuspended ? none : reductions[name];
    const gRed = { pRedAliq: asPercent(reduction), pAliqEfet: asRate(due[name].rate) };
    const amount = asMoney(due[name].amount);
    const steps = [
      `LC 214/2025, ${treatment}: ${tax} = ${asMoney(base)} × ${asRate(rates[name])} %`,
      ...(hasReduction ? [`redução de ${gRed.pRedAliq} %, alíquota efetiva de ${gRed.pAliqEfet} %`] : []),
      ...(deferred ? [`diferidos ${asMoney(deferred[name])}`] : []),
    ];
    return {
      [group]: {
        [rate]: asRate(rates[name]),
        ...(deferred && { gDif: { pDif: '100.00', vDif: asMoney(deferred[name]) } }),
        ...(hasReduction && { gRed }),
        [value]: amount,
        memoriaCalculo: `${steps.join('; ')} = ${amount}`,
      },
    };
  };
  return {
    vBC: asMoney(base),
    ...partOf('ibsUf'),
    ...partOf('ibsMun'),
    vIBS: asMoney(add(due.ibsUf.amount, due.ibsMun.amount)),
    ...partOf('cbs'),
    ...(regular && { gTribRegular: regularOf(item, regular) }),
    ...(beforeDestination && { gTribCompraGov: destinationOf(beforeDestination) }),
  };
}

function regularOf({ taxed }: CheckedItem, regular: OfEach<Part>) {
  return {
    CSTReg: taxed.cst,
    cClassTribReg: taxed.codigo,
    pAliqEfetRegIBSUF: asRate(regular.ibsUf.rate),
    vTribRegIBSUF: asMoney(regular.ibsUf.amount),
    pAliqEfetRegIBSMun: asRate(regular.ibsMun.rate),
    vTribRegIBSMun: asMoney(regular.ibsMun.amount),
    pAliqEfetRegCBS: asRate(regular.cbs.rate),
    vTribRegCBS: asMoney(regular.cbs.amount),
  };
}

function destinationOf(before: OfEach<Part>) {
  return {
    pAliqIBSUF: asRate(before.ibsUf.rate),
    vTribIBSUF: asMoney(before.ibsUf.amount),
    pAliqIBSMun: asRate(before.ibsMun.rate),
    vTribIBSMun: asMoney(before.ibsMun.amount),
    pAliqCBS: asRate(before.cbs.rate),
    vTribCBS: asMoney(before.cbs.amount),
  };
}

/** Totals add unrounded values and round once. */
function totalOf(items: readonly TaxedItem[]) {
  const taxed = items.flatMap(({ taxes }) => (taxes ? [taxes] : []));
  const selective = items.flatMap(({ item }) => (item.selective ? [item.selective.value] : []));
  const due = ofEach((name) => total(taxed.map((taxes) => taxes.due[name].amount)));
  const deferred = ofEach((name) => total(taxed.map((taxes) => taxes.deferred?.[name] ?? none)));
  const zero = asMoney(none);
  const credits = { vCredPres: zero, vCredPresCondSus: zero };
  const sums = (name: 'ibsUf' | 'ibsMun' | 'cbs') => ({
    vDif: asMoney(deferred[name]),
    vDevTrib: zero,
    [groupNames[name].value]: asMoney(due[name]),
  });
  return {
    ...(selective.length > 0 && { ISTot: { vIS: asMoney(total(selective)) } }),
    IBSCBSTot: {
      vBCIBSCBS: asMoney(total(taxed.map(({ base }) => base))),
      gIBS: {
        gIBSUF: sums('ibsUf'),
        gIBSMun: sums('ibsMun'),
        vIBS: asMoney(add(due.ibsUf, due.ibsMun)),
        ...credits,
      },
      gCBS: { ...sums('cbs'), ...credits },
      gMono: {
        vIBSMono: zero,
        vCBSMono: zero,
        vIBSMonoReten: zero,
        vCBSMonoReten: zero,
        vIBSMonoRet: zero,
        vCBSMonoRet: zero,
      },
    },
  };
}
