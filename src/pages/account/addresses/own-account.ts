import * as v from 'valibot';
import { invalidValue } from '../../../kit/errors/api-error.ts';
import { address } from '../address.ts';
import { name } from '../fields.ts';

const notItsId = {
  pt: 'não é o id desta conta; confirme com o id dela',
  en: 'is not the id of this account; confirm by its id',
};

export const renameAccount = address({
  method: 'PATCH',
  path: '/account',
  summary: { pt: 'Muda o nome da conta', en: 'Changes the name of the account' },
  body: v.object({ name }),
  output: v.object({ id: v.string(), name: v.string() }),
  async handle({ body, principal, area }) {
    const { id } = await area.accounts.rename(principal.account.id, body.name);
    return { id, name: body.name };
  },
});

export const eraseAccount = address({
  method: 'POST',
  path: '/account/erase',
  summary: {
    pt: 'Exclui a conta com tudo o que é dela, para sempre',
    en: 'Deletes the account with all that is its own, for good',
  },
  body: v.object({ id: v.string() }),
  output: v.object({ erased: v.literal(true) }),
  errors: [422],
  async handle({ body, principal, area }) {
    const { id } = principal.account;
    if (body.id !== id) throw invalidValue('id', notItsId);
    await area.accounts.erase(id);
    return { erased: true as const };
  },
});
