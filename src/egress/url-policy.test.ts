import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sized } from '#test/support/size.ts';
import { createUrlPolicy, type UrlOptions } from './url-options.ts';
import { addressIn, judgeUrl } from './url-policy.ts';

const policy = createUrlPolicy();
const development = createUrlPolicy({
  http: true,
  ports: 'any',
  ipLiterals: true,
  allowAddresses: ['127.0.0.0/8', '::1/128'],
});
/** Everything that can be allowed, except addresses: what it refuses is refused for the address alone. */
const literals = createUrlPolicy({ http: true, ports: 'any', ipLiterals: true });

const statusOf = (text: unknown, under = policy) => judgeUrl(text, under).refused?.status ?? 200;
const hrefOf = (text: string, options: UrlOptions = {}) => judgeUrl(text, createUrlPolicy(options)).url?.href;

/** Texts that are not URLs, or that parsers read in different ways. */
const badTexts = [
  '',
  ' ',
  'x',
  'example.com',
  'example.com/hook',
  '//example.com',
  '///example.com',
  '/hook',
  '?x',
  '#x',
  '://example.com',
  'https',
  'https:',
  'https:/',
  'https://',
  'https:///',
  'https://?x',
  'https://#x',
  'https://:443',
  'https://@',
  'https://user@',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https:////example.com',
  'https:?example.com',
  'https:example.com/?https://example.com/',
  'https://user@%65xample.com/',
  'https:./example.com',
  'https:@example.com',
  ' https://example.com',
  'https://example.com ',
  'https://example.com/a b',
  'https://exam ple.com',
  'https:// example.com',
  'ht tps://example.com',
  'h\ttps://example.com',
  '\thttps://example.com',
  'https://example.com\n',
  'https://example.com\r\nX-Injected: 1',
  'https://example.com/\r\n\r\nGET / HTTP/1.1',
  'https://exam\nple.com',
  'https://127.0.0.1\n.example.com',
  'https://example.com\0.evil.com',
  'https://example.com/\0',
  'https://example.com/\u0007',
  'https://example.com/\u007f',
  'https://example.com/\u0085',
  'https://example.com/\u00a0',
  'https://example.com/\u2003',
  'https://example.com\u2028/',
  'https://example.com/\u3000',
  'https://example.com/\ufeff',
  '\ufeffhttps://example.com',
  'https://example.com/\ud800',
  'https://example\udc00.com/',
  'https:\\\\example.com',
  'https:\\/example.com',
  'https:/\\example.com',
  'https://example.com\\',
  'https://example.com\\@evil.com',
  'https://example.com/a\\b',
  'https://evil.com\\.example.com',
  'https://user\\@example.com',
  '\\\\example.com\\share',
  'https://%65xample.com',
  'https://example%2ecom',
  'https://example.com%00.evil.com',
  'https://127.0.0%2e1',
  'https://%31%32%37.0.0.1',
  'https://example.com%',
  'https://example.com%20',
  'https://user@ex%61mple.com',
  'https://ex%C2%ADample.com',
  'https://exa\uff05mple.com',
  'https://[::1%25eth0]/',
  'https://[fe80::1%eth0]/',
  'https://[fe80::1%251]/',
  'https://[::1',
  'https://::1]/',
  'https://::1/',
  'https://[]/',
  'https://[:]/',
  'https://[:::]/',
  'https://[127.0.0.1]/',
  'https://[::127.0.0.1.]/',
  'https://[::1]x/',
  'https://[::1]:x/',
  'https://[1:2:3:4:5:6:7:8:9]/',
  'https://[g::1]/',
  'https://[::ffff:0x7f.0.0.1]/',
  'https://[::1][::2]/',
  'https://[example.com]/',
  'https://1.2.3.4.5/',
  'https://256.256.256.256/',
  'https://4294967296/',
  'https://0x100000000/',
  'https://1.2.3.256/',
  'https://example.1/',
  'https://example.0x7f/',
  'https://example.com.127/',
  'https://08.8.8.8/',
  'https://0x.0x.0x.08/',
  'https://example.com:65536/',
  'https://example.com:99999999999/',
  'https://example.com:-1/',
  'https://example.com:+443/',
  'https://example.com:4x3/',
  'https://example.com:443:443/',
  'https://example.com:0x1bb/',
  'https://example.com:443@/',
  'https://exam<ple.com/',
  'https://exam>ple.com/',
  'https://exam^ple.com/',
  'https://exam|ple.com/',
  'https://exam[ple.com/',
  'https://example.com\u2100evil.com/',
  'https://evil.com\uff0fexample.com/',
  'https://evil.com\uff1aexample.com/',
  'https://evil.com\uff03example.com/',
  'https://evil.com\uff20example.com:x/',
  'https://xn--\u00e9.com/',
  'https://\u00ad/',
  'https://\u200b/',
  `https://example.com/${'a'.repeat(2029)}`,
];

