/** The form of a webhook: a new one, or one that is to be changed. */
import { h } from '../../shared/dom.ts';
import { checkField, radioField, textField } from '../../shared/field.ts';
import type { Context } from '../context.ts';
import type { EventName, Webhook } from '../types.ts';
import { headerRows } from './header-rows.ts';
import { toolPicker } from './tool-picker.ts';

const EVENTS: readonly EventName[] = ['tool_used', 'result_generated', 'favorite_added'];

/** The origin of an address; null for what is no address yet. */
const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : null);

export function webhookForm(context: Context, webhook: Webhook | null) {
  const { t, account } = context;
  const url = textField(
    t.webhooks.address,
    {
      class: 'mono',
      type: 'url',
      placeholder: 'https://…',
      maxlength: 2048,
      autocomplete: 'off',
      value: webhook?.url,
      autofocus: true,
    },
    t.webhooks.addressHint,
  );
  const events = checkField(
    t.webhooks.events,
    EVENTS.map((value) => {
      const isOfPlan = account.events.includes(value);
      return {
        value,
        label: [t.webhooks.eventNames[value], ' ', h('code', { class: 'hint' }, value)],
        hint: isOfPlan ? t.webhooks.eventsAbout[value] : t.webhooks.notInPlan(account.plan),
        // An event that it has from an earlier plan can be taken off.
        disabled: !isOfPlan && !webhook?.events.includes(value),
      };
    }),
    webhook?.events ?? account.events.slice(0, 1),
  );
  const optional = (label: string) => [label, ' ', h('span', { class: 'hint' }, t.webhooks.optional)];
  const description = textField(optional(t.webhooks.description), {
    maxlength: 500,
    autocomplete: 'off',
    value: webhook?.description,
  });
  const picker = toolPicker(context, webhook?.tools ?? []);
  const which = radioField(
    t.webhooks.tools,
    [
      { value: 'all', label: t.webhooks.allTools },
      { value: 'some', label: t.keys.onlyThese, more: picker.element },
    ],
    webhook?.tools ? 'some' : 'all',
  );
  const had = webhook?.headers ?? [];
  const headers = headerRows(context, had);
  const fields = { url, description, events, tools: { ...which, fail: picker.fail }, headers };
  /** True where the address leads to another origin, to which the headers do not go along. */
  const leavesHeaders = () =>
    had.length > 0 && originOf(url.input.value.trim()) !== originOf(webhook?.url ?? '');
  const changes = () => headers.changes(leavesHeaders() ? [] : had);
  const isSome = () => which.value() === 'some';
  return {
    fields,
    elements: Object.values(fields).map(({ element }) => element),
    text: () =>
      [url.input.value, description.input.value, headers.text(), isSome() ? picker.chosen().join() : ''].join(
        '\0',
      ),
    /** The ids of tools; null for all. */
    toolIds: () => (isSome() ? picker.chosen() : null),
    /** Says at its field what is wrong, and returns whether the form can be sent. */
    isReady() {
      if (events.values().length === 0) events.fail(t.webhooks.chooseEvents);
      else if (isSome() && picker.chosen().length === 0) picker.fail(t.keys.chooseTools);
      else if (changes() === null) headers.fail(t.webhooks.headerRow.unnamed);
      else if (leavesHeaders() && headers.hidesValues()) headers.fail(t.webhooks.headersStay);
      else return true;
      return false;
    },
    /** The changes to its headers; undefined where nothing changes. */
    headerChanges() {
      const changed = changes() ?? {};
      return leavesHeaders() || Object.keys(changed).length > 0 ? changed : undefined;
    },
  };
}
