/** Runs each program for receivers on the same requests, in its language where that is installed. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { attemptHeaders } from '../../../webhooks/signature.ts';
import { verifications } from './verifications.ts';

const OLD = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=';
const NEW = 'whsec_HwEdHBsaGRgXFhUUExIREA8ODQwLCgkIBwYFBAMCAQA=';
const ID = 'evt_01m7yzmhg00c5h8m2q4r6s9t1v';
const BODY = '{"event":"tool_used","tool_id":"cpf","data":{"tool_name":"Calculadora de férias"}}';

type Headers = Readonly<Record<string, string | undefined>>;

function sent(secrets: readonly [string, string?], ago = 0): Headers {
  const body = new TextEncoder().encode(BODY);
  const headers = attemptHeaders({ event: 'tool_used', deliveryId: ID, body, at: Date.now() - ago, secrets });
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

const now = sent([OLD]);
const cases: readonly { of: string; headers: Headers; body?: string; taken: boolean }[] = [
  { of: 'a delivery', headers: now, taken: true },
  { of: 'a rotation, to the one who has the old secret', headers: sent([OLD, NEW]), taken: true },
  { of: 'a rotation, to the one who has the new secret', headers: sent([NEW, OLD]), taken: true },
  { of: 'a rotation between other secrets', headers: sent([NEW, `${NEW.slice(0, -3)}8A=`]), taken: false },
  { of: 'an attempt of a minute ago', headers: sent([OLD], 60_000), taken: true },
  { of: 'an attempt of an hour ago', headers: sent([OLD], 3_600_000), taken: false },
  { of: 'an attempt of a time to come', headers: sent([OLD], -3_600_000), taken: false },
  {
    of: 'an attempt of an hour ago with the time of now',
    headers: { ...sent([OLD], 3_600_000), 'webhook-timestamp': now['webhook-timestamp'] },
    taken: false,
  },
  { of: 'another id', headers: { ...now, 'x-service-delivery': `${ID.slice(0, -1)}w` }, taken: false },
  { of: 'another body', headers: now, body: BODY.replace('cpf', 'rg'), taken: false },
  {
    of: 'the signature of the body alone',
    headers: { ...now, 'webhook-signature': undefined },
    taken: false,
  },
  { of: 'the standard signature alone', headers: { ...now, 'x-service-signature': undefined }, taken: false },
  { of: 'a time that is no number', headers: { ...now, 'webhook-timestamp': 'soon' }, taken: false },
  {
    of: 'signatures that are no ASCII',
    headers: { ...now, 'x-service-signature': now['x-service-signature']?.replace('s', 'é') },
    taken: false,
  },
  { of: 'no header', headers: {}, taken: false },
];

const NAMES = [
  'x-service-delivery',
  'webhook-timestamp',
  'x-service-signature',
  'x-service-signature-next',
  'webhook-signature',
];
/** A request a line: its headers, in this order, and its body. An absent header is a hyphen. */
const lines = cases.map(({ headers, body = BODY }) =>
  [...NAMES.map((name) => headers[name] ?? '-'), body].join('\t'),
);

interface Language {
  readonly name: string;
  /** A call that fails where the language is not installed. */
  readonly probe: readonly [command: string, ...args: string[]];
  /** The files beside the lines: the program as it is shown, and one that hands it each line. */
  files(program: string): Readonly<Record<string, string>>;
  /** Commands, run one after the other in the folder of the files; the last one prints. */
  readonly commands: readonly (readonly [command: string, ...args: string[]])[];
}

const secret = JSON.stringify(OLD);