/** URLs that would go by another scheme, or carry what a webhook has no use for. */
const refusedParts = [
  'http://example.com',
  'HTTP://example.com',
  'http://example.com:443/',
  'http:example.com',
  'ftp://example.com',
  'ftps://example.com',
  'file:///etc/passwd',
  'file://example.com/etc/passwd',
  'gopher://example.com/_GET',
  'dict://example.com:11211/stat',
  'ldap://example.com/',
  'ws://example.com/',
  'wss://example.com/',
  'data:text/plain,hello',
  'javascript:alert(1)',
  'mailto:someone@example.com',
  'blob:https://example.com/1',
  'about:blank',
  'urn:uuid:0',
  'jar:https://example.com!/x',
  'view-source:https://example.com',
  'httpss://example.com',
  'https+unix://example.com',
  'localhost:3000/hook',
  'example.com:443/hook',
  'https://user@hooks.acme.com',
  'https://user:secret@hooks.acme.com',
  'https://:secret@hooks.acme.com',
  'https://@hooks.acme.com',
  'https://:@hooks.acme.com',
  'https://a@b@hooks.acme.com',
  'https://hooks.acme.com@evil.com',
  'https://hooks.acme.com:443@evil.com',
  'https://hooks.acme.com%2f@evil.com',
  'https://hooks.acme.com%00@evil.com',
  'https://us%65r@hooks.acme.com',
  'https://evil.com\uff20hooks.acme.com@hooks.acme.com',
  'https://hooks.acme.com#',
  'https://hooks.acme.com/#',
  'https://hooks.acme.com/#x',
  'https://hooks.acme.com#@evil.com',
  'https://hooks.acme.com?a#b',
  'https://hooks.acme.com:80/',
  'https://hooks.acme.com:22/',
  'https://hooks.acme.com:25/',
  'https://hooks.acme.com:0/',
  'https://hooks.acme.com:6379/',
  'https://hooks.acme.com:8080/',
  'https://hooks.acme.com:44300/',
  'https://hooks.acme.com:65535/',
];

/** IP addresses in every notation that the parser takes for one. */
const addresses = [
  'https://127.0.0.1/',
  'https://127.0.0.1./',
  'https://127.1/',
  'https://127.0.1/',
  'https://127.000.000.001/',
  'https://0177.0.0.1/',
  'https://0177.1/',
  'https://017700000001/',
  'https://0x7f.0.0.1/',
  'https://0x7f.1/',
  'https://0X7F.0X0.0X0.0X1/',
  'https://0x7f000001/',
  'https://0x7f000001./',
  'https://0x0000000007f.1/',
  'https://2130706433/',
  'https://2130706433./',
  'https://0x7f.0.0x1/',
  'https://127.0x1/',
  'https://127.0.0.1:8443/',
  'https://\u2460\u2461\u2466.0.0.1/',
  'https://\uff11\uff12\uff17\uff0e\uff10\uff0e\uff10\uff0e\uff11/',
  'https://127\u30020\u30020\u30021/',
  'https://127\uff610\uff610\uff611/',
  'https://1\u00ad27.0.0.1/',
  'https://127.0.0.\u200b1/',
  'https://\u{1d7cf}\u{1d7d0}\u{1d7d5}.0.0.1/',
  'https://0/',
  'https://0./',
  'https://0x/',
  'https://00/',
  'https://0.0.0.0/',
  'https://0.0/',
  'https://1/',
  'https://10.0.0.1/',
  'https://10.1/',
  'https://012.1/',
  'https://0xa.1/',
  'https://100.64.0.1/',
  'https://100.100.100.200/',
  'https://169.254.169.254/latest/meta-data/',
  'https://0xa9.0xfe.0xa9.0xfe/',
  'https://0251.0376.0251.0376/',
  'https://2852039166/',
  'https://0xa9fea9fe/',
  'https://025177524776/',
  'https://169.254.43518/',
  'https://169.16689662/',
  'https://169.254.170.2/',
  'https://172.16.0.1/',
  'https://172.31.255.254/',
  'https://192.0.0.192/',
  'https://192.0.2.1/',
  'https://192.168.1.1/',
  'https://192.168.257/',
  'https://3232235777/',
  'https://0xc0a80101/',
  'https://192.88.99.1/',
  'https://198.18.0.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://168.63.129.16/',
  'https://2822734096/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://4294967295/',
  'https://0xffffffff/',
  'https://[::]/',
  'https://[::1]/',
  'https://[::1]:8443/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[0000:0000:0000:0000:0000:0000:0000:0001]/',
  'https://[::0.0.0.1]/',
  'https://[::127.0.0.1]/',
  'https://[::7f00:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::FFFF:7F00:1]/',
  'https://[0:0:0:0:0:ffff:169.254.169.254]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:0:127.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[64:ff9b::a00:1]/',
  'https://[64:ff9b::a83f:8110]/',
  'https://[64:ff9b:1::1]/',
  'https://[100::1]/',
  'https://[2001::1]/',
  'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'https://[2001:10::1]/',
  'https://[2001:db8::1]/',
  'https://[2002:7f00:1::]/',
  'https://[2002:a9fe:a9fe::]/',
  'https://[3fff::1]/',
  'https://[5f00::1]/',
  'https://[fc00::1]/',
  'https://[fd00:ec2::254]/',
  'https://[fd20:ce::254]/',
  'https://[fe80::1]/',
  'https://[fec0::1]/',
  'https://[ff02::1]/',
];

