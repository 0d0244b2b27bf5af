import type { Context, View } from '../context.ts';
import { favorites } from './favorites.ts';
import { keys } from './keys.ts';
import { newWebhook } from './new-webhook.ts';
import { overview } from './overview.ts';
import { plan } from './plan.ts';
import { use } from './use.ts';
import { webhookView } from './webhook.ts';
import { webhooks } from './webhooks.ts';

/** The form of an id; anybody may write the rest of an address of the page. */
const ID = /^\w+$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** Gives the view of a place, by the parts of its address. */
export function viewAt(context: Context, [place, id = '', detail = '']: readonly string[]): View {
  if (place === 'keys') return keys(context);
  if (place === 'favorites') return favorites(context);
  if (place === 'plan') return plan(context);
  if (place === 'use') return use(context, MONTH.test(id) ? id : undefined);
  if (place !== 'webhooks') return overview(context);
  if (id === 'new') return newWebhook(context);
  return ID.test(id) ? webhookView(context, id, ID.test(detail) ? detail : undefined) : webhooks(context);
}