const languages: readonly Language[] = [
  {
    name: 'Node',
    probe: ['node', '--version'],
    files: (program) => ({
      'webhooks.mjs': program,
      'main.mjs': `import { readFileSync } from 'node:fs';
import { deliveryOf } from './webhooks.mjs';
for (const line of readFileSync('lines', 'utf8').split('\\n')) {
  const parts = line.split('\\t');
  const headers = {};
  ${JSON.stringify(NAMES)}.forEach((name, i) => parts[i] === '-' || (headers[name] = parts[i]));
  console.log(deliveryOf(headers, Buffer.from(parts.at(-1)), ${secret}) ?? '-');
}`,
    }),
    commands: [['node', 'main.mjs']],
  },
  {
    name: 'Python',
    probe: ['python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 10))'],
    files: (program) => ({
      'webhooks.py': program,
      'main.py': `from webhooks import delivery_of
for line in open("lines", encoding="utf8"):
    *values, body = line.rstrip("\\n").split("\\t")
    headers = {name: value for name, value in zip(${JSON.stringify(NAMES)}, values) if value != "-"}
    print(delivery_of(headers, body.encode(), ${secret}) or "-")
`,
    }),
    commands: [['python3', 'main.py']],
  },
  {
    name: 'PHP',
    probe: ['php', '--version'],
    files: (program) => ({
      'main.php': `<?php
declare(strict_types=1);
${program}
foreach (file('lines', FILE_IGNORE_NEW_LINES) as $line) {
    $values = explode("\\t", $line);
    $body = array_pop($values);
    $headers = array_filter(array_combine(${JSON.stringify(NAMES)}, $values), fn($value) => $value !== '-');
    echo delivery_of($headers, $body, ${secret}) ?? '-', "\\n";
}`,
    }),
    commands: [['php', 'main.php']],
  },
  {
    name: 'Go',
    probe: ['go', 'version'],
    files: (program) => ({
      'go.mod': 'module example.com/receiver\n\ngo 1.19\n',
      'webhooks/webhooks.go': program,
      'main.go': `package main

import (
	"example.com/receiver/webhooks"
	"fmt"
	"net/http"
	"os"
	"strings"
)

func main() {
	lines, _ := os.ReadFile("lines")
	for _, line := range strings.Split(string(lines), "\\n") {
		parts := strings.Split(line, "\\t")
		headers := http.Header{}
		for i, name := range strings.Split("${NAMES.join(' ')}", " ") {
			if parts[i] != "-" {
				headers.Set(name, parts[i])
			}
		}
		id, ok := webhooks.DeliveryOf(headers, []byte(parts[len(parts)-1]), ${secret})
		if !ok {
			id = "-"
		}
		fmt.Println(id)
	}
}
`,
    }),
    commands: [
      ['go', 'vet', './...'],
      ['go', 'run', '.'],
    ],
  },
  {
    name: 'C#',
    probe: ['mcs', '--version'],
    files: (program) => ({
      'Webhooks.cs': program,
      'Program.cs': `using System;
using System.Collections.Generic;
using System.IO;
using System.Text;

static class Program
{
    static void Main()
    {
        var names = "${NAMES.join(' ')}".Split(' ');
        foreach (var line in File.ReadAllText("lines").Split('\\n'))
        {
            var parts = line.Split('\\t');
            var headers = new Dictionary<string, string>(StringComparer.OrdinalIgnoreCase);
            for (var i = 0; i < names.Length; i++) if (parts[i] != "-") headers[names[i]] = parts[i];
            Func<string, string> header = name => headers.TryGetValue(name, out var value) ? value : null;
            var body = Encoding.UTF8.GetBytes(parts[parts.Length - 1]);
            Console.WriteLine(Webhooks.DeliveryOf(header, body, ${secret}) ?? "-");
        }
    }
}`,
    }),
    commands: [
      ['mcs', '-warnaserror', '-r:System.Core', '-out:program.exe', 'Webhooks.cs', 'Program.cs'],
      ['mono', 'program.exe'],
    ],
  },
  {
    name: 'Java',
    probe: ['javac', '--release', '17', '--version'],
    files: (program) => ({
      'Webhooks.java': program,
      'Main.java': `import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;

class Main {
  public static void main(String[] args) throws Exception {
    String[] names = "${NAMES.join(' ')}".split(" ");
    for (String line : Files.readAllLines(Path.of("lines"))) {
      String[] parts = line.split("\\t");
      Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
      for (int i = 0; i < names.length; i++) if (!parts[i].equals("-")) headers.put(names[i], parts[i]);
      byte[] body = parts[parts.length - 1].getBytes(StandardCharsets.UTF_8);
      System.out.println(Webhooks.deliveryOf(headers::get, body, ${secret}).orElse("-"));
    }
  }
}`,
    }),
    commands: [
      ['javac', '-Werror', '-Xlint:all', '-encoding', 'UTF-8', 'Webhooks.java', 'Main.java'],
      ['java', 'Main'],
    ],
  },
];

const shown = verifications('Node');

it('the guide verifies with the package, and without it in each language that a test runs', () => {
  expect(shown.map(({ name }) => name)).toEqual(['canivete/verify', ...languages.map(({ name }) => name)]);
});

const folder = mkdtempSync(join(tmpdir(), 'canivete-verifications-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(languages)('a receiver in $name', ({ name, probe: [command, ...args], files, commands }) => {
  const isInstalled = spawnSync(command, args).status === 0;

  it.skipIf(!isInstalled)('takes what the secret signed, and gives its id', async () => {
    const cwd = join(folder, String(languages.findIndex((language) => language.name === name)));
    const program = shown.find((snippet) => snippet.name === name)?.text ?? '';
    for (const [file, text] of Object.entries({ ...files(program), lines: lines.join('\n') })) {
      mkdirSync(dirname(join(cwd, file)), { recursive: true });
      writeFileSync(join(cwd, file), text);
    }
    let printed = '';
    for (const [step, ...rest] of commands) printed = (await promisify(execFile)(step, rest, { cwd })).stdout;

    const ids = printed.trim().split('\n');
    expect(cases.map(({ of }, i) => ({ of, id: ids[i] }))).toEqual(
      cases.map(({ of, taken }) => ({ of, id: taken ? ID : '-' })),
    );
  });
});
