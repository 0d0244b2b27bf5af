/** A test card, as the thing that it is. */
import * as v from 'valibot';
import { h } from '../../shared/dom.ts';
import { type Drawing, figure } from './drawing.ts';

const card = v.object({ number: v.string(), brand: v.string(), cvv: v.string(), expiry: v.string() });
const answered = v.object({ cartoes: v.pipe(v.array(card), v.length(1)) });

const words = {
  pt: { use: 'para testes', expiry: 'Validade' },
  en: { use: 'for tests', expiry: 'Valid to' },
};

export const testCard: Drawing = ({ answer, language }) => {
  if (!v.is(answered, answer)) return null;
  const [{ number, brand, cvv, expiry }] = answer.cartoes as [v.InferOutput<typeof card>];
  const t = words[language];
  const part = (name: string, value: string) =>
    h('span', null, h('span', { class: 'hint' }, name), h('b', { class: 'mono' }, value));
  return figure(
    'card',
    h(
      'div',
      { class: 'front' },
      h('p', { class: 'line' }, h('b', null, brand), h('span', { class: 'hint push' }, t.use)),
      h('p', { class: 'mono number' }, number),
      h('p', { class: 'line' }, part(t.expiry, expiry), part('CVV', cvv)),
    ),
  );
};
