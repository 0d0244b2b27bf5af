import { describe, it } from 'vitest';
import {
  answers,
  casesOf,
  type Fault,
  finds,
  isGiven,
  type Methods,
  onlyAnswers,
  reversed,
  type Row,
  sharesAnswer,
  sharesGiven,
  shorter,
  withField,
} from '#test/support/faulty-stores.ts';
import { keyStoreSuite } from './key-store.ts';

describe('the suite of a KeyStore', () => {
  /** A store that shares the tools of a key with the caller who updates it. */
  const sharesTools =
    (toolsOf: (key: Row | null, patch: Row) => unknown): Fault =>
    (store) => {
      let shared: unknown;
      answers('updateKey', (key: Row | null, [, patch]) => {
        shared = toolsOf(key, patch as Row);
        return key;
      })(store);
      answers('getKey', (key: Row) => ({ ...key, tools: structuredClone(shared) }))(store);
    };

  /** A store that ends a key whatever its expiry is. */
  const replacesAnything: Fault = (store) => {
    const getKey = store['getKey'] as unknown as (id: string) => Row | null;
    isGiven('createKey', (key, max, replaces?: { id: string }) => [
      key,
      max,
      replaces && { ...replaces, expiresAt: getKey(replaces.id)?.['expiresAt'] ?? null },
    ])(store);
  };

  finds(
    casesOf((runner, make) => keyStoreSuite(runner, make)),
    {
      'KeyStore: accounts: gives back what was created, with every field': {
        'forgets a name': answers('getAccount', withField('name', undefined)),
        'says that nothing was created': answers('createAccount', () => false),
        'has an account of every id': answers('getAccount', (answer: Row | null) => answer ?? {}),
      },
      'KeyStore: accounts: an id that exists is refused and changes nothing': {
        'takes it once more': answers('createAccount', () => true),
        'takes the new fields': (store) => {
          const { createAccount, updateAccount } = store as {
            [name: string]: (...given: unknown[]) => unknown;
          };
          store['createAccount'] = (account: Row) => {
            const created = createAccount?.(account);
            updateAccount?.(account['id'], account);
            return created;
          };
        },
      },
      'KeyStore: accounts: of concurrent creations of one id, one succeeds': {
        'takes them all': answers('createAccount', () => true),
        'takes none': answers('createAccount', () => false),
      },
      'KeyStore: accounts: an update changes the fields it names and gives the account after it': {
        'forgets the others': answers('updateAccount', withField('name', undefined)),
        'gives the account before it': answers('updateAccount', withField('plan', 'free')),
        'forgets the first update at the second': answers('updateAccount', (answer: Row | null, _, nth) =>
          nth === 2 ? { ...answer, plan: 'free' } : answer,
        ),
        'only answers': (store) => {
          const get = store['getAccount'] as Methods[string];
          store['updateAccount'] = (id: string, patch: Row) => {
            const before = get(id as never) as Row | null;
            return before && { ...before, plan: 'pro', ...patch };
          };
        },
        'updates what is not there': answers('updateAccount', (answer: Row | null) => answer ?? {}),
      },
      'KeyStore: accounts: a name is given and changed like any other field': {
        'keeps no name': answers('getAccount', withField('name', undefined)),
        'gives the account before it': answers('updateAccount', withField('name', undefined)),
      },
      'KeyStore: accounts: lists accounts by id, in pages': {
        'lists them as they were created': answers('listAccounts', reversed),
        'lists them as people would': answers('listAccounts', (list: { id: string }[]) =>
          list.toSorted((a, b) => a.id.localeCompare(b.id)),
        ),
        'has no limit': isGiven('listAccounts', (query: Row) => [{ ...query, limit: 10 }]),
        'has no pages': isGiven('listAccounts', (query: Row) => [{ ...query, after: undefined }]),
        'forgets a name': answers('listAccounts', (list: Row[]) => list.map(withField('name', undefined))),
        'hands out its own records': (store) => {
          const handed = new Map<unknown, Row>();
          answers('listAccounts', (list: Row[]) =>
            list.map((one) => handed.get(one['id']) ?? (handed.set(one['id'], one), one)),
          )(store);
        },
      },
      'KeyStore: accounts: a try of its writes changes nothing that a caller can see': {
        'leaves what it wrote': (store) => {
          store['tryWriting'] = () => store['createAccount']?.({ id: 'health' } as never);
        },
      },
      'KeyStore: accounts: an erasure takes the account, its keys and its favorites, and nothing else': {
        'erases nothing': onlyAnswers('eraseAccount', true),
        'erases what is not there': answers('eraseAccount', () => true),
        'keeps the keys': (store) => {
          const [get, real] = [store['getKey'], store['eraseAccount']] as [Methods[string], Methods[string]];
          const kept = new Map<unknown, unknown>();
          store['eraseAccount'] = (id) => {
            kept.set('ka', get('ka' as never));
            return real(id);
          };
          store['getKey'] = (id) => kept.get(id) ?? get(id);
        },
        'keeps the favorites': answers('listFavorites', (list: Row[]) =>
          list.length ? list : [{ toolId: 'cpf', at: 0 }],
        ),
        'erases those of another account': (store) => {
          const real = store['eraseAccount'] as Methods[string];
          store['eraseAccount'] = (id) => {
            real('b' as never);
            return real(id);
          };
        },
      },
      'KeyStore: accounts: an erasure leaves no key behind that is created meanwhile': {
        'lists a key of the account': answers('listKeys', () => [{}]),
        'has another answer': answers('createKey', () => 'exists'),
      },
      'KeyStore: accounts: what was handed in or out can be changed without changing the store': {
        'keeps what it is given': sharesGiven('createAccount', 'getAccount'),
        'hands out its own record': sharesAnswer('getAccount'),
        'hands out its own record after an update': sharesAnswer('updateAccount', 'getAccount'),
      },
      'KeyStore: keys: finds a key with its account by its digest': {
        'says that nothing was created': answers('createKey', () => 'exists'),
        'forgets the tools': answers(
          'findKey',
          (found: { key: Row } | null) => found && { ...found, key: { ...found.key, tools: null } },
        ),
        'gives no account': answers('findKey', (found: Row | null) => found && { ...found, account: null }),
        'finds a key by any digest': answers('findKey', (found: Row | null) => found ?? {}),
      },
      'KeyStore: keys: what was handed in or out can be changed without changing the store': {
        'keeps what it is given': (store) => {
          let kept: object | undefined;
          answers('createKey', (answer, [key]) => {
            kept ??= key as object;
            return answer;
          })(store);
          answers(
            'findKey',
            (found: { key: object } | null) => found && { ...found, key: structuredClone(kept) },
          )(store);
        },
        'hands out its own record': (store) => {
          let handed: unknown;
          answers('findKey', (found) => (handed ??= found))(store);
        },
        'hands out its own list': (store) => {
          let handed: unknown;
          answers('listKeys', (keys) => (handed ??= keys))(store);
        },
        'hands out its own record at an expiry': answersByList('expireKey'),
        'hands out its own record at a revocation': answersByList('revokeKey'),
      },
      'KeyStore: keys: is unique on id and on digest': {
        'takes a second key of an id': answers('createKey', (answer, _, nth) =>
          nth === 2 ? 'created' : answer,
        ),
        'takes a second key of a digest': answers('createKey', (answer, _, nth) =>
          nth === 3 ? 'created' : answer,
        ),
        'lists a refused key': answers('listKeys', (keys: Row[]) => [...keys, keys[0]]),
        'finds a refused key': answers('findKey', () => ({})),
      },
      'KeyStore: keys: a key keeps its scope, and one without any is for tools': {
        'keeps none': answers('getKey', withField('scope', 'tools')),
        'makes none up': answers(
          'findKey',
          (found: { key: Row }) => found && { ...found, key: { ...found.key, scope: undefined } },
        ),
        'lists none': answers('listKeys', (keys: Row[]) => keys.map(withField('scope', 'tools'))),
      },
      'KeyStore: keys: a key is created for an account that exists, and only then': {
        'creates it for nobody': answers('createKey', () => 'created'),
        'takes a full account for the reason': answers('createKey', (answer) =>
          answer === 'exists' ? 'limit' : answer,
        ),
        'takes the key for the reason': answers('createKey', (answer, _, nth) =>
          nth === 4 ? 'exists' : answer,
        ),
        'keeps the key of nobody': answers('getKey', (key: Row | null) => key ?? {}),
      },
      'KeyStore: keys: counts the keys that are live when the new one is made, of both scopes, against the most there may be':
        {
          'counts those that are not live': isGiven('createKey', (key, max: number) => [key, max - 1]),
          'allows one more': isGiven('createKey', (key, max: number) => [key, max + 1]),
          'knows no most': isGiven('createKey', (key) => [key]),
          'stores what it refuses': answers('getKey', (key: Row | null) => key ?? {}),
          'takes a key in the place of one that has expired, again': answers('createKey', (answer, _, nth) =>
            nth === 8 ? 'created' : answer,
          ),
          'always has one': isGiven('createKey', (key, max = 2) => [key, max]),
        },
      'KeyStore: keys: of keys that are created at once, there are never more than allowed': {
        'creates them all': isGiven('createKey', (key) => [key]),
        'says that it creates them all': answers('createKey', () => 'created'),
      },
      'KeyStore: keys: a key that takes the place of another ends it in the same step': {
        'leaves the old one as it was': isGiven('createKey', (key, max) => [key, max]),
        'moves its end later': answers('getKey', (key: Row | null, _, nth) =>
          nth === 2 ? withField('expiresAt', 0)(key) : key,
        ),
        'still finds the old one': answers(
          'findKey',
          (found: { key: Row } | null) => found && { ...found, key: { ...found.key, expiresAt: null } },
        ),
        'deletes the old one': answers('listKeys', shorter),
      },
      'KeyStore: keys: a key that ends at once leaves its place to the one that replaces it': {
        'always has room': isGiven('createKey', (key, _, replaces) => [key, undefined, replaces]),
        'counts the one that ends': answers('createKey', (answer, _, nth) => (nth === 5 ? 'limit' : answer)),
        'ends one that it does not replace': answers('getKey', withField('expiresAt', 0)),
      },
      'KeyStore: keys: a key replaces one that is as it was read, of its account, and nothing else': {
        'does not look at the expiry': replacesAnything,
        'tells another reason': answers('createKey', (answer) =>
          answer === 'changed' ? 'no_account' : answer,
        ),
        'ends what it does not replace': answers('getKey', withField('expiresAt', 0)),
        'stores what it refuses': answers('getKey', (key: Row | null) => key ?? {}),
      },
      'KeyStore: keys: of 40 keys that replace one at once, one does': {
        'replaces it again and again': replacesAnything,
        'says that all replace it': answers('createKey', () => 'created'),
        'leaves it as it was': isGiven('createKey', (key) => [key]),
      },
      'KeyStore: keys: keys that are created while others are revoked are never more than allowed': {
        'counts, then creates': (store) => {
          const { createKey, listKeys } = { ...store } as Record<'createKey' | 'listKeys', Methods[string]>;
          store['createKey'] = async (key: Row, max: number) => {
            const own = listKeys(key['accountId'] as never) as readonly Row[];
            await Promise.resolve();
            const live = own.filter(({ revokedAt }) => revokedAt === null);
            return live.length >= max ? 'limit' : createKey(key as never);
          };
        },
        'counts those that were revoked': (store) => {
          const { createKey, listKeys } = { ...store } as Record<'createKey' | 'listKeys', Methods[string]>;
          store['createKey'] = (key: Row, max: number) => {
            const own = listKeys(key['accountId'] as never) as readonly Row[];
            return own.length >= max ? 'limit' : createKey(key as never);
          };
        },
      },
      'KeyStore: keys: of 20 keys that are replaced at once at the limit, each one is': {
        'counts those that end': isGiven('createKey', (key, max: number, replaces) => [
          key,
          max - 1,
          replaces,
        ]),
      },
      'KeyStore: keys: an account keeps the 200 of its dead keys that died last': {
        'deletes them always': answers('listKeys', (keys: Row[], _, nth) =>
          nth === 1 ? keys.slice(2) : keys,
        ),
        'keeps them all': answers('listKeys', (keys: Row[]) => [...keys, { id: 'd0' }]),
        'keeps one more when a key is revoked': answers('listKeys', (keys: Row[], _, nth) =>
          nth === 3 ? [...keys, { id: 'd2' }] : keys,
        ),
        'keeps one more when a key is replaced': answers('listKeys', (keys: Row[], _, nth) =>
          nth === 4 ? [...keys, { id: 'd3' }] : keys,
        ),
        'still has the record': answers('getKey', (key: Row | null) => key ?? {}),
        'still finds the key': answers('findKey', (found: Row | null) => found ?? {}),
        'keeps the digest': answers('createKey', (answer, [key]) =>
          (key as Row)['id'] === 'l' ? 'exists' : answer,
        ),
        'hides what it revokes': answers('revokeKey', () => null),
        'deletes those of another account': answers('listKeys', (keys: Row[], [id]) =>
          id === 'b' ? [] : keys,
        ),
      },
      'KeyStore: keys: an update changes the name and the tools that it names, and null clears them': {
        'gives the key before it': answers('updateKey', withField('name', 'CI')),
        'forgets the tools': answers('updateKey', withField('tools', null)),
        'clears nothing': isGiven('updateKey', (id, patch: Row) => [
          id,
          Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== null)),
        ]),
        'keeps a name of nothing': answers('findKey', (found: { key: Row } | null) =>
          found ? { ...found, key: { name: undefined, ...found.key } } : found,
        ),
        'only answers': answers('getKey', withField('name', 'CI')),
        'keeps the tools that it is given': sharesTools((_, patch) => patch['tools']),
        'hands out its own tools': sharesTools((key) => key?.['tools']),
        'updates what is not there': answers('updateKey', (key: Row | null) => key ?? {}),
      },
      'KeyStore: keys: gives a key by its id, in every state of it': {
        'hides a key that was revoked': answers('getKey', (key: Row | null) =>
          key?.['revokedAt'] ? null : key,
        ),
        'hands out its own record': sharesAnswer('getKey'),
        'gives another key': answers('getKey', withField('lastUsedAt', null)),
        'has a key of every id': answers('getKey', (key: Row | null) => key ?? {}),
      },
      'KeyStore: keys: lists the keys of one account by creation, then id': {
        'lists them by creation alone': answers('listKeys', ([a, b, ...rest]: Row[]) =>
          [b, a, ...rest].filter(Boolean),
        ),
        'lists them by id alone': answers('listKeys', (keys: { id: string }[]) =>
          keys.toSorted((a, b) => (a.id < b.id ? -1 : 1)).toReversed(),
        ),
        'forgets one': answers('listKeys', shorter),
        'lists those of every account': (store) => {
          const others: unknown[] = [];
          answers('createKey', (created, [key]) => {
            if ((key as Row)['accountId'] === 'b') others.push(key);
            return created;
          })(store);
          answers('listKeys', (keys: Row[]) => [...keys, ...others])(store);
        },
        'lists a key of nobody': answers('listKeys', (keys: Row[]) => (keys.length ? keys : [{}])),
      },
      'KeyStore: keys: an expiry only ever comes earlier': {
        'moves it later': (store) => {
          const real = store['expireKey'] as Methods[string];
          store['expireKey'] = (id: string, at: number) => {
            const key = real(...([id, at] as never[])) as Row | null;
            return key && { ...key, expiresAt: at };
          };
        },
        'keeps the first one': (store) => {
          let first: unknown;
          answers(
            'expireKey',
            (key: Row | null) => key && { ...key, expiresAt: (first ??= key['expiresAt']) },
          )(store);
        },
        'cannot hold the year 9999': answers('expireKey', (key: Row | null) =>
          key && (key['expiresAt'] as number) > 2 ** 47 ? { ...key, expiresAt: null } : key,
        ),
        'moves it an instant too early': answers('expireKey', (key: Row | null, _, nth) =>
          nth === 4 ? withField('expiresAt', 0)(key) : key,
        ),
        'expires what is not there': answers('expireKey', (key: Row | null) => key ?? {}),
      },
      'KeyStore: keys: a revocation is set once and is seen by the next read': {
        'revokes nothing': answers('revokeKey', withField('revokedAt', null)),
        'revokes again': answers('revokeKey', (key: Row | null, [, at]) => key && { ...key, revokedAt: at }),
        'finds the key as it was': answers(
          'findKey',
          (found: { key: Row } | null) => found && { ...found, key: { ...found.key, revokedAt: null } },
        ),
        'revokes what is not there': answers('revokeKey', (key: Row | null) => key ?? {}),
      },
      'KeyStore: keys: the last use only ever comes later, and touches of unknown keys do nothing': {
        'takes the last touch': (store) => {
          let last: unknown;
          answers('touchKey', (_, [id, at]) => void (id === 'k' && (last = at)))(store);
          answers(
            'findKey',
            (found: { key: Row } | null) => found && { ...found, key: { ...found.key, lastUsedAt: last } },
          )(store);
        },
        'notes nothing': onlyAnswers('touchKey', undefined),
        'fails at a key that is not there': answers('touchKey', (_, [id]) => {
          if (id === 'none') throw new Error('Cannot read the key');
        }),
      },
      'KeyStore: keys: a revision changes with accounts and keys and not with touches, or there is never one':
        {
          ...Object.fromEntries(
            [
              'createAccount',
              'createKey',
              'updateAccount',
              'updateKey',
              'expireKey',
              'revokeKey',
              'eraseAccount',
            ].map((method) => [`does not change it at ${method}`, revisionAfter(method, 0)]),
          ),
          'changes it at a touch': revisionAfter('touchKey', 1),
        },
      'KeyStore: favorites: adds once, counts, lists by time then tool, removes once': {
        'adds twice': answers('addFavorite', withField('added', true)),
        'does not count': answers('addFavorite', withField('count', 1)),
        'lists the newest first': answers('listFavorites', reversed),
        'lists them by tool': answers('listFavorites', (list: { toolId: string }[]) =>
          list.toSorted((a, b) => (a.toolId < b.toolId ? -1 : 1)),
        ),
        'dates anew what is added again': answers('listFavorites', (list: Row[]) =>
          list.map((one) => ({ ...one, at: 0 })),
        ),
        'removes twice': answers('removeFavorite', withField('removed', true)),
        'removes nothing': answers('removeFavorite', withField('removed', false)),
        'does not count what is left': answers('removeFavorite', withField('count', 3)),
        'lists the favorites of another account': answers('listFavorites', (list: Row[]) =>
          list.length ? list : [{}],
        ),
      },
      'KeyStore: favorites: what was handed out can be changed without changing the store': {
        'hands out its own list': (store) => {
          let handed: unknown;
          answers('listFavorites', (list) => (handed ??= list))(store);
        },
      },
      'KeyStore: favorites: of concurrent additions of one tool, one adds': {
        'adds them all': answers('addFavorite', withField('added', true)),
        'adds none': answers('addFavorite', withField('added', false)),
        'counts them all': answers('addFavorite', (answer: Row, _, nth) => ({ ...answer, count: nth })),
      },
    },
  );

  it('asks for no revision where the store has none', async () => {
    const cases = casesOf((runner, make) => keyStoreSuite(runner, make));
    const name = [...cases.keys()].find((one) => one.includes('a revision'));
    const run = cases.get(name as string);
    await run?.((store) => void Object.defineProperty(store, 'revision', { value: undefined }));
  });

  /** A store that lists the record that a method has handed out. */
  function answersByList(method: string): Fault {
    return (store) => {
      let handed: unknown;
      answers(method, (answer) => (handed ??= answer))(store);
      answers('listKeys', (keys) => (handed ? [handed] : keys))(store);
    };
  }

  /** A store whose revision goes up by `by` with each call of a method, and by one with others. */
  function revisionAfter(method: string, by: number): Fault {
    return (store) => {
      let revision = 0;
      for (const name of [
        'createAccount',
        'createKey',
        'touchKey',
        'updateAccount',
        'updateKey',
        'expireKey',
        'revokeKey',
        'eraseAccount',
      ]) {
        const step = name === method ? by : name === 'touchKey' ? 0 : 1;
        answers(name, (answer) => {
          revision += step;
          return answer;
        })(store);
      }
      Object.defineProperty(store, 'revision', { get: () => revision });
    };
  }
});