/** Names that lead, or may lead, inside. */
const localNames = [
  'https://localhost/',
  'https://LOCALHOST/',
  'https://localhost./',
  'https://localhost:8443/',
  'https://\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3/',
  'https://local\u00adhost/',
  'https://localhos\uff54/',
  'https://foo.localhost/',
  'https://foo.localhost./',
  'https://localhost.localdomain/',
  'https://printer.local/',
  'https://kubernetes.default.svc.cluster.local/',
  'https://kubernetes.default.svc/',
  'https://kubernetes.default/',
  'https://metadata.google.internal/',
  'https://METADATA.GOOGLE.INTERNAL/',
  'https://metadata.google.internal./computeMetadata/v1/',
  'https://metadata/',
  'https://metadata./',
  'https://instance-data/latest/meta-data/',
  'https://instance-data.ec2.internal/',
  'https://ip-10-0-0-1.ec2.internal/',
  'https://host.docker.internal/',
  'https://gateway.docker.internal/',
  'https://wiki.intranet/',
  'https://nas.lan/',
  'https://router.home/',
  'https://router.home.arpa/',
  'https://1.0.0.127.in-addr.arpa/',
  'https://mail.corp/',
  'https://db.private/',
  'https://abcdefghijklmnop.onion/',
  'https://something.alt/',
  'https://nothing.invalid/',
  'https://api.test/',
  'https://www.example/',
  'https://redis/',
  'https://db:8443/',
  'https://com/',
  'https://com./',
  'https://example.com../',
  'https://.example.com/',
  'https://example..com/',
  'https://./',
  'https://../',
  'https://...example.com/',
  'https://ex_ample.com/',
  'https://_dmarc.example.com/',
  'https://-example.com/',
  'https://example-.com/',
  'https://example.-com/',
  'https://exam!ple.com/',
  "https://exam'ple.com/",
  'https://exam*ple.com/',
  'https://*.example.com/',
  'https://exam$ple.com/',
  'https://exam&ple.com/',
  'https://exam(ple).com/',
  'https://exam+ple.com/',
  'https://exam,ple.com/',
  'https://exam;ple.com/',
  'https://exam=ple.com/',
  'https://exam~ple.com/',
  'https://exam`ple.com/',
  'https://exam{ple}.com/',
  'https://exam"ple.com/',
  `https://${'a'.repeat(64)}.com/`,
  `https://${'a.'.repeat(126)}com/`,
];

