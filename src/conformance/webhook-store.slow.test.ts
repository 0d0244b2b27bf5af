import { describe, expect, it } from 'vitest';
import {
  answers,
  casesOf,
  type Fault,
  finds,
  inParts,
  isGiven,
  type Methods,
  not,
  onlyAnswers,
  reversed,
  type Row,
  sharesAnswer,
  sharesGiven,
  shorter,
  slowly,
  tellsNothing,
  withField,
} from '#test/support/faulty-stores.ts';
import { webhookStoreSuite } from './webhook-store.ts';

describe('the suite of a WebhookStore', () => {
  type Delivery = Row & { readonly id: string; readonly attempts: readonly Row[] };
  type Claimed = Row & { readonly delivery: Delivery; readonly webhook: Row & { readonly id: string } };

  const changing = (method: string, from: string, to: unknown): Fault =>
    answers(method, (answer: Row | null) => (answer?.['state'] === from ? { ...answer, state: to } : answer));
  const asked = (change: (request: Row & { limit: number; perWebhook: number }) => Row): Fault =>
    isGiven('claim', (request: never) => [change(request)]);
  const claimed = (change: (claims: readonly Claimed[], nth: number) => unknown): Fault =>
    answers('claim', (claims: readonly Claimed[], _, nth) => change(claims, nth));
  const listed = (change: (list: readonly Delivery[], query: Row) => unknown): Fault =>
    answers('listDeliveries', (list: readonly Delivery[], [query]) => change(list, query as Row));
  const stored = (change: (delivery: Row) => Row): Fault =>
    isGiven('enqueue', (...given) => [(given[0] as Row[]).map(change), given[1]]);
  /** A store in which a delivery outlives the erasure of its account. */
  const leaves =
    (id: string): Fault =>
    (store) => {
      let left: unknown = null;
      const [erase, get] = [store['eraseAccount'], store['getDelivery']] as [
        Methods[string],
        Methods[string],
      ];
      store['eraseAccount'] = (accountId) => {
        left = get(id as never);
        return erase(accountId);
      };
      answers('getDelivery', (one, [asked]) => one ?? (asked === id ? left : null))(store);
    };
  /** A store that stores the input of the nth call, even if its webhook is gone or disabled. */
  const storesOf = (call: number): Fault => {
    return (store) => {
      const stored = new Set<unknown>();
      answers('enqueue', (answer, [list], nth) => {
        if (nth === call) for (const { id } of list as Row[]) stored.add(id);
        return answer;
      })(store);
      answers('getDelivery', (one: Row | null, [id]) => one ?? (stored.has(id) ? {} : null))(store);
    };
  };
  /** A store that takes every answer of a receiver for the same one. */
  const answered = (field: string, value: unknown): Fault =>
    answers('getDelivery', (one: Delivery | null) => ({
      ...one,
      attempts: one?.attempts.map(withField(field, value)),
    }));
  /** A store that applies stale settlements, or does not apply live ones. */
  const settles = (result: string): Fault => answers('settle', withField('result', result));

  /** A store that reads whether a webhook is active, and stores a delivery of it when others have had their turn. */
  const looksThenStores: Fault = (store) => {
    const { enqueue, getWebhook } = { ...store } as Record<string, Methods[string]>;
    const waiting = new Set<unknown>();
    store['enqueue'] = async (...given: readonly never[]) => {
      const list = given[0] as unknown as readonly Row[];
      const found = list.map(({ webhookId }) => getWebhook?.(webhookId as never) as Row | null);
      await Promise.resolve();
      enqueue?.(...given);
      for (const [i, { id }] of list.entries()) if (found[i]?.['state'] === 'active') waiting.add(id);
    };
    answers('getDelivery', (one: Row | null, [id]) =>
      waiting.has(id) && one?.['state'] !== 'canceled' ? { ...one, state: 'pending' } : one,
    )(store);
  };

  const cases = casesOf((runner, make, options) => webhookStoreSuite(runner, make, options));

  finds(cases, {
    'WebhookStore: webhooks: gives back what was created; lists an account’s by creation, then id': {
      'says that nothing was created': answers('createWebhook', not),
      'forgets a description': answers('getWebhook', withField('description', undefined)),
      'has a webhook of every id': answers('getWebhook', (answer: Row | null) => answer ?? {}),
      'lists the newest first': answers('listWebhooks', reversed),
      'lists them by id': answers('listWebhooks', (list: { id: string }[]) =>
        list.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
      ),
      'lists those of all accounts': answers('listWebhooks', (list: Row[]) => [...list, { id: 'x' }]),
    },
    'WebhookStore: webhooks: an account has at most as many as allowed, however many are created at once': {
      'has one more': isGiven('createWebhook', (...given) => [given[0], (given[1] as number) + 1]),
      'has one less': isGiven('createWebhook', (...given) => [given[0], (given[1] as number) - 1]),
      'says that all were created': answers('createWebhook', () => true),
      'lists those that it refused': answers('listWebhooks', (list: Row[]) => [...list, {}]),
      'counts those of all accounts': answers('createWebhook', (made, [webhook]) =>
        (webhook as Row)['accountId'] === 'other' ? false : made,
      ),
    },
    'WebhookStore: webhooks: an update applies to the version it names, once': {
      'applies to any version': (store) => {
        const real = store['updateWebhook'] as Methods[string];
        const get = store['getWebhook'] as Methods[string];
        store['updateWebhook'] = (id: never, _: never, patch: never) =>
          real(id, ((get(id) as Row | null)?.['version'] ?? 0) as never, patch);
      },
      'applies nothing': onlyAnswers('updateWebhook', false),
      'only answers': (store) => {
        let version = 1;
        store['updateWebhook'] = (id: string, named: number) =>
          id === 'w' && named === version && !!version++;
      },
      'updates what is not there': answers('updateWebhook', (is, [id]) => id === 'none' || is),
      'clears the streak': answers('getWebhook', withField('failedDeliveries', 0)),
      'makes it slow': answers('getWebhook', withField('slow', true)),
    },
    'WebhookStore: webhooks: an update changes what it names, and null takes away what may be absent': {
      'keeps the description': answers('getWebhook', withField('description', 'Loja')),
      'keeps an empty one': answers('getWebhook', (one: Row | null) => ({
        description: undefined,
        ...one,
      })),
      'keeps the tools': answers('getWebhook', withField('tools', ['cpf'])),
      'keeps the headers': answers('getWebhook', withField('headers', { 'x-a': '1' })),
      'forgets the secret to come': answers('getWebhook', withField('nextSecret', null)),
      'begins anew at the url that it has': answers('getWebhook', withField('slow', true)),
    },
    'WebhookStore: webhooks: each setting of a state makes the version one more, and keeps what it does not name':
      {
        'counts by two': answers('getWebhook', (one: Row | null) => ({
          ...one,
          version: 2 * (one?.['version'] as number),
        })),
        'keeps the first reason': answers('getWebhook', withField('disabledReason', 'request')),
        'forgets the last success': answers('getWebhook', withField('lastSuccessAt', null)),
        'clears the streak of what it disables': answers('setState', withField('failedDeliveries', 0)),
        'answers what was before': answers('setState', withField('version', 1)),
      },
    'WebhookStore: webhooks: an erasure takes an account’s webhooks and deliveries, and nothing else': {
      'erases nothing': onlyAnswers('eraseAccount', undefined),
      'erases another account': isGiven('eraseAccount', () => ['b']),
      'erases both': (store) => {
        const real = store['eraseAccount'] as Methods[string];
        store['eraseAccount'] = (id) => {
          real('b' as never);
          return real(id);
        };
      },
      'only deletes the webhooks': (store) => {
        store['eraseAccount'] = () => store['deleteWebhook']?.('w' as never);
      },
      'leaves the first of a webhook': leaves('d1'),
      'leaves the last of a webhook': leaves('d2'),
      'leaves that of a webhook that is gone': leaves('g'),
      'stores what comes after it': storesOf(2),
    },
    'WebhookStore: webhooks: what was handed in or out can be changed without changing the store': {
      'keeps what it is given': sharesGiven('createWebhook', 'getWebhook'),
      'hands out its own record': sharesAnswer('getWebhook'),
      'hands out its own list': (store) => {
        let handed: unknown;
        answers('listWebhooks', (list) => (handed ??= list))(store);
      },
      'keeps what it is given at an update': (store) => {
        let events: unknown;
        answers('updateWebhook', (is, [, , patch]) => {
          events = (patch as Row)['events'];
          return is;
        })(store);
        answers('getWebhook', (webhook: Row | null) => (events ? { ...webhook, events } : webhook))(store);
      },
      'hands out its own record at a change of state': sharesAnswer('setState', 'getWebhook'),
    },
    'WebhookStore: webhooks: a new url clears the streak and makes it slow until it has proved itself': {
      'keeps the streak': answers('getWebhook', withField('failedDeliveries', 2)),
      'keeps its beginning': answers('getWebhook', withField('failingSince', 1)),
      'keeps its last failure': answers('getWebhook', withField('lastFailureAt', 1)),
      'keeps it fast': answers('getWebhook', withField('slow', false)),
    },
    'WebhookStore: webhooks: disabling cancels what waits, and not what is being attempted; activating brings nothing back':
      {
        'disables nothing': answers('setState', withField('state', 'active')),
        'forgets the reason': answers('setState', withField('disabledReason', null)),
        'forgets the time': answers('setState', withField('disabledAt', null)),
        'cancels nothing': changing('getDelivery', 'canceled', 'pending'),
        'cancels what is being attempted': changing('getDelivery', 'delivering', 'canceled'),
        'tries again what was being attempted': answers('getDelivery', (one: Row | null, [id]) =>
          id === 'd1' && one?.['state'] === 'canceled' ? { ...one, state: 'pending' } : one,
        ),
        'keeps it fast': answers('setState', withField('slow', false)),
        'keeps the streak': answers('setState', withField('failedDeliveries', 1)),
        'brings back what was canceled': claimed((claims, nth) => (nth === 2 ? [{}] : claims)),
        'activates what is not there': answers('setState', (webhook: Row | null) => webhook ?? {}),
      },
    'WebhookStore: webhooks: deleting cancels what waits; an attempt under way ends its delivery': {
      'deletes nothing': onlyAnswers('deleteWebhook', false),
      'deletes twice': answers('deleteWebhook', () => true),
      'still has it': answers('getWebhook', () => ({})),
      'cancels nothing': changing('getDelivery', 'canceled', 'pending'),
      'refuses the attempt': settles('stale'),
      'forgets the attempt': changing('getDelivery', 'succeeded', 'canceled'),
    },
    'WebhookStore: enqueue: a delivery is due at once, with the bytes that it came with': {
      'lets it wait': answers('nextDue', () => 1),
      'changes its text': stored((one) => ({ ...one, body: String(one['body']).replace('á', 'a') })),
      'writes no emoji': stored((one) => ({ ...one, body: String(one['body']).replace('😀', '?') })),
      'says that it still waits': claimed((claims) =>
        claims.map((one) => ({ ...one, delivery: { ...one.delivery, state: 'pending' } })),
      ),
      'begins with the second attempt': claimed((claims) => claims.map((one) => ({ ...one, attempt: 2 }))),
      'gives another webhook': claimed((claims) => claims.map((one) => ({ ...one, webhook: { id: 'v' } }))),
    },
    'WebhookStore: enqueue: what is raised while its webhook is disabled, deleted or erased does not wait afterwards':
      {
        'looks at the state, then stores': looksThenStores,
        'has something due': answers('nextDue', () => 0),
      },
    'WebhookStore: enqueue: of one id that is raised many times at once, one is stored': {
      'lists it twice': listed((list) => [...list, ...list]),
      'gives it twice': claimed((claims) => [...claims, ...claims]),
    },
    'WebhookStore: enqueue: what was handed in or out can be changed without changing the store': {
      'keeps what it is given': (store) => {
        let kept: Row | undefined;
        answers('enqueue', (_, [list]) => void (kept ??= (list as Row[])[0]))(store);
        answers('getDelivery', (one: Row | null) => one && { ...one, body: kept?.['body'] })(store);
      },
      'hands out the webhook of a claim': (store) => {
        let handed: unknown;
        answers('claim', (claims: readonly Claimed[]) => {
          handed = claims[0]?.webhook;
          return claims;
        })(store);
        answers('getWebhook', () => handed)(store);
      },
      'keeps an attempt that it is given': (store) => {
        let kept: Row | undefined;
        answers('settle', (answer, [settlement]) => {
          kept = (settlement as Row)['attempt'] as unknown as Row;
          return answer;
        })(store);
        listed((list) => list.map((one) => ({ ...one, attempts: [{ ...kept }] })))(store);
      },
      'hands out its own record': (store) => {
        let handed: unknown;
        answers('getDelivery', (one) => (handed = one))(store);
        listed((list) => (handed ? [handed] : list))(store);
      },
      'hands out its own list': (store) => {
        let handed: unknown;
        listed((list) => (handed ??= list))(store);
      },
    },
    'WebhookStore: enqueue: an id that is stored stays as it is, so that a call may be repeated': {
      'stores it anew': (store) => {
        const stored = new Set<unknown>();
        const again = new Set<unknown>();
        answers('enqueue', (answer, [list]) => {
          for (const { id } of list as Row[]) (stored.has(id) ? again : stored).add(id);
          return answer;
        })(store);
        answers('getDelivery', (one: Row, [id]) => (again.has(id) ? { ...one, state: 'pending' } : one))(
          store,
        );
      },
      'claims it again': claimed((claims, nth) => (nth === 2 ? [...claims, ...claims] : claims)),
      'drops the others': claimed((claims, nth) => (nth === 2 ? [] : claims)),
    },
    'WebhookStore: enqueue: a call is stored whole: what looks meanwhile sees all of it or nothing': {
      'loses one': isGiven('enqueue', (...given) => [(given[0] as Row[]).slice(1), given[1]]),
      'shows one less': listed(shorter),
    },
    'WebhookStore: enqueue: a call that fails stores nothing of what it was given': {
      'stores what comes before it': inParts('enqueue'),
      'stores what comes after it': inParts('enqueue', (deliveries) => deliveries.toReversed()),
      'does not tell': tellsNothing('enqueue'),
    },
    'WebhookStore: enqueue: only what waits counts against the most that may wait, that of the same call too':
      {
        'counts too many': isGiven('enqueue', (given, most: number) => [given, most - 1]),
        'counts too few': isGiven('enqueue', (given, most: number) => [given, most + 1]),
      },
    'WebhookStore: enqueue: keeps every field': {
      'forgets the trace': stored((one) => ({ ...one, trace: null })),
      'forgets what it repeats': stored((one) => ({ ...one, resendOf: null })),
      'takes every event for one': stored((one) => ({ ...one, event: 'tool_used' })),
    },
    'WebhookStore: enqueue: copies of copies do not pile up: the body moves on, and an untried copy gives up its place':
      {
        'keeps the body too': listed((list) =>
          list.map((one) => (one.id === 'e' ? { ...one, body: 'sent again' } : one)),
        ),
        'keeps the untried ones': listed((list) => [...list, ...list.filter(({ id }) => id === 'g')]),
        'forgets the originals': listed((list) => list.filter(({ id }) => id !== 'd')),
        'follows what is gone': listed((list) => list.map(withField('resendOf', 'f'))),
        'takes the body of one of another webhook': listed((list) =>
          list.map((one) => (one.id === 'x' ? { ...one, body: null } : one)),
        ),
      },
    'WebhookStore: enqueue: is skipped where the webhook is disabled or full, and dropped where there is none':
      {
        'lets it wait': changing('getDelivery', 'skipped', 'pending'),
        'loses the body': answers('getDelivery', withField('body', null)),
        'keeps a body that is not to be kept': stored((one) => ({ ...one, keepBody: true })),
        'stores what is of no webhook': storesOf(1),
        'is never full': isGiven('enqueue', (...given) => [given[0], Infinity]),
      },
    'WebhookStore: claim: gives each delivery once, however many claim at once': {
      'gives one twice': claimed((claims) => [...claims, ...claims.slice(0, 1)]),
      'gives one in the place of another': claimed((claims, nth) =>
        nth === 1 ? [...claims.slice(1), { ...claims[1], token: 'another' }] : claims,
      ),
      'loses one': claimed((claims, nth) => (nth === 1 ? claims.slice(1) : claims)),
      'has one token for all': claimed((claims) => claims.map((one) => ({ ...one, token: 'token' }))),
    },
    'WebhookStore: claim: never has more live claims of a webhook than allowed, nor more than one of a slow one':
      {
        'has one more': asked((request) => ({ ...request, perWebhook: request.perWebhook + 1 })),
        'has one less': asked((request) => ({ ...request, perWebhook: request.perWebhook - 1 })),
        'has as many of a slow one': (store) => {
          isGiven('createWebhook', (...given) => [{ ...(given[0] as Row), slow: false }, given[1]])(store);
        },
        'frees no slot': claimed((claims, nth) => (nth === 17 ? [] : claims)),
        'frees all slots': (store) => {
          let nth = 0;
          asked((request) => ({ ...request, perWebhook: ++nth === 17 ? 9 : request.perWebhook }))(store);
        },
      },
    'WebhookStore: claim: has at most as many slow ones in a call as asked': {
      'has one more': asked((request) => ({ ...request, slow: (request['slow'] as number) + 1 })),
      'has one less': asked((request) => ({ ...request, slow: (request['slow'] as number) - 1 })),
      'takes slow ones for all': claimed((claims) => claims.filter(({ webhook }) => webhook['slow'])),
      'takes 0 for no limit': asked((request) => ({ ...request, slow: request['slow'] || 9 })),
    },
    'WebhookStore: claim: slow webhooks take turns': {
      'takes one for all': claimed((claims, nth) => (nth === 2 ? [] : claims)),
      'takes the longest due first': claimed((claims, nth) =>
        nth === 2 ? claims.map((one) => ({ ...one, delivery: { ...one.delivery, id: 'v1' } })) : claims,
      ),
    },
    'WebhookStore: claim: slow webhooks that fail repeatedly come after the others, at most as many as asked':
      {
        'takes the longest due first': claimed((claims, nth) =>
          nth === 1 ? claims.map((one) => ({ ...one, delivery: { ...one.delivery, id: 'd0' } })) : claims,
        ),
        'knows no limit': asked((request) => ({ ...request, failing: 9 })),
        'takes none': asked((request) => ({ ...request, failing: 0 })),
        'has one more': asked((request) => ({
          ...request,
          failing: ((request['failing'] as number) ?? 9) + 1,
        })),
      },
    'WebhookStore: claim: takes one of each webhook, then the next round': {
      'takes all of the first one': claimed((claims) =>
        claims.map((one, i) => ({ ...one, delivery: { ...one.delivery, id: `v${i}` } })),
      ),
      'takes the newest first': claimed((claims, nth) => (nth === 2 ? claims.toReversed() : claims)),
      'takes no second round': claimed((claims, nth) => (nth === 2 ? claims.slice(1) : claims)),
      'takes more than asked': asked((request) => ({ ...request, limit: request.limit + 1 })),
    },
    'WebhookStore: claim: of many webhooks the one whose delivery is due first is served first, whatever their ids':
      {
        'serves them by their ids': (store) => {
          const { claim, release } = store as { [name: string]: (...given: unknown[]) => unknown };
          store['claim'] = (request: Row) => {
            const claims = claim?.({ ...request, limit: 100 }) as readonly (Claimed & {
              readonly token: string;
            })[];
            const [first, ...rest] = claims.toSorted((a, b) => (a.webhook.id < b.webhook.id ? -1 : 1));
            for (const { delivery, token } of rest) release?.(delivery.id, token);
            return first ? [first] : [];
          };
        },
      },
    'WebhookStore: claim: a lease that is over makes the delivery due again, under another token, in the same attempt':
      {
        'gives a delivery that is held': claimed((claims, nth) => (nth === 2 ? [{}] : claims)),
        'takes nothing back': claimed((claims, nth) => (nth === 3 ? [] : claims)),
        'begins another attempt': claimed((claims, nth) =>
          nth === 3 ? claims.map((one) => ({ ...one, attempt: 2 })) : claims,
        ),
        'keeps the token': (store) => {
          let token: unknown;
          claimed((claims) => claims.map((one) => ({ ...one, token: (token ??= one['token']) })))(store);
        },
        'applies what is stale': settles('applied'),
        'applies nothing': settles('stale'),
        'disables by what is stale': answers('settle', withField('disabled', true)),
        'moves what is stale': changing('getDelivery', 'delivering', 'pending'),
      },
    'WebhookStore: claim: a release neither adds a lease that ran out nor forgets those that did': {
      'releases nothing': onlyAnswers('release', undefined),
      'forgets them': claimed((claims, nth) => (nth === 5 ? [{}] : claims)),
      'records it': answers('getDelivery', withField('attempts', [])),
    },
    'WebhookStore: claim: a lease that is over of a webhook that is disabled or gone ends its delivery': {
      'gives it again': claimed((claims, nth) => (nth === 2 ? [{}] : claims)),
      'leaves it open': changing('getDelivery', 'canceled', 'pending'),
      'has it due': answers('nextDue', () => 0),
    },
    'WebhookStore: claim: what is due next counts leases too': {
      'forgets them': answers('nextDue', (wait, _, nth) => (nth === 2 ? null : wait)),
      'takes what is held for due': answers('nextDue', (wait, _, nth) => (nth === 2 ? 0 : wait)),
      'forgets the shorter one': answers('nextDue', (wait, _, nth) => (nth === 4 ? 60_000 : wait)),
      'takes the shorter one for due': answers('nextDue', (wait, _, nth) => (nth === 4 ? 0 : wait)),
      'looks at leases alone': answers('nextDue', (wait, _, nth) => (nth === 3 ? 60_000 : wait)),
      'takes a release after the lease': changing('getDelivery', 'delivering', 'pending'),
    },
    'WebhookStore: claim: what has not ended is counted by how its receivers do, where the store tells it': {
      'counts nothing': answers('waiting', () => []),
      'counts no leases': answers('waiting', (rows, _, nth) => (nth === 3 ? [] : rows)),
      'counts all as one': answers('waiting', (rows: Row[]) =>
        rows.map((row) => ({ ...row, receivers: 'ok' })),
      ),
      'says nothing of their age': answers('waiting', (rows: Row[]) =>
        rows.map((row) => ({ ...row, oldestAt: 0 })),
      ),
    },
    'WebhookStore: claim: three leases that run out fail the attempt as abandoned, and the streak is left alone':
      {
        'fails no attempt': answers('getDelivery', withField('attempts', [])),
        'has it due at once': answers('getDelivery', withField('dueIn', 0)),
        'waits for too long': answers('getDelivery', withField('dueIn', 30_001)),
        'has it due too early': answers('getDelivery', withField('dueIn', 25_000)),
        'says what killed it wrongly': answers('getDelivery', (one: Delivery | null) => ({
          ...one,
          attempts: [{ number: 1, error: 'timeout' }],
        })),
        'ends the delivery': changing('getDelivery', 'pending', 'failed'),
        'begins a streak': answers('getWebhook', withField('failingSince', 1)),
        'gives it a fourth time': claimed((claims, nth) => (nth === 4 ? [{}] : claims)),
        'gives it twice': claimed((claims, nth) => (nth === 3 ? [] : claims)),
        'reports no attempt that was abandoned': asked((request) => ({ ...request, onAbandoned: undefined })),
      },
    'WebhookStore: claim: a lease that runs out before its attempt began is no lapse, however often': {
      'counts each lease': claimed((claims, nth) => (nth > 2 ? [] : claims)),
      'counts none': onlyAnswers('begin', undefined),
      'counts whatever token began': isGiven('begin', (claims: never) => [
        (claims as Row[]).filter(({ token }) => token === 'another'),
      ]),
    },
    'WebhookStore: much at once: whatever is canceled at once, none is claimed and each is listed as canceled from that step on':
      {
        'cancels a piece': listed((list, { state }) => (state === 'canceled' ? list.slice(0, 500) : list)),
        'lists the rest as what waits': listed((list, { state }) => (state === 'pending' ? [{}] : list)),
        'gives the rest': claimed((claims, nth) => (nth === 2 ? [{ delivery: { id: 'x' } }] : claims)),
        'has the rest due': answers('nextDue', (due: number | null) => due ?? 0),
        'says one of the rest waits': answers('getDelivery', withField('state', 'pending')),
        'cancels more than it may': answers('endCanceled', () => 501),
      },
    'WebhookStore: much at once: what was canceled does not come back with its webhook, nor by a late success':
      {
        'brings the rest back': claimed((claims, nth) => (nth === 2 ? [...claims, ...claims] : claims)),
        'lets a success end it': answers('settle', withField('result', 'applied')),
        'lists it as what waits': listed((list, { state }) => (state === 'pending' ? [{}] : list)),
      },
    'WebhookStore: much at once: an erasure of much ends, and takes nothing else': {
      'erases a piece': listed((list) => [...list, {}]),
      'takes what another account has': claimed(() => []),
    },
    'WebhookStore: much at once: leases that run out together are all claimed again, though no call takes them all back':
      {
        'takes one piece back': claimed((claims, nth) => (nth > 2 ? [] : claims)),
        'gives some twice': claimed((claims, nth) => (nth === 3 ? [...claims, ...claims] : claims)),
      },
    'WebhookStore: settle and release: a failure waits for its time, then for the next attempt; the third ends it':
      {
        'does not count attempts': claimed((claims) => claims.map((one) => ({ ...one, attempt: 1 }))),
        'shows no attempts': claimed((claims) =>
          claims.map((one) => ({ ...one, delivery: { ...one.delivery, attempts: [] } })),
        ),
        'goes on': changing('getDelivery', 'failed', 'pending'),
        'is due when it has ended': answers('getDelivery', withField('dueIn', 0)),
        'forgets an attempt': answers('getDelivery', (one: Delivery | null) => ({
          ...one,
          attempts: one?.attempts.slice(1),
        })),
        'takes every response for that of a success': answered('response', 'ok'),
        'takes every status for that of a success': answered('status', 200),
        'does not say when it ended': answers('getDelivery', withField('endedAt', null)),
        'has more to do': answers('nextDue', () => 0),
        'counts no delivery': answers('getWebhook', withField('failedDeliveries', 0)),
      },
    'WebhookStore: settle and release: what is not due yet is not claimed': {
      'claims it': claimed((claims, nth) => (nth === 2 ? [{}] : claims)),
      'is due at once': answers('nextDue', () => 0),
      'is due later': answers('nextDue', () => 3_600_001),
      'has nothing to do': answers('nextDue', () => null),
      'never claims it': claimed((claims, nth) => (nth === 3 ? [] : claims)),
      'begins anew': claimed((claims) => claims.map((one) => ({ ...one, attempt: 1 }))),
    },
    'WebhookStore: settle and release: what waits is made due at once, and no attempt is counted twice': {
      'makes nothing due': (store) => {
        store['makeDue'] = () => 0;
      },
      'counts one more': answers('makeDue', (made: number) => made && made + 1),
      'takes all for one': isGiven('makeDue', (...given) => [given[0], 9]),
      'takes more than asked': isGiven('makeDue', (...given) => [given[0], 9, given[2]]),
      'counts the attempt again': claimed((claims) =>
        claims.map((one) => ({ ...one, attempt: (one['attempt'] as number) + 1 })),
      ),
    },
    'WebhookStore: settle and release: a failure after its webhook was disabled or deleted is not tried again':
      {
        'lets it wait when the webhook is gone': (store) => {
          const [deleted, waiting] = [new Set<unknown>(), new Set<unknown>()];
          const getDelivery = store['getDelivery'] as Methods[string];
          answers('deleteWebhook', (answer, [id]) => {
            deleted.add(id);
            return answer;
          })(store);
          answers('settle', (answer, [settlement]) => {
            const { id, next } = settlement as { readonly id: string; readonly next: Row };
            const one = getDelivery(id as never) as Row;
            if (next['state'] === 'pending' && deleted.has(one['webhookId'])) waiting.add(id);
            return answer;
          })(store);
          answers('getDelivery', (one: Row | null, [id]) =>
            waiting.has(id) ? { ...one, state: 'pending' } : one,
          )(store);
        },
        'has something due': answers('nextDue', () => 0),
      },
    'WebhookStore: settle and release: a settlement beside an update loses nothing of either': {
      'writes back the webhook that it has read': (store) => {
        const { settle, getDelivery, getWebhook } = { ...store } as Record<
          'settle' | 'getDelivery' | 'getWebhook',
          Methods[string]
        >;
        const written = new Map<unknown, Row>();
        store['settle'] = async (settlement: { readonly id: string }) => {
          const { webhookId } = getDelivery(settlement.id as never) as Row;
          const { secret } = getWebhook(webhookId as never) as Row;
          await Promise.resolve();
          written.set(webhookId, { secret });
          return settle(settlement as never);
        };
        answers('getWebhook', (one: Row | null, [id]) => one && { ...one, ...written.get(id) })(store);
      },
      'forgets the success': answers('getWebhook', withField('lastSuccessAt', null)),
    },
    'WebhookStore: settle and release: of two settlements of one claim, one applies': {
      'applies both': settles('applied'),
      'applies none': settles('stale'),
      'records both': answers('getDelivery', (one: Delivery | null) => ({
        ...one,
        attempts: [...(one?.attempts ?? []), {}],
      })),
    },
    'WebhookStore: settle and release: a token is stale from the end of its lease on, also before another claim':
      {
        'applies it': settles('applied'),
        'moves it': changing('getDelivery', 'delivering', 'pending'),
        'begins a streak': answers('getWebhook', withField('failingSince', 1)),
        'does not note the success': answers('getWebhook', withField('lastSuccessAt', null)),
      },
    'WebhookStore: settle and release: a token that another claim has followed neither settles nor releases':
      {
        'applies it': settles('applied'),
        'applies nothing': settles('stale'),
        'moves it': changing('getDelivery', 'delivering', 'pending'),
      },
    'WebhookStore: settle and release: a success of an attempt that was given up takes its place in the order of attempts':
      {
        'keeps both': answers('getDelivery', (one: Delivery | null) => ({
          ...one,
          attempts: [...(one?.attempts ?? []), {}],
        })),
        'has it due still': answers('nextDue', () => 0),
        'says that it applies': settles('applied'),
        'takes every response for that of a failure': answered('response', 'no'),
        'takes every status for that of a failure': answered('status', 500),
      },
    'WebhookStore: settle and release: a late success still ends a delivery that has not ended, and no other late settlement does anything':
      {
        'applies what is late': settles('applied'),
        'does not end it': changing('getDelivery', 'succeeded', 'delivering'),
        'lets a late failure undo it': answers('getDelivery', (one: Row | null, _, nth) =>
          nth === 2 ? { ...one, state: 'pending' } : one,
        ),
        'gives it again': claimed((claims, nth) => (nth === 3 ? [{}] : claims)),
        'applies a late failure': answers('settle', (answer: Row, _, nth) =>
          nth === 2 ? { ...answer, result: 'applied' } : answer,
        ),
        'settles what is not there': answers('settle', (answer: Row, _, nth) =>
          nth === 3 ? { ...answer, result: 'applied' } : answer,
        ),
      },
    'WebhookStore: settle and release: the failure that fills the rule disables the webhook, once, and cancels the rest':
      {
        'does not tell': answers('settle', withField('disabled', false)),
        'applies nothing': settles('stale'),
        'disables nothing': changing('getWebhook', 'disabled', 'active'),
        'forgets when': answers('getWebhook', withField('disabledAt', null)),
        'says that it was asked for': answers('getWebhook', withField('disabledReason', 'request')),
        'takes it for an update': answers('getWebhook', withField('version', 2)),
        'cancels one of the rest': answers('getDelivery', (one: Row | null, [id]) =>
          id === 'd2' ? { ...one, state: 'pending' } : one,
        ),
        'cancels the last of the rest': answers('getDelivery', (one: Row | null, [id]) =>
          id === 'd1' ? { ...one, state: 'pending' } : one,
        ),
        'looks for three deliveries at once': isGiven('settle', (settlement: Row) => [
          { ...settlement, policy: { ...(settlement['policy'] as Row), deliveries: 4 } },
        ]),
        'looks for six days': isGiven('settle', (settlement: Row) => [
          { ...settlement, policy: { ...(settlement['policy'] as Row), after: 6 * 86_400_000 } },
        ]),
        'looks for eight days': isGiven('settle', (settlement: Row) => [
          { ...settlement, policy: { ...(settlement['policy'] as Row), after: 8 * 86_400_000 } },
        ]),
      },
    'WebhookStore: settle and release: a body goes with the step that ends its delivery, unless it is kept': {
      'keeps it': stored((one) => ({ ...one, keepBody: true })),
      'drops it': stored((one) => ({ ...one, keepBody: false })),
    },
    'WebhookStore: settle and release: a release of what was disabled or deleted meanwhile ends it': {
      'lets it wait': changing('getDelivery', 'canceled', 'pending'),
      'has something due': answers('nextDue', () => 0),
    },
    'WebhookStore: settle and release: a release makes it due at once and records nothing; with another token it does nothing':
      {
        'takes any token': (store) => {
          const real = store['release'] as Methods[string];
          let token: unknown;
          claimed((claims) => {
            token ??= claims[0]?.['token'];
            return claims;
          })(store);
          store['release'] = (id: never) => real(id, token as never);
        },
        'releases nothing': onlyAnswers('release', undefined),
        'lets it wait': answers('nextDue', () => 1),
        'records an attempt': claimed((claims, nth) =>
          nth === 2 ? claims.map((one) => ({ ...one, attempt: 2 })) : claims,
        ),
        'applies what is late': settles('applied'),
      },
    'WebhookStore: log: lists those of an account, of its deleted webhooks too': {
      'forgets those of deleted ones': listed((list) => list.filter(({ webhookId }) => webhookId !== 'v')),
      'lists all accounts’': (store) => {
        const real = store['listDeliveries'] as Methods[string];
        store['listDeliveries'] = async (query: Row) => [
          ...((await real({ ...query, accountId: 'b' } as never)) as Row[]),
          ...((await real(query as never)) as Row[]),
        ];
      },
      'lists the oldest first': listed((list) => list.toReversed()),
      'has no pages': isGiven('listDeliveries', (query: Row) => [{ ...query, before: undefined }]),
      'lists every state': isGiven('listDeliveries', (query: Row) => [{ ...query, state: undefined }]),
    },
    'WebhookStore: log: lists newest first, by state, from where the last page ended': {
      'lists the oldest first': listed((list) => list.toReversed()),
      'has no limit': isGiven('listDeliveries', (query: Row) => [{ ...query, limit: 10 }]),
      'has no pages': isGiven('listDeliveries', (query: Row) => [{ ...query, before: undefined }]),
      'lists the last one of the page before again': isGiven('listDeliveries', (query: Row) => [
        query['before'] === undefined ? query : { ...query, before: `${query['before'] as string}x` },
      ]),
      'lists every state': isGiven('listDeliveries', (query: Row) => [{ ...query, state: undefined }]),
      'lists those of every webhook': isGiven('listDeliveries', (query: Row) => [
        { ...query, webhookId: 'w' },
      ]),
    },
    'WebhookStore: log: lists by id, also what is sent again and so was raised before, and from where a purged one was':
      {
        'lists by the time of the event': listed((list) =>
          list.toSorted((a, b) => (b['at'] as number) - (a['at'] as number)),
        ),
        'lists nothing from where none is': listed((list, { before }) => (before === 'd1' ? [] : list)),
        'has no pages': isGiven('listDeliveries', (query: Row) => [{ ...query, before: undefined }]),
      },
    'WebhookStore: log: purges what ended long enough ago, at most so many, and nothing that is open': {
      'purges at once': isGiven('purge', (...given) => [0, given[1]]),
      'purges them all': isGiven('purge', (...given) => [given[0], 100]),
      'does not count': answers('purge', (purged: number) => purged + 1),
      'purges nothing': onlyAnswers('purge', 0),
      'lists what it purged': listed((list) => [...list, {}]),
      'loses what is open': listed(shorter),
    },
    'WebhookStore: log: a try of its writes changes nothing that a caller can see': {
      'gives it to receivers': (store) => {
        store['tryWriting'] = () =>
          store['enqueue']?.(
            [{ id: 'health', webhookId: 'w', accountId: 'a', body: '', keepBody: true }] as never,
            10 as never,
          );
      },
    },
  });

  /** A store that counted the pending deliveries earlier, up to a second ago. */
  const countsLate =
    (countOf: (waiting: number, given: number) => number): Fault =>
    (store, time = { now: 0 }) => {
      const enqueue = store['enqueue'] as Methods[string];
      const list = store['listDeliveries'] as Methods[string];
      const counts = new Map<string, { at: number; waiting: number }>();
      store['enqueue'] = async (deliveries: Row[], most: number) => {
        const webhookId = deliveries[0]?.['webhookId'] as string;
        const found = await list({ webhookId, state: 'pending', limit: 1_000 } as never);
        const waiting = (found as Row[]).length;
        let counted = counts.get(webhookId);
        if (!counted || time.now - counted.at >= 1_000) counted = { at: time.now, waiting };
        await enqueue(deliveries as never, (most + waiting - counted.waiting) as never);
        counts.set(webhookId, { ...counted, waiting: countOf(counted.waiting, deliveries.length) });
      };
    };

  it.each<[string, Fault]>([
    ['whose calls take some time', slowly('enqueue')],
    ['that learns after a second what waits', countsLate((waiting) => waiting)],
    ['that learns after a second what waits no more', countsLate((waiting, given) => waiting + given)],
  ])('takes a store %s', async (_, put) => {
    for (const run of cases.values()) await expect(run(put)).resolves.toBeUndefined();
  });
});
