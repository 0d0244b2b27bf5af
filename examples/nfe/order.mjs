// The groups of CBS and IBS of an NF-e, for an order as an ERP keeps it: `npm i canivete`, `node examples/nfe/order.mjs`.
import { createService } from 'canivete';

const order = {
  id: 'pedido-1042',
  issuedAt: '2026-11-30T10:00:00-03:00',
  city: 3550308, // São Paulo, by the code of the IBGE
  state: 'SP',
  items: [
    { name: 'Notebook', ncm: '84713012', cst: '000', cClassTrib: '000001', amount: 4200 },
    { name: 'Arroz, 20 kg', ncm: '10063021', cst: '200', cClassTrib: '200003', amount: 180 }, // cesta básica
    { name: 'Analgésico', ncm: '30049099', cst: '200', cClassTrib: '200032', amount: 95.4 },
    { name: 'Cerveja', ncm: '22030000', cst: '000', cClassTrib: '000001', amount: 320 },
    { name: 'Livro', ncm: '49019900', cst: '410', cClassTrib: '410008', amount: 60 }, // immune
  ],
};

// In process and without keys: the call is the one that a client of the official component makes over HTTP.
const service = createService({ keys: false });

async function taxesOf({ id, issuedAt, city, state, items }) {
  const response = await service(
    new Request('http://localhost/v1/rtc/calculadora/regime-geral', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        id,
        versao: '1.0.0',
        dhFatoGerador: issuedAt,
        municipio: city,
        uf: state,
        tpDoc: 55,
        itens: items.map(({ ncm, cst, cClassTrib, amount }, i) => ({
          numero: i + 1,
          ncm,
          cst,
          cClassTrib,
          baseCalculo: amount,
        })),
      }),
    }),
  );
  const answer = await response.json();
  // A refusal is a problem of RFC 9457, with the item and the field in its text.
  if (!response.ok) throw new Error(`${answer.title}: ${answer.detail}`);
  return answer;
}

/** The answer has the members of the NF-e in their order; `memoriaCalculo`, which explains a figure, is not one of them. */
function xml(name, value) {
  if (typeof value !== 'object') return `<${name}>${value}</${name}>`;
  const members = Object.entries(value).filter(([member]) => member !== 'memoriaCalculo');
  return `<${name}>${members.map(([member, inner]) => xml(member, inner)).join('')}</${name}>`;
}

const { objetos, total } = await taxesOf(order);
for (const { nObj, tribCalc } of objetos)
  console.log(`${nObj} ${order.items[nObj - 1].name}\n${xml('IBSCBS', tribCalc.IBSCBS)}\n`);
console.log(xml('IBSCBSTot', total.tribCalc.IBSCBSTot));