/** Ordinary addresses of receivers, with what is kept of them; the xn-- forms are Python's, that of ß UTS 46's. */
const ordinary: readonly (readonly [string, string?])[] = [
  ['https://example.com', 'https://example.com/'],
  ['https://example.com/'],
  ['https://example.com/hooks/canivete'],
  ['https://example.com/hooks?source=canivete&x=1'],
  ['https://example.com?x', 'https://example.com/?x'],
  ['https://example.com/?@evil.com'],
  ['https://example.com/@user/hook'],
  ['https://example.com/a%20b'],
  ['https://example.com/a%2Fb%00'],
  ['https://example.com/100%', 'https://example.com/100%'],
  ['https://example.com//double//slash'],
  ['https://example.com/a/../b', 'https://example.com/b'],
  ['https://example.com/caf\u00e9', 'https://example.com/caf%C3%A9'],
  ['https://example.com:443/', 'https://example.com/'],
  ['https://example.com:0443/', 'https://example.com/'],
  ['https://example.com:/', 'https://example.com/'],
  ['https://example.com:8443/'],
  ['HTTPS://EXAMPLE.COM/Path', 'https://example.com/Path'],
  ['https://example.com./hook', 'https://example.com/hook'],
  ['https://example.com.:8443/hook', 'https://example.com:8443/hook'],
  ['https://www.gov.br/'],
  ['https://api.acme.com.br/webhooks'],
  ['https://hooks.zapier.com/hooks/catch/123/abc/'],
  ['https://discord.com/api/webhooks/1/x'],
  ['https://webhook.site/3b0c1a8e-0000-4000-8000-000000000000'],
  ['https://abc123.ngrok-free.app/hook'],
  ['https://my-service-1234-uc.a.run.app/'],
  ['https://func.azurewebsites.net/api/hook?code=abc=='],
  ['https://xyz.execute-api.sa-east-1.amazonaws.com/prod/hook'],
  ['https://xn--caf-dma.com/'],
  ['https://caf\u00e9.com/', 'https://xn--caf-dma.com/'],
  ['https://CAF\u00c9.com/', 'https://xn--caf-dma.com/'],
  ['https://a\u00e7\u00e3o.com.br/', 'https://xn--ao-siap.com.br/'],
  ['https://\u4f8b\u3048.jp/', 'https://xn--r8jz45g.jp/'],
  ['https://\u4f8b\u3048\u3002jp/', 'https://xn--r8jz45g.jp/'],
  ['https://b\u00fccher.de/', 'https://xn--bcher-kva.de/'],
  ['https://fa\u00df.de/', 'https://xn--fa-hia.de/'],
  ['https://1.example.com/'],
  ['https://127.0.0.1.example.com/'],
  ['https://127-0-0-1.example.com/'],
  ['https://0x7f.example.com/'],
  ['https://a.b.c.d.e.f.example.com/'],
  ['https://a--b.com/'],
  ['https://3.cn/'],
  ['https://x.co/'],
  ['https://localhost.example.com/'],
  ['https://internal.example.com/'],
  ['https://mylocalhost.com/'],
  ['https://notlocal.locals/'],
  ['https://homes.homes/'],
  ['https://test.example.com/'],
  [`https://${'a'.repeat(63)}.com/`],
  [`https://example.com/${'a'.repeat(2028)}`],
];

describe('URLs of webhooks', () => {
  it('were tried with more than 200 hostile ones, each of its own', () => {
    const hostile = [...badTexts, ...refusedParts, ...addresses, ...localNames];
    expect(hostile.length).toBeGreaterThan(300);
    expect(new Set(hostile).size).toBe(hostile.length);
  });

  it.each(badTexts)('400: %j', (text) => expect(statusOf(text)).toBe(400));
  it.each(refusedParts)('422 for its scheme, user, fragment or port: %j', (text) => {
    expect(statusOf(text)).toBe(422);
  });
  it.each(addresses)('422 as an address, allowed as such or not: %j', (text) => {
    expect(statusOf(text)).toBe(422);
    expect(judgeUrl(text, literals).refused?.message.en).toMatch(/public address/);
  });
  // Runtimes differ in whether such a label can be parsed.
  it.each(['https://xn--/', 'https://xn--a/', 'https://xn--.xn--/'])('400 or 422: %j', (text) => {
    expect([400, 422]).toContain(statusOf(text));
  });
  it.each(localNames)('422 for its name, even where most is allowed: %j', (text) => {
    expect(statusOf(text)).toBe(422);
    expect(statusOf(text, development)).toBe(422);
  });
  it.each(ordinary.map(([text, kept = text]) => [text, kept] as const))('accepted: %s', (text, kept) => {
    expect(hrefOf(text)).toBe(kept);
    // A URL as it is kept is accepted unchanged.
    expect(hrefOf(kept)).toBe(kept);
  });

  it.each([
    [undefined],
    [null],
    [443],
    [true],
    [{}],
    [['https://example.com']],
    [new URL('https://example.com')],
  ])('400: %s, which is no text', (value) => expect(statusOf(value)).toBe(400));

  it('are cut off at 2048 characters', () => {
    const longest = `https://example.com/${'a'.repeat(2048 - 20)}`;
    expect([statusOf(longest), statusOf(`${longest}a`)]).toEqual([200, 400]);
  });

  it('never reach a host that other parsers would not see in the same text', () => {
    // Whatever is accepted has its host in the text, between "https://" and the first of "/?:", letter for letter,
    // when both are of ASCII.
    const piece = fc.constantFrom(
      ...[
        'https:',
        'http:',
        '//',
        '/',
        '\\',
        '@',
        ':',
        '443',
        '#',
        '?',
        '%',
        '%2e',
        '.',
        '..',
        '[',
        ']',
        '::1',
      ],
      ...['a', 'b.com', 'evil.com', '127.0.0.1', '0x7f', 'localhost', ' ', '\t', '-', '_', 'xn--'],
    );
    let accepted = 0;
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const text = `https://${pieces.join('')}`;
        const { url } = judgeUrl(text, policy);
        if (!url) return;
        accepted++;
        expect(/^https:\/\/([a-z0-9.-]+?)\.?(?::\d*)?(?:[/?]|$)/.exec(text)?.[1]).toBe(url.hostname);
      }),
      { numRuns: sized(300, 20_000) },
    );
    // About one in forty is.
    expect(accepted).toBeGreaterThan(sized(3, 100));
  });

  it('are refused with a text that names what is allowed, in both languages', () => {
    for (const text of [...badTexts, ...refusedParts, ...addresses, ...localNames]) {
      const { refused } = judgeUrl(text, policy);
      expect(refused?.message.pt).toMatch(/^(deve|não pode|tem) /);
      expect(refused?.message.en).toMatch(/^(must|has) /);
    }
  });
});

describe('a refusal says what is wrong', () => {
  it.each([
    ['', 'deve ser um texto de 1 a 2048 caracteres', 'must be a string of 1 to 2048 characters'],
    ['x', 'deve ser um URL absoluto: https:// e um domínio', 'must be an absolute URL: https:// and a host'],
    ['http://example.com/', 'deve usar https', 'must use https'],
  ])('with %j', (text, pt, en) => expect(judgeUrl(text, policy).refused?.message).toEqual({ pt, en }));

  it('with an address that is not public, and with a name that a service refuses', () => {
    const denying = createUrlPolicy({ denyHosts: ['example.com'] });
    expect(judgeUrl('https://10.0.0.1/', literals).refused?.message).toEqual({
      pt: 'deve levar a um endereço público da internet',
      en: 'must lead to a public address of the Internet',
    });
    expect(judgeUrl('https://example.com/', denying).refused?.message).toEqual({
      pt: 'tem um domínio que este serviço recusa',
      en: 'has a host that this service refuses',
    });
  });

  it('with the protocols that a service allows', () => {
    expect(judgeUrl('ftp://example.com/', development).refused?.message).toEqual({
      pt: 'deve usar https ou http',
      en: 'must use https or http',
    });
  });
});

it('a name has at most 253 characters (RFC 1035, section 2.3.4, without the octets around it)', () => {
  const longest = `${'a.'.repeat(125)}com`;
  expect([longest.length, statusOf(`https://${longest}/`)]).toEqual([253, 200]);
  expect(statusOf(`https://${longest}m/`)).toBe(422);
  expect(statusOf(`https://${longest}./`)).toBe(200);
});

describe('options', () => {
  it('http allows it on its ports', () => {
    expect(statusOf('http://example.com/', createUrlPolicy({ http: true }))).toBe(422);
    expect(statusOf('http://example.com:8443/', createUrlPolicy({ http: true }))).toBe(200);
    expect(hrefOf('http://example.com:80/', { http: true, ports: [80] })).toBe('http://example.com/');
    expect(statusOf('http:example.com', development)).toBe(400);
    expect(statusOf('ftp://example.com', development)).toBe(422);
  });

  it('ports are those and no other', () => {
    expect(statusOf('https://example.com:9000/', createUrlPolicy({ ports: [9000] }))).toBe(200);
    expect(statusOf('https://example.com/', createUrlPolicy({ ports: [9000] }))).toBe(422);
    expect(statusOf('https://example.com:1/', createUrlPolicy({ ports: 'any' }))).toBe(200);
    for (const port of [1, 65_535]) {
      expect(statusOf(`https://example.com:${port}/`, createUrlPolicy({ ports: [port] }))).toBe(200);
    }
    expect(statusOf('https://example.com/', createUrlPolicy({ ports: [] }))).toBe(422);
    const { refused } = judgeUrl('https://example.com:22/', createUrlPolicy({ ports: [443, 8443] }));
    expect(refused?.message).toEqual({
      pt: 'deve usar uma destas portas: 443, 8443',
      en: 'must use one of these ports: 443, 8443',
    });
  });

  it('ipLiterals allows public addresses', () => {
    expect(hrefOf('https://8.8.8.8/', { ipLiterals: true })).toBe('https://8.8.8.8/');
    expect(hrefOf('https://0x08080808/', { ipLiterals: true })).toBe('https://8.8.8.8/');
    expect(hrefOf('https://[2606:4700:4700::1111]/', { ipLiterals: true })).toBe(
      'https://[2606:4700:4700::1111]/',
    );
    expect(statusOf('https://8.8.8.8/')).toBe(422);
  });

  it.each(['http://127.0.0.1:3000/hook', 'http://127.1:3000/', 'http://[::1]:3000/', 'https://127.9.9.9/'])(
    'allowAddresses allows others: %s',
    (text) => expect(statusOf(text, development)).toBe(200),
  );

  it.each(['http://10.0.0.1/', 'http://[::2]/', 'http://169.254.169.254/', 'http://localhost:3000/'])(
    'allowAddresses allows no more than it says: %s',
    (text) => expect(statusOf(text, development)).toBe(422),
  );

  it('denyHosts refuses a name with those below it, however it is written', () => {
    const denying = createUrlPolicy({
      denyHosts: ['Acme.com.', 'caf\u00e9.com', '8.8.8.8', '[2606:4700::1]', 'x'],
      ipLiterals: true,
    });
    for (const host of [
      'acme.com',
      'ACME.com.',
      'a.b.acme.com',
      'xn--caf-dma.com',
      '8.8.8.8',
      '0x08080808',
      '[2606:4700:0::1]',
    ])
      expect([host, statusOf(`https://${host}/`, denying)]).toEqual([host, 422]);
    for (const host of ['notacme.com', 'acme.com.br', '8.8.4.4']) {
      expect([host, statusOf(`https://${host}/`, denying)]).toEqual([host, 200]);
    }
  });

  it.each([
    ['http', 1],
    ['ports', 443],
    ['ports', [0]],
    ['ports', [65_536]],
    ['ports', ['443']],
    ['ports', 'all'],
    ['ipLiterals', 'yes'],
    ['allowAddresses', '10.0.0.0/8'],
    ['allowAddresses', ['10.0.0.1/8']],
    ['allowAddresses', ['localhost']],
    ['denyHosts', ['']],
    ['denyHosts', ['https://acme.com']],
    ['denyHosts', ['acme.com/x']],
    ['denyHosts', ['acme.com:443']],
    ['denyHosts', ['acme.com:8443']],
    ['denyHosts', ['user@acme.com']],
    ['denyHosts', ['a b']],
    ['denyHosts', [7]],
    ['denyHosts', ['acme.com', 'a b']],
    ['denyHosts', ['256.1.1.1']],
    ['denyHosts', ['acme.com:']],
    ['denyHosts', ['[2606:4700::1]:']],
    ['denyHosts', ['[2606:4700::1]:8443']],
    ['denyHosts', ['[]']],
    ['allowAddresses', ['10.0.0.0/8', 'localhost']],
    ['allowLocal', true],
  ])('%s: %j is a TypeError that names it', (name, value) => {
    expect(() => createUrlPolicy({ [name]: value })).toThrow(TypeError);
    expect(() => createUrlPolicy({ [name]: value })).toThrow(
      name === 'allowLocal'
        ? 'webhooks.url: there is no option "allowLocal"'
        : `webhooks.url: option "${name}"`,
    );
  });
});

describe('addresses in parsed hosts', () => {
  it.each([
    ['https://0x7f.1/', '127.0.0.1'],
    ['https://[::FFFF:127.0.0.1]/', '::ffff:7f00:1'],
    ['https://1.2.3.4.example.com/', null],
  ])('%s has %s', (text, address) => expect(addressIn(new URL(text).hostname)).toBe(address));
});
